import { describe, expect, it } from 'vitest';
import { Rng } from '../../../core/index.js';
import {
  deal,
  hand,
  happens,
  moves,
  pile,
  play,
  playAll,
  position,
  refused,
  seed,
  STANDARD,
  undealt,
} from '../../builders.test-help.js';
import { COMPASS, inAllerRuhe, type State } from '../../index.js';

const STORMS = { storms: true };
const sky = (storms: object) => ({ storms });

/** The active player discards two and draws what lies on top of the pile. */
const drawing = (top: string, own = '5 17 40 41 42', parts: object = {}): State =>
  play(
    position(`hands: ${own} | 8 9 10 11 12; piles: ${top} 64 61 62 63 | 70 71; sea: C3=30`, STORMS, parts),
    0,
    `- ${own.split(' ').slice(0, 2).join(' ')}`,
  );

describe('12 Storms', () => {
  it('12.1 two of each colour are dealt with islands and arrivals', () => {
    const { piles, hands } = deal(3, 2, { ...STANDARD, storms: true });
    const counts = [84, 85, 86].map(storm => piles.flat().filter(card => card === storm).length);
    expect([counts, hands, piles.flat().includes(COMPASS)]).toEqual([[2, 2, 2], [[], [], []], false]);
    expect(inAllerRuhe.start({ ...STANDARD, storms: true }, 2).storms?.supply).toBe(6);
  });

  it('12.2 opening hands are drawn in turn order, storms among them are dealt with at once', () => {
    const table = undealt(2, { ...STANDARD, storms: true });
    for (let n = 0; n < 40; n++) {
      let state = play(table, 'chance', inAllerRuhe.chance(table, Rng.from(seed(n))));
      while (state.stage === 'opening') {
        const acts = inAllerRuhe.toAct(state);
        const seat = acts.kind === 'seats' ? acts.must[0]! : 0;
        state = play(state, seat, moves(state, seat)[0]!);
      }
      expect(state.hands.every((cards, seat) => cards.length === (state.storms?.yellow[seat] ? 3 : 5))).toBe(true);
      expect(state.hands.flat().every(card => card < 82)).toBe(true);
      expect(state.piles.every(cards => cards.includes(82))).toBe(true);
    }
  });

  it('12.2 a yellow storm in an opening hand stops the drawing at three', () => {
    const table = undealt(1, { ...STANDARD, storms: true });
    const move = deal(1, 1, { ...STANDARD, storms: true });
    const rest = move.piles[0]!.filter(card => card !== 84 && card !== 82);
    const yellow = { ...move, piles: [[...rest.slice(0, 3), 84, 82, ...rest.slice(3), 84]] };
    const [first] = [play(table, 'chance', yellow)];
    expect([first.phase, first.hands[0]?.length, first.piles[0]?.at(-1)]).toEqual(['turn', 3, 82]);
    const early = { ...move, piles: [[...rest.slice(0, 2), 82, ...rest.slice(2), 84, 84]] };
    expect(inAllerRuhe.apply(table, 'chance', early)).toMatchObject({ error: { code: 'bad-deal', clause: '2.4' } });
  });

  it('12.2 a storm is dealt with before the drawing goes on, and is never held', () => {
    const state = drawing('O');
    expect([state.turn, hand(state, 0), state.storms?.orange]).toEqual([1, '40 41 42 61 64', [1, 0]]);
  });

  it('12.2 at the departure the active player draws extra cards first, and refills last', () => {
    const two = position('hands: 10 20 30 40 D | 11 21 31 41; piles: V 60-64 | V 70-74', STORMS);
    const extra = playAll(two, '0: D', '0: award 0', '0: blow');
    expect(inAllerRuhe.toAct(extra)).toMatchObject({ must: [0] });
    const three = position(
      'hands: 10 20 30 40 | 11 21 31 41 D | 1 2; piles: V 60-64 | V 70-74 | 75; turn: 1',
      STORMS,
      sky({ supply: 0 }),
    );
    const given = playAll(
      three,
      ...['1: D', '1: pledge 4', '0: pledge 4', '2: pledge 0', '0: give 10 20 30 40', '1: give 11 21 31 41'],
    );
    expect([given.phase, inAllerRuhe.toAct(given)]).toEqual(['storm-row', { kind: 'seats', must: [0], may: [] }]);
    expect(inAllerRuhe.toAct(play(given, 0, 'violet 1'))).toMatchObject({ must: [1] });
  });

  it('12.3 yellow: down to three cards at once, and no more than three from then on', () => {
    const state = drawing('60 Y');
    expect([state.phase, hand(state, 0), moves(state, 0).length]).toEqual(['soak', '40 41 42 60', 4]);
    expect(refused(state, 1, '- 8 9')).toMatchObject({ code: 'soak-first', clause: '12.3' });
    expect(refused(state, 0, 'soak 40 41')).toMatchObject({
      code: 'wrong-number-soaked',
      params: { count: 2, due: 1 },
    });
    expect(refused(state, 1, 'soak 8')).toMatchObject({ code: 'not-your-turn' });
    const soaked = play(state, 0, 'soak 40');
    expect([soaked.turn, hand(soaked, 0), pile(soaked, 0).startsWith('64')]).toEqual([1, '41 42 60', true]);
    expect(refused(soaked, 1, 'soak 8')).toMatchObject({ code: 'nothing-to-soak' });
  });

  it('12.3 yellow with three cards or fewer: nothing to discard, and the drawing stops', () => {
    const state = drawing('Y');
    expect([state.turn, hand(state, 0), state.storms?.yellow]).toEqual([1, '40 41 42', [1, 0]]);
  });

  it('12.3 nobody discards for a storm that does not lie before them', () => {
    const waiting = { phase: 'soak', seats: 2, turn: 0, due: [true, false], hands: [[1, 2, 3, 4], [5]] };
    const load = (yellow: number[]) => inAllerRuhe.load({ ...waiting, options: STORMS, storms: { yellow } });
    expect(load([1, 0])).toMatchObject({ ok: true });
    expect(load([0, 1])).toMatchObject({ ok: false, error: { clause: '12.3', params: { field: 'phase' } } });
  });

  it('12.3 what may not be discarded is kept: monsters, and a departure card before the departure', () => {
    const state = position('hands: 5 17 40 | 8 9 10 11; piles: 60 D Y 61 | 70; sea: C3=30', STORMS);
    const drawn = play(state, 0, '40 A6');
    expect([drawn.phase, hand(drawn, 0)]).toEqual(['soak', '5 17 60 D']);
    expect(refused(drawn, 0, 'soak D')).toMatchObject({ code: 'departure-kept', clause: '12.3' });
    expect(moves(drawn, 0)).toEqual(['soak 5', 'soak 17', 'soak 60']);
  });

  it('12.3 before the departure a departure card is kept even if nothing else can be discarded', () => {
    const state = position('hands: 5 17 M M M | 8 9; piles: D Y 61 | 70; sea: C3=30', { storms: true, monsters: 3 });
    const drawn = play(state, 0, '- 5 17');
    expect([drawn.phase, drawn.turn, hand(drawn, 0), drawn.storms?.yellow]).toEqual(['turn', 1, 'D M M M', [1, 0]]);
  });

  it('12.3 after the departure a departure card is discarded like any other', () => {
    const state = position('hands: 5 17 40 | 8 9; piles: 60 D Y 61 | 70; departedBy: 1', STORMS);
    expect(moves(play(state, 0, '40 A6'), 0)).toContain('soak D');
  });

  it('12.3 several yellow storms: still three, and each needs its own compass', () => {
    const parts = sky({ yellow: [2, 0], compasses: [0, 1] });
    const state = play(position('hands: 5 6 7 | 8 9; piles: 60-64 | 70', STORMS, parts), 1, 'compass yellow 0');
    expect([state.storms?.yellow, hand(play(state, 0, '- 5 6'), 0)]).toEqual([[1, 0], '7 60 61']);
  });

  it('12.4 under a yellow storm up to two of the eight may come unseen from the pile', () => {
    const state = position(
      'hands: 10 20 30 40 D | 11 21 31 | 1 2; piles: 60-64 | 70-74 | 75',
      STORMS,
      sky({ yellow: [0, 1, 0] }),
    );
    const departing = playAll(state, '0: D', '0: award 0', '0: pledge 3');
    expect(refused(departing, 1, 'pledge 6')).toMatchObject({ code: 'pledge-out-of-range', params: { most: 5 } });
    const agreed = playAll(departing, '1: pledge 5', '2: pledge 0', '0: give 10 20 30');
    expect(moves(agreed, 1)).toEqual(['give 11 21 31 + 2']);
    expect(refused(agreed, 1, 'give 11 21 + 3')).toMatchObject({ code: 'unseen-not-allowed' });
    const given = play(agreed, 1, 'give 11 21 31 + 2');
    expect([given.storms?.unseen, given.storms?.blind]).toEqual([
      [[], [70, 71], []],
      [false, false, false],
    ]);
    expect(JSON.stringify(inAllerRuhe.view(given, 1))).not.toContain('70');
  });

  it('12.4 a short pile gives what it has, and others may give nothing unseen', () => {
    const state = position(
      'hands: 10 20 30 40 D | 11 21 31 | 1 2 3; piles: 60-64 | D | 75 76',
      STORMS,
      sky({ yellow: [0, 1, 0] }),
    );
    const departing = playAll(state, '0: D', '0: award 0');
    expect(refused(departing, 1, 'pledge 5')).toMatchObject({ code: 'pledge-out-of-range', params: { most: 4 } });
    expect(refused(departing, 2, 'pledge 4')).toMatchObject({ code: 'pledge-out-of-range', params: { most: 3 } });
  });

  it('12.2, 12.4 a yellow storm among the extra cards soaks at once, but came too late for unseen cards', () => {
    const state = position('hands: 10 20 30 40 D | 11 21 31 41; piles: Y 60-64 | 70-74', STORMS);
    const drawn = playAll(state, '0: D', '0: award 0', '0: blow');
    expect([drawn.phase, moves(drawn, 0)]).toEqual([
      'soak',
      ['compass yellow 0', 'soak 10', 'soak 20', 'soak 30', 'soak 40'],
    ]);
    const soaked = play(drawn, 0, 'soak 10');
    expect([soaked.phase, hand(soaked, 0), hand(soaked, 1)]).toEqual(['pledge', '20 30 40 60 61', '11 21 31 41 70 71']);
    expect(refused(soaked, 0, 'pledge 6')).toMatchObject({ params: { most: 5 } });
  });

  it('5.5 without a yellow storm every card comes from a hand', () => {
    const state = position(
      'hands: 10 20 30 A A | 11 21 31 41; departedBy: 0; phase: give; round: 1; pledges: 5 3; piles: 1-5 | 6-8',
    );
    expect(refused(state, 1, 'give 11 21 + 1')).toMatchObject({ code: 'unseen-not-allowed', clause: '5.5' });
  });

  it('12.5 violet: the drawer chooses a row with a gap, and it is blocked', () => {
    const state = drawing('V', '5 17 40 41 42');
    expect([state.phase, moves(state, 0)]).toEqual([
      'storm-row',
      ['1', '2', '3', '4', '5', '6'].map(row => `violet ${row}`),
    ]);
    expect(refused(state, 0, '- 40 41')).toMatchObject({ code: 'storm-row-first', clause: '12.5' });
    expect(refused(state, 1, 'violet 2')).toMatchObject({ code: 'not-your-turn' });
    const placed = play(state, 0, 'violet 3');
    expect(refused(placed, 1, '9 A3')).toMatchObject({ code: 'row-blocked-by-storm', clause: '12.5' });
    expect(refused(placed, 1, 'violet 2')).toMatchObject({ code: 'no-row-to-choose' });
  });

  it('12.5 violet: not to a full row; without any row it passes', () => {
    const state = position('hands: 50 51 52 | 8 9; piles: V 60 | 70; sea: A1=1-6', STORMS);
    const drawn = play(state, 0, '- 50 51');
    expect(refused(drawn, 0, 'violet 1')).toMatchObject({ code: 'row-full', clause: '12.5' });
    const full = position('hands: 50 51 52 | 48 49; piles: V 60 | 70; sea: A1=1-36; departedBy: 1', STORMS);
    expect(happens(full, 0, '- 50 51')).toContainEqual({ type: 'storm-passed', seat: 0, storm: 'violet' });
  });

  it('12.6 orange: islands only next to a laid one; everything else stays allowed', () => {
    const state = position('hands: 5 31 | 8 9; sea: C3=30', STORMS, sky({ orange: [1, 0] }));
    expect(refused(state, 0, '5 A1')).toMatchObject({ code: 'orange-needs-neighbour', clause: '12.6' });
    expect(moves(state, 0)).toEqual(['31 D3 - 5', '- 5 31']);
    const other = position('hands: 8 9 | 5 31; turn: 1; sea: C3=30', STORMS, sky({ orange: [1, 0] }));
    expect(moves(other, 1)).toContain('5 A1');
  });

  it('12.6 orange and an empty sea: only discarding is left', () => {
    expect(moves(position('hands: 5 31 | 8 9', STORMS, sky({ orange: [1, 0] })), 0)).toEqual(['- 5 31']);
  });

  it('13.1 rock and storms share a row only if no other has a gap without them', () => {
    const both = { rock: true, storms: true };
    const parts = { rock: { row: 1 }, ...sky({ violet: [0, 0, 1, 0, 0, 0] }) };
    const state = play(position('hands: 5 17 40 | 8 9; piles: V 60 | 70', both, parts), 0, '- 5 17');
    expect(refused(state, 0, 'rock 3')).toMatchObject({ code: 'row-blocked-already', clause: '13.1' });
    const drawn = play(state, 0, 'rock 4');
    expect(refused(drawn, 0, 'violet 3')).toMatchObject({ code: 'row-blocked-already', clause: '13.1' });
    expect(moves(drawn, 0)).toEqual(['violet 1', 'violet 2', 'violet 5', 'violet 6']);
  });

  it('13.1 where every other open row is blocked, the rock goes to one of them', () => {
    const parts = { rock: { row: 5 }, ...sky({ violet: [0, 0, 0, 1, 1, 0] }) };
    const both = { rock: true, storms: true };
    const state = position('hands: 50 51 52 | 48 49; piles: 60 | 70; sea: A1=1-18', both, parts);
    expect(moves(play(state, 0, '- 50 51'), 0)).toEqual(['rock 4', 'rock 5']);
  });

  it('13.2 first the compass, then the rock, then the storm that is drawn', () => {
    const state = position(
      'hands: 5 6 | 8 9; piles: O 60 | 70; sea: C3=30',
      { rock: true, storms: true },
      { rock: { row: 5 } },
    );
    const emptied = play(state, 0, '- 5 6');
    expect(emptied.phase).toBe('award');
    const awarded = play(emptied, 0, 'award 1');
    expect(awarded.phase).toBe('rock');
    expect(play(awarded, 0, 'rock 1').phase).toBe('storm');
  });
});
