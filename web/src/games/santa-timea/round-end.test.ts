import type { Shown } from '@seekiste/rules/santa-timea';
import { describe, expect, it } from 'vitest';
import { freshEvaluation } from './round-end.js';

const log = (...shown: readonly Shown[]) => shown.map((one, step) => ({ step, actor: 0, shown: one }));
const played = (seat: number): Shown => ({ type: 'played', seat, card: 1 });
const evaluated: Shown = { type: 'evaluated', round: 2, lines: [] };
const ended = { type: 'trick-ended', number: 1, trick: undefined, revealed: null } as unknown as Shown;

describe('the evaluation of a round', () => {
  it('is news while only others have played since', () => {
    expect(freshEvaluation(log(played(0), evaluated, played(1)), 0)).toBe(2);
  });

  it('is no news after one’s own card, nor after the next trick', () => {
    expect(freshEvaluation(log(evaluated, played(1), played(0)), 0)).toBeUndefined();
    expect(freshEvaluation(log(evaluated, played(1), ended), 'watcher')).toBeUndefined();
  });

  it('is no news before there is one', () => {
    expect(freshEvaluation(log(played(1)), 0)).toBeUndefined();
  });
});
