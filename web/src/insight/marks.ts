import type { Mark } from '@seekiste/bots/analysis';

/** As players of chess write them. */
export const SIGNS: Readonly<Record<Mark, string>> = { inaccuracy: '?!', mistake: '?', blunder: '??', find: '!' };
