import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deal, hand, happens, moves, play, position, refused, STANDARD, undealt } from '../../builders.test-help.js';
import { decidedBy, rank } from './score.js';
import { inAllerRuhe, sheetsOf, type Options, type State } from '../../index.js';

const DUEL: Partial<Options> = { variant: 'duel' };

/** A duel from a text; islands belong to the seats in `owners`, one letter a space: `0`, `1` or `.`. */
const duel = (text: string, owners = '', more: object = {}): State =>
  position(text, DUEL, {
    duel: {
      owners: Array.from({ length: 36 }, (_, i) => ('01'.includes(owners[i] ?? '.') ? Number(owners[i]) : null)),
      ...more,
    },
  });

describe('16 One against one', () => {
  it('16.1 the first seat plays against the second', () => {
    const full = duel('hands: 80 | 79; sea: A1=1-36', '0'.repeat(36));
    expect(inAllerRuhe.result(full)).toMatchObject({ kind: 'ranking', places: [1, 2] });
    expect([0, 1].map(seat => inAllerRuhe.kernel.score(full, seat))).toEqual([1, 0]);
  });

  it('16.2 only islands: five each, five face up, the rest in one pile', () => {
    const options = { ...STANDARD, ...DUEL };
    const move = deal(2, 1, options);
    expect([move.hands.map(cards => cards.length), move.piles.map(cards => cards.length)]).toEqual([
      [5, 5],
      [70, 0],
    ]);
    expect([...move.hands, ...move.piles].flat().every(card => card <= 80)).toBe(true);
    const state = play(undealt(2, options), 'chance', move);
    expect([state.duel?.row, state.piles[0]?.length]).toEqual([move.piles[0]?.slice(0, 5), 65]);
    expect([0, 1, 2, 3, 4, 5, 6, 7].map(n => deal(2, n, options).first).sort()).toContain(1);
    const uneven = {
      ...move,
      hands: [move.hands[0]!.slice(1), move.hands[1]!],
      piles: [[...move.piles[0]!, move.hands[0]![0]!], []],
    };
    expect(inAllerRuhe.apply(undealt(2, options), 'chance', uneven)).toMatchObject({
      error: { code: 'bad-deal', clause: '16.2' },
    });
  });

  it('16.3 an island belongs to whoever laid it', () => {
    const state = play(duel('hands: 5 6 | 8 9', '', { row: [] }), 0, '5 A1');
    expect([state.duel?.owners[0], state.duel?.owners[1]]).toEqual([0, null]);
  });

  it('16.4 hands are filled from the far end of the row, and the row from the pile', () => {
    const state = duel('hands: 5 6 7 | 8 9; piles: 60 61 62 63 |', '', { row: [40, 41, 42, 43, 44] });
    const after = play(state, 0, '- 5 6');
    expect([hand(after, 0), after.duel?.row]).toEqual(['7 40 41 42 43', [44, 60, 61, 62, 63]]);
    expect(happens(state, 0, '- 5 6')).toContainEqual({ type: 'took', seat: 0, cards: [40, 41, 42, 43] });
    expect(inAllerRuhe.view(after, 1).duel?.taken[0]?.map(({ card }) => card)).toEqual([40, 41, 42, 43]);
  });

  it('16.4 a short row is taken as far as it goes', () => {
    const after = play(duel('hands: 5 6 7 | 8 9; piles: |', '', { row: [40] }), 0, '- 5 6');
    expect([hand(after, 0), after.duel?.row]).toEqual(['7 40', []]);
  });

  it('16.5 whoever can lay nothing may show the hand and take the row', () => {
    const sea = 'sea: A1=1-17 F6=80';
    const state = duel(
      `hands: 2 3 4 | 28 29; piles: 60 61 |; ${sea.replace('1-17', '5-21')}`,
      `${'0'.repeat(17)}${'.'.repeat(18)}1`,
      { row: [40, 41, 42, 43, 44] },
    );
    expect(moves(state, 0)).toContain('swap');
    expect(happens(state, 0, 'swap')).toContainEqual({ type: 'hand-shown', seat: 0, cards: [2, 3, 4] });
    const after = play(state, 0, 'swap');
    expect([hand(after, 0), after.duel?.row, after.turn]).toEqual(['40 41 42 43 44', [60, 61], 1]);
    expect(sheetsOf(after)[0]?.thrown).toBe(sheetsOf(state)[0]!.thrown + 3);
  });

  it('16.5 an island that fits but cannot be paid for cannot be laid', () => {
    const state = duel('hands: 45 46 | 78 79; sea: A1=1-34 F6=60', `${'0'.repeat(34)}.1`, { row: [70] });
    expect(moves(state, 0).sort()).toEqual(['- 45 46', 'swap']);
  });

  it('16.5 not while an island could be laid, nor for an empty row', () => {
    expect(refused(duel('hands: 5 6 | 8 9', '', { row: [40] }), 0, 'swap')).toMatchObject({
      code: 'could-lay',
      clause: '16.5',
    });
    const stuck = duel('hands: 2 3 | 28 29; sea: A1=5-21', '0'.repeat(17));
    expect(refused(stuck, 0, 'swap')).toMatchObject({ code: 'row-empty', clause: '16.5' });
    expect(moves(stuck, 0)).toEqual(['- 2 3']);
  });

  it('16.6 a gap must leave enough numbers, whether they are in play or not', () => {
    const state = duel('hands: 78 4 | 8 9', '', { row: [40] });
    expect(refused(state, 0, '78 B6')).toMatchObject({ code: 'leaves-impossible-gap', clause: '16.6' });
    expect(moves(state, 0)).toContain('78 D6');
    expect(moves(state, 0)).not.toContain('78 C6');
    expect(moves(state, 0).filter(move => move.startsWith('4 '))).toEqual(['4 A1', '4 B1', '4 C1', '4 D1']);
  });

  it('16.6 after every lay each gap has as many numbers as spaces', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.infiniteStream(fc.nat()), (n, lots) => {
        let state = play(undealt(2, { ...STANDARD, ...DUEL }), 'chance', deal(2, n, { ...STANDARD, ...DUEL }));
        while (state.phase !== 'over') {
          const offered = moves(state, state.turn);
          state = play(state, state.turn, offered[lots.next().value! % offered.length]!);
          let [last, open] = [0, 0];
          for (const card of [...state.sea, 81]) {
            if (card === 0) open++;
            else {
              expect(card - last - 1).toBeGreaterThanOrEqual(open);
              [last, open] = [card, 0];
            }
          }
        }
      }),
      { numRuns: 10 },
    );
  });

  it('16.7 it ends with a full sea, or when both have at most one card', () => {
    const last = duel('hands: 36 50 | 60 61; sea: A1=1-35', '0'.repeat(35), { row: [] });
    expect(inAllerRuhe.result(play(last, 0, '36 F6 - 50'))).toMatchObject({ reason: 'sea-full' });
    const few = duel('hands: 36 50 51 | 60', '', { row: [] });
    expect(inAllerRuhe.result(play(few, 0, '- 50 51'))).toMatchObject({ reason: 'hands-empty', clause: '16.8' });
  });

  it('16.7 whoever has a single card passes while the other goes on', () => {
    const state = duel('hands: 36 50 51 52 53 | 60', '', { row: [] });
    const after = play(state, 0, '- 50 51');
    expect([after.phase, after.turn]).toEqual(['turn', 0]);
  });

  it('16.8 two points an island, one off for a discard, and runs of three or more', () => {
    const state = duel('hands: 78 79 | 76 77; sea: A1=1-12; thrown: 60 61 | 62', '000110000011', { row: [] });
    const [first, second] = sheetsOf({ ...state, thrown: [[60, 61], [62]] });
    expect(first).toEqual({
      laid: 8,
      thrown: 2,
      runs: [
        [0, 1, 2],
        [5, 6, 7, 8, 9],
      ],
      points: 16 - 2 + 8,
    });
    expect(second).toEqual({ laid: 4, thrown: 1, runs: [], points: 7 });
  });

  it.each([
    ['more islands laid', '00.1', [2, 0], [1, 2]],
    ['fewer discards', '000.0.0.0.1.1.1.1.1.1', [3, 0], [2, 1]],
    ['nothing else: the victory is shared', '0.1', [0, 0], [1, 1]],
  ])('16.8 ties are broken by %s', (_, owners, discards, places) => {
    const table = {
      duel: {
        row: [],
        owners: [...owners].map(owner => (owner === '.' ? null : Number(owner))),
        taken: [[], []],
        shown: [[], []],
        ranking: null,
      },
      thrown: discards,
    };
    expect(sheetsOf(table).map(({ points }) => points)[0]).toBe(sheetsOf(table)[1]?.points);
    expect(rank(table, 'sea-full').places).toEqual(places);
  });

  it('16.8 among equals in points, islands and discards the longest run wins', () => {
    // Six islands each: two runs of three, or one of six.
    const owners = [...'000.000.111111'].map(owner => (owner === '.' ? null : Number(owner)));
    const table = { duel: { row: [], owners, taken: [[], []], shown: [[], []], ranking: null }, thrown: [4, 4] };
    expect(rank(table, 'hands-empty')).toMatchObject({ points: [14, 14], places: [2, 1] });
    expect(decidedBy(sheetsOf(table))).toEqual({ by: 'run', more: 6, less: 3 });
  });

  it('16.8 it is known what decided on level points', () => {
    const sheet = { laid: 10, thrown: 4, runs: [[0, 1, 2, 3]], points: 20 };
    expect(decidedBy([sheet, { ...sheet, points: 19 }])).toBeUndefined();
    expect(decidedBy([sheet, { ...sheet, laid: 11, thrown: 5 }])).toEqual({ by: 'laid', more: 11, less: 10 });
    expect(decidedBy([sheet, { ...sheet, thrown: 2, runs: [] }])).toEqual({ by: 'thrown', more: 4, less: 2 });
    expect(decidedBy([sheet, { ...sheet, runs: [[0, 1, 2]] }])).toEqual({ by: 'run', more: 4, less: 3 });
    expect(decidedBy([sheet, sheet])).toEqual({ by: 'none' });
  });

  it('16.9 there is no silence', () => {
    expect(inAllerRuhe.channels(duel('hands: 5 6 | 8 9'))).toEqual({ talk: 'open', clause: '16.9' });
  });
});
