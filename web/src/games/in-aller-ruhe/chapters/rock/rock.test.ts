import { describe, expect, it } from 'vitest';
import { confirm, isComplete, NOTHING, tapCard, tapRow, tapSpace, throwing } from '../../choosing/choice.js';
import { withHeld } from '../../choosing/held.js';
import { offerAt } from '../../choosing/offers.js';
import { rowMoves } from '../../choosing/row-choice.js';
import { seaAt as at, seen, WARN } from '../../seen.test-help.js';
import { rowSigns } from '../index.js';

describe('chapter 10, the rock', () => {
  const options = { rock: true };
  const due = { phase: 'rock', due: [true] };
  const rocky = seen({ A1: 3, A3: 30 }, [20, 40, 50], options, { ...due, rock: { row: 1, gone: false, due: true } });

  it('10.2 a space of its row says so', () => {
    const view = seen({}, [20, 40], options, { rock: { row: 1, gone: false, due: false } });
    expect(offerAt(view, 0, at('C2'))).toMatchObject({ refusal: { code: 'row-blocked-by-rock', clause: '10.2' } });
    expect(offerAt(view, 0, at('C3'))).toMatchObject({ kind: 'legal' });
  });

  it('10.3 every row but its own can be chosen, by its edge or by any of its spaces', () => {
    expect([...rowMoves(rocky, false).keys()]).toEqual([0, 2, 3, 4, 5]);
    expect(tapRow(rocky, NOTHING, 4).move).toEqual({ type: 'rock', row: 4 });
    expect(tapSpace(rocky, NOTHING, at('B5'), WARN).move).toEqual({ type: 'rock', row: 4 });
    expect(tapSpace(rocky, NOTHING, at('B2'), WARN).refusal?.code).toBe('rock-stays');
  });

  it('10.3 a tapped card begins to hold it; two cards do', () => {
    const one = tapCard(rocky, NOTHING, 0).choice;
    expect(one).toEqual(throwing('hold', [0]));
    expect(isComplete(rocky, one)).toBe(false);
    expect(confirm(rocky, tapCard(rocky, one, 2).choice).move).toEqual({ type: 'hold', cards: [20, 50] });
  });

  it('10.1 before it lies anywhere there is nothing to hold', () => {
    const fresh = seen({}, [20, 40, 50], options, { phase: 'rock', rock: { row: null, gone: false, due: false } });
    expect(tapCard(fresh, NOTHING, 0).choice).toEqual(NOTHING);
    expect([...rowMoves(fresh, false).keys()]).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('10.2 it is drawn at the edge of its row', () => {
    expect([0, 1, 2].map(row => rowSigns(rocky, row).map(({ kind }) => kind))).toEqual([[], ['rock'], []]);
  });

  it('10.3 a move that lies in place shows the rock there', () => {
    expect(withHeld(rocky, { type: 'rock', row: 5 }).view.rock?.row).toBe(5);
  });
});
