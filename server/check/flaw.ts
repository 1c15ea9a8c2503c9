import type { TableId } from '@seekiste/protocol';

/** What can be wrong with a store. */
export const FLAWS = [
  'file',
  'journal',
  'row',
  'entry',
  'gap',
  'fold',
  'foreign',
  'seal',
  'line',
  'wake',
  'seats',
  'orphan',
  'name',
] as const;
export type FlawKind = (typeof FLAWS)[number];

/** Something that is wrong, and where. */
export interface Flaw {
  readonly kind: FlawKind;
  /** The table of the schema. */
  readonly where: string;
  /** The game table that it concerns, if it is known. */
  readonly table?: TableId;
  /** The version of the entry that it was found at. */
  readonly v?: number;
  /** Writes it anew; undefined if nothing can be done. */
  readonly mend?: () => Promise<void>;
}
