export const ARCH_CODES = ['pillars-first'] as const;
