import { describe, expect, it } from 'vitest';
import { Rng } from '../core/index.js';
import { cards, dealt, play, position, seed, STANDARD } from './builders.test-help.js';
import {
  ARRIVAL,
  cardsFor,
  closedTo,
  costOf,
  DEPARTURE,
  departs,
  hopelessGap,
  inAllerRuhe,
  MONSTER,
  mostPledged,
  mostThrown,
  mostUnseen,
  mustThrow,
  neverHeld,
  OPEN,
  ownHand,
  rowsToChoose,
  runPoints,
  sheetsOf,
  whyBlocked,
  whyClosed,
  whyKept,
  whyNoArrival,
  wrongSpaces,
  type Options,
  type State,
  type View,
} from './index.js';

const see = (state: State, seat = 0): View => inAllerRuhe.view(state, seat);

describe('what closes a space, and why', () => {
  it('10.2 the rock blocks its row to everybody', () => {
    const view = see(position('hands: 5 17 40 | 8 9', { rock: true }, { rock: { row: 1 } }));
    expect(whyBlocked(view, 8)).toEqual({ code: 'row-blocked-by-rock', clause: '10.2' });
    expect(whyClosed(view, 'watcher', 8)).toMatchObject({ code: 'row-blocked-by-rock', params: { space: 8 } });
    expect(whyClosed(view, 'watcher', 12)).toBeUndefined();
  });

  it('12.6 an orange storm closes spaces without a neighbour to one seat alone', () => {
    const state = position('hands: 5 17 | 8 9; sea: A1=3', { storms: true }, { storms: { orange: [1, 0] } });
    expect(whyClosed(see(state), 0, 20)).toMatchObject({ code: 'orange-needs-neighbour', clause: '12.6' });
    expect(whyClosed(see(state), 0, 1)).toBeUndefined();
    expect(whyClosed(see(state), 1, 20)).toBeUndefined();
    expect(whyClosed(see(state), 'watcher', 20)).toBeUndefined();
    expect(closedTo(state, 0)?.flatMap((closed, space) => (closed ? [] : [space]))).toEqual([1]);
  });

  it('14.3 the roof of the arch is closed to everybody until the pillars stand', () => {
    const view = see(dealt(2, 1, { ...STANDARD, variant: 'arch' }));
    expect(whyClosed(view, 'watcher', 12)).toMatchObject({ code: 'pillars-first', clause: '14.3' });
    expect(whyClosed(view, 'watcher', 11)).toBeUndefined();
  });

  it('in the standard game nothing ever does', () => {
    expect(closedTo(dealt(2, 1), 0)).toBeUndefined();
  });
});

describe('what a space costs', () => {
  it('4.4, 4.5, 4.7 by its neighbours, each by its clause', () => {
    const view = see(position('hands: 5 17 | 60 61; sea: A1=3 C1=9'));
    expect(costOf(view, 5, 1)).toEqual({ price: 2, clause: '4.5', later: undefined });
    expect(costOf(view, 17, 3)).toEqual({ price: 8, clause: '4.4', later: undefined });
    expect(costOf(view, 17, 20)).toEqual({ price: 0, clause: '4.7', later: undefined });
    expect(costOf(view, 17, 36)).toBeUndefined();
  });

  it('14.4 nothing on the pillars of the arch', () => {
    const state = dealt(2, 1, { ...STANDARD, variant: 'arch' });
    expect(costOf({ ...state, sea: state.sea.with(0, 3) }, 12, 1)?.price).toBe(0);
  });

  it('17.5 at the edge of the pyramid it is paid after exploring', () => {
    const view = see(dealt(2, 1, { ...STANDARD, variant: 'pyramid' }));
    expect(costOf(view, 5, 0)?.later).toEqual({ code: 'pay-later', clause: '17.5' });
    expect(costOf(view, 5, 14)?.later).toBeUndefined();
  });
});

describe('4.8 the gap that a card leaves hopeless', () => {
  it('has more spaces than numbers, on either side', () => {
    const view = see(position('hands: 5 17 | 60 61; sea: A1=3 F1=9'));
    expect(hopelessGap(view, 4, 2)).toEqual({ spaces: 1, numbers: 0, clause: '4.8' });
    expect(hopelessGap(view, 8, 2)).toEqual({ spaces: 2, numbers: 0, clause: '4.8' });
    expect(hopelessGap(view, 5, 2)).toBeUndefined();
  });

  it('14.2 ends with its route', () => {
    const view = see(dealt(2, 1, { ...STANDARD, variant: 'arch' }));
    expect(hopelessGap(view, 78, 5)).toBeUndefined();
    expect(hopelessGap(view, 78, 0)).toEqual({ spaces: 5, numbers: 2, clause: '4.8' });
  });
});

describe('what may be discarded', () => {
  it('5.3 as many cards can be pledged as may be discarded, and those given unseen', () => {
    const state = position('hands: 5 17 40 41 42 | 8 9 10; departedBy: 0; phase: pledge; round: 1');
    expect(mostPledged(see(state, 1))).toEqual({ count: 3, clause: '5.3' });
  });

  it('11.3, 12.3 a monster is kept, and a departure card while none lies', () => {
    const state = position('hands: 5 17 M | 8 9', { monsters: 3 });
    expect(whyKept(state, MONSTER)).toEqual({ code: 'monster-kept', clause: '11.3', params: { cards: [MONSTER] } });
    expect(whyKept(state, 17)).toBeUndefined();
    expect(mostThrown(state, cards('5 17 M'))).toBe(2);
    const stormy = position('hands: 5 17 | 8 9', { storms: true });
    expect(whyKept(stormy, DEPARTURE)).toMatchObject({ code: 'departure-kept', clause: '12.3' });
    expect(whyKept({ ...stormy, departedBy: 0 }, DEPARTURE)).toBeUndefined();
  });

  it('12.4 two cards of the pile are given unseen by a seat that a yellow storm soaked', () => {
    const state = position('hands: 5 17 | 8 9; piles: 60 61 62 | 70', { storms: true }, { storms: { yellow: [1, 0] } });
    expect(mostUnseen(state, 0).count).toBe(0);
    const storms = { ...state.storms!, blind: [true, true] };
    expect(mostUnseen({ ...state, storms }, 0)).toEqual({ count: 2, clause: '5.5' });
    expect(mostUnseen({ ...state, storms, piles: [3, 1] }, 1).count).toBe(1);
  });

  it('7.1, 10.3, 15.4 how many cards a move takes; nothing where it is not in play', () => {
    const view = see(position('hands: 5 17 40 | 8 9', { rock: true }, { rock: { row: 1 } }));
    expect(cardsFor(view, 'discard')).toEqual({ count: 2, clause: '7.1' });
    expect(cardsFor(view, 'hold')).toEqual({ count: 2, clause: '10.3' });
    expect(cardsFor(view, 'soak')).toBeUndefined();
    expect(cardsFor(view, 'give')).toBeUndefined();
    expect(cardsFor(see(dealt(2, 1, { ...STANDARD, variant: 'day-night' })), 'turn')?.count).toBe(1);
  });

  it('5.5 the cards pledged have to be given, by those who have not given them', () => {
    const state = position(
      'hands: 5 17 40 41 | 8; thrown: | 9 10 11 12; departedBy: 0; phase: give; round: 1; pledges: 4 4; given: no yes',
    );
    expect([mustThrow(see(state)), cardsFor(see(state), 'give')]).toEqual(['give', { count: 4, clause: '5.5' }]);
    expect([mustThrow(see(state, 1)), cardsFor(see(state, 1), 'give')]).toEqual([undefined, undefined]);
  });
});

describe('where a row can be chosen', () => {
  it('10.3 for the rock, every row with a gap but its own', () => {
    const state = position(
      'hands: 50 57 40 | 8 9; sea: A1=1-6; phase: rock',
      { rock: true },
      { rock: { row: 1, due: true } },
    );
    expect(rowsToChoose(state)).toEqual([2, 3, 4, 5]);
  });

  it('in a turn there is none', () => {
    expect(rowsToChoose(dealt(2, 1))).toBeUndefined();
  });
});

describe('when an arrival may be played', () => {
  it('6.1 in a full sea, after the departure', () => {
    const full = position('hands: 40 A | 8 9; sea: A1=41-76; departedBy: 0');
    expect(whyNoArrival(see(full))).toBeUndefined();
    expect(whyNoArrival(see(full, 1))).toMatchObject({ code: 'card-not-held', params: { cards: [ARRIVAL] } });
    expect(whyNoArrival({ ...see(full), departedBy: null })).toMatchObject({ code: 'no-departure-yet' });
    expect(whyNoArrival({ ...see(full), open: 1 })).toMatchObject({ code: 'sea-not-full', clause: '6.1' });
  });

  it('11.4 never with a monster in hand', () => {
    const state = position('hands: 40 A M | 8 9; sea: A1=41-76; departedBy: 0', { monsters: 3 });
    expect(whyNoArrival(see(state))).toMatchObject({ code: 'monster-in-hand', clause: '11.4' });
  });

  it('14.5, 16.2, 17.3 some variants have no departure', () => {
    const without = (['arch', 'duel', 'pyramid', 'day-night', 'none'] as const).filter(
      variant => !departs({ ...STANDARD, variant }),
    );
    expect(without).toEqual(['arch', 'duel', 'pyramid']);
  });
});

describe('what chapters count', () => {
  it('12.2, 15.3 storms and compasses in the piles are never held', () => {
    expect(neverHeld(dealt(2, 1))).toBe(0);
    expect(neverHeld(dealt(2, 1, { ...STANDARD, variant: 'day-night' }))).toBe(6);
    const { storms, ...rest } = dealt(2, 1, { ...STANDARD, storms: true });
    const calm = { ...storms!, yellow: [0, 0], orange: [1, 0], violet: [], calmed: [2, 0, 0], blowing: null };
    expect(neverHeld({ ...rest, storms: calm })).toBe(3);
  });

  it('15.5 islands of the upper half lie wrong with the moon up', () => {
    const state = position('hands: 5 17 | 8 9; sea: A1=3 A6=60', { variant: 'day-night' });
    expect(wrongSpaces(state)).toEqual([]);
    const { dayNight } = state;
    expect(wrongSpaces({ dayNight: { ...dayNight!, sides: dayNight!.sides.map(side => side && 'moon') } })).toEqual([
      30,
    ]);
  });

  it('16.8 an island adds to runs what the score sheet counts afterwards', () => {
    const owners = [0, 0, null, 0, 1, null, null, 0, 0, 0, null, 0];
    const points = (after: readonly (number | null)[]): number =>
      sheetsOf({ duel: { owners: after, shown: [] } as never, thrown: [0, 0] })[0]!.points;
    for (const [space, owner] of owners.entries())
      if (owner === null) expect(runPoints(owners, 0, space)).toBe(points(owners.with(space, 0)) - points(owners) - 2);
  });
});

describe('questions and refusals agree', () => {
  const MODES: readonly Partial<Options>[] = [
    {},
    { rock: true, monsters: 4, storms: true },
    { variant: 'arch' },
    { variant: 'day-night' },
    { variant: 'duel' },
    { variant: 'pyramid' },
  ];

  it.each(MODES)('4.1–4.7 about every space and card, all along random games: %j', options => {
    const rng = Rng.from(seed(11));
    for (let game = 0; game < 4; game++) {
      let state = dealt(2, game, { ...STANDARD, ...options });
      while (state.phase !== 'over') {
        const toAct = inAllerRuhe.toAct(state);
        const actor = toAct.kind === 'seats' ? toAct.must[0]! : 0;
        const view = see(state, actor);
        if (state.phase === 'turn') agree(view, actor);
        const moves = inAllerRuhe.moves(view);
        state = play(state, actor, moves[rng.below(moves.length)]!);
      }
    }
  });

  const agree = (view: View, seat: number): void => {
    const card = ownHand(view).find(held => held < ARRIVAL);
    if (card === undefined || inAllerRuhe.why(view, { type: 'depart' }) === undefined) return;
    for (const [space, laid] of view.sea.entries()) {
      if (laid !== OPEN) continue;
      const refusal = inAllerRuhe.why(view, { type: 'lay', card, space, pay: [] });
      const closed = whyClosed(view, seat, space);
      if (closed) expect(refusal).toEqual(closed);
      if (refusal?.code === 'wrong-payment')
        expect(costOf(view, card, space)).toMatchObject({ price: refusal.params['price'], clause: refusal.clause });
    }
  };
});
