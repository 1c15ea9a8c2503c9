import { Rng } from '@seekiste/rules/core';

/** The seed of a run: the same in every run unless FC_SEED says otherwise, and printed where it matters. */
export const RUN_SEED = Number(process.env['FC_SEED'] ?? 1);

/** `npm run test:long` asks for the great numbers; `npm test` for as many as tell something new. */
export const IS_LONG = process.env['LONG'] === '1';

/** A stream of choices for one purpose. */
export const dice = (purpose: number): Rng => Rng.from((RUN_SEED * 1000 + purpose + 1).toString(16).padStart(64, '0'));
