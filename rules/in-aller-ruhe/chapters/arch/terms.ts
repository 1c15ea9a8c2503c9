export const ARCH_CODES = ['pillars-first'] as const;

export interface ArchTerms {
  readonly code: (typeof ARCH_CODES)[number];
  readonly variant: 'arch';
}
