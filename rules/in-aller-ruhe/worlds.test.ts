import { describe, expect, it } from 'vitest';
import { chiSquare, chiSquareBound, judgePicks, judgeWorlds } from '../core/conformance.js';
import { Rng, Table, type Seat } from '../core/index.js';
import { seedOf } from '../core/seeds.test-help.js';
import { ARRIVAL, DEPARTURE, inAllerRuhe, isIsland, type Card, type Options, type State } from './index.js';
import { secrets } from './secrets.test-help.js';
import { ALL, dealtIntoPlaces, loaded, without } from './worlds.test-help.js';

/** A game that has gone on for a while, no departure yet. */
const midgame = (options: Options, seats: number): State => {
  const table = Table.open(inAllerRuhe, { seats, options: { ...options } }, seedOf(11));
  const rng = Rng.from(seedOf(12));
  for (let turn = 0; turn < 3 * seats; turn++) {
    const moves = inAllerRuhe.moves(inAllerRuhe.view(table.state, table.state.turn));
    const move = moves[rng.below(moves.length)]!;
    if (move.type === 'depart') throw new Error('this game departs too early for the test');
    table.act(table.state.turn, move);
  }
  return table.state;
};

/** Where a card lies, as `place seat index`; the order of a hand says nothing, so a hand is one place. */
const placesOf = (state: State): Map<string, Card> => {
  const places = new Map<string, Card>();
  state.removed.forEach((card, i) => places.set(`removed ${i}`, card));
  state.hands.forEach((hand, seat) => hand.forEach((card, i) => places.set(`hand ${seat} ${i}`, card)));
  state.piles.forEach((pile, seat) => pile.forEach((card, i) => places.set(`pile ${seat} ${i}`, card)));
  state.thrown.forEach((cards, seat) => cards.forEach((card, i) => places.set(`thrown ${seat} ${i}`, card)));
  return places;
};

const coarse = (place: string): string => place.replace(/^(hand \d) \d+$/, '$1').replace(/^removed \d+$/, 'removed');

describe('In aller Ruhe imagines every possible world with its due chance', () => {
  const DRAWS = 6000;
  const viewer: Seat = 0;
  const truth = midgame({ islandsRemoved: 4, strict: false }, 3);
  const view = inAllerRuhe.view(truth, viewer);
  const rng = Rng.from(seedOf(13));

  /** How often each card was imagined in each place. */
  const found = new Map<string, number>();
  for (let i = 0; i < DRAWS; i++)
    for (const [place, card] of placesOf(inAllerRuhe.imagine(view, rng))) {
      const key = card === DEPARTURE ? `D${place.split(' ')[1]} ${coarse(place)}` : `${card} ${coarse(place)}`;
      found.set(key, (found.get(key) ?? 0) + 1);
    }

  // 2.4 Everybody's departure card is equally likely to be any card of their pile, or one drawn since they last had to show it.
  const hiding = [...placesOf(truth).keys()].filter(
    place => !place.startsWith(`hand ${viewer}`) && !place.startsWith(`thrown ${viewer}`),
  );
  const departureShare = (seat: Seat, place: string): number => {
    const fresh = seat === viewer ? 0 : view.fresh[seat]!;
    const all = view.piles[seat]! + fresh;
    return place.startsWith(`pile ${seat} `)
      ? 1 / all
      : place.startsWith(`hand ${seat} `) && seat !== viewer
        ? fresh / 5 / all
        : 0;
  };
  const departureAt = (place: string): number => [0, 1, 2].reduce((sum, seat) => sum + departureShare(seat, place), 0);
  const unseen = [...placesOf(truth)]
    .filter(([place, card]) => hiding.includes(place) && isIsland(card))
    .map(([, card]) => card);

  const spread = (name: string, share: (place: string) => number): { off: number; bound: number } => {
    const due = new Map<string, number>();
    for (const place of hiding)
      if (share(place) > 0) due.set(coarse(place), (due.get(coarse(place)) ?? 0) + share(place) * DRAWS);
    const observed = [...due.keys()].map(place => found.get(`${name} ${place}`) ?? 0);
    expect(observed.reduce((a, b) => a + b, 0)).toBe(DRAWS);
    return { off: chiSquare(observed, [...due.values()]), bound: chiSquareBound(due.size - 1) };
  };

  it('the departure cards (2.4)', () => {
    for (const seat of [0, 1, 2]) {
      const { off, bound } = spread(`D${seat}`, place => departureShare(seat, place));
      expect(off).toBeLessThan(bound);
    }
  });

  it('each island that the viewer has not seen', () => {
    const removed = 4 / unseen.length;
    const others = hiding.filter(place => !place.startsWith('removed')).length - 3; // without three departure cards
    for (const island of unseen) {
      const { off, bound } = spread(String(island), place =>
        place.startsWith('removed') ? removed / 4 : ((1 - removed) * (1 - departureAt(place))) / others,
      );
      expect(off).toBeLessThan(bound);
    }
  });
});

describe('In aller Ruhe imagines exactly the possible worlds', () => {
  it('before the departure: 2.4, 5.1 where the departure cards may be', () => {
    const sea = Array.from({ length: 36 }, (_, space) => (space < 30 ? space + 1 : 0));
    const hidden = [40, 50, 60, ARRIVAL, ARRIVAL];
    const own = [70, 71];
    const truth = loaded({
      seats: 2,
      sea,
      turn: 0,
      hands: [own, [40, 50]],
      piles: [
        [60, DEPARTURE],
        [DEPARTURE, ARRIVAL],
      ],
      thrown: [without(ALL, [...sea.filter(isIsland), ...own, ...hidden]), [ARRIVAL]],
      fresh: [0, 1],
    });
    const places = [
      ['hands', 1, 0],
      ['hands', 1, 1],
      ['piles', 1, 0],
      ['piles', 1, 1],
      ['thrown', 1, 0],
      ['piles', 0, 0],
      ['piles', 0, 1],
    ] as const;
    // Two numbers for the two departure cards: they are alike, but each belongs to its seat.
    const [theirs, mine] = [DEPARTURE, DEPARTURE + 1];
    const worlds = dealtIntoPlaces(truth, places, [...hidden, theirs, mine], order => {
      const [theirPlace, myPlace] = [order.indexOf(theirs), order.indexOf(mine)];
      return theirPlace >= 1 && theirPlace <= 3 && myPlace >= 5; // only one card of their hand is new
    }).map(({ state, weight }) => ({
      state: JSON.parse(JSON.stringify(state).replaceAll(String(mine), String(theirs))) as State,
      weight,
    }));
    expect(worlds.length).toBeGreaterThan(200);
    judgeWorlds(inAllerRuhe, inAllerRuhe.view(truth, 0), worlds, { seed: seedOf(14), draws: 30_000 });
  });

  it('8.2 while the active player has one card left: they can act', () => {
    // One gap of three spaces: 15 to 26 fit, for free in the middle.
    const sea = Array.from({ length: 36 }, (_, space) => (space < 14 ? space + 1 : space < 17 ? 0 : space + 10));
    const hidden = [16, 20, 50, 60, ARRIVAL];
    const own = [70, 71];
    const truth = loaded({
      seats: 2,
      sea,
      turn: 1,
      departedBy: 0,
      hands: [own, [20]],
      piles: [[60, 50], []],
      thrown: [without(ALL, [...sea.filter(isIsland), ...own, ...hidden]), [16, ARRIVAL, DEPARTURE]],
      thrownBefore: [0, 2],
      fresh: [0, 1],
    });
    const places = [
      ['hands', 1, 0],
      ['thrown', 1, 0],
      ['thrown', 1, 1],
      ['thrown', 1, 2],
      ['piles', 0, 0],
      ['piles', 0, 1],
    ] as const;
    const worlds = dealtIntoPlaces(truth, places, [...hidden, DEPARTURE], (order, state) => {
      const drawnSince = [0, 3].includes(order.indexOf(DEPARTURE)); // 5.9 thrown after the departure, or still held
      return drawnSince && inAllerRuhe.moves(inAllerRuhe.view(state, 1)).length > 0;
    });
    expect(worlds).toHaveLength(48);
    judgeWorlds(inAllerRuhe, inAllerRuhe.view(truth, 0), worlds, { seed: seedOf(15), draws: 5000 });
  });

  it('after a departure: 5.9 a departure card that was drawn is in the hand or thrown, and counts once', () => {
    // Seat 1 gave three cards and drew three: with one card before, it has drawn four since it last had to show it.
    const truth = loaded({
      seats: 3,
      turn: 0,
      departedBy: 2,
      hands: [[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11]],
      piles: [[], [12, 13, 14, DEPARTURE], [15]],
      thrown: [without(ALL, ALL.slice(0, 18)), [16, 17, 18], []],
      fresh: [5, 4, 1],
    });
    const rng = Rng.from(seedOf(18));
    const view = inAllerRuhe.view(truth, 0);
    let inPile = 0;
    for (let i = 0; i < 4000; i++) inPile += Number(inAllerRuhe.imagine(view, rng).piles[1]!.includes(DEPARTURE));
    expect(chiSquare([inPile, 4000 - inPile], [2000, 2000])).toBeLessThan(chiSquareBound(1));
  });
});

describe('In aller Ruhe picks every move equally often', () => {
  it.each(secrets.latePositions)('%s', kind => {
    const rng = Rng.from(seedOf(16));
    for (let i = 0; i < 4; i++) {
      const state = secrets.latePosition(kind, { seats: 2, options: { islandsRemoved: 0, strict: false } }, rng);
      const seat = inAllerRuhe.kernel.actor(state!);
      if (seat >= 0) judgePicks(inAllerRuhe, state!, seat, { seed: seedOf(i), draws: 20_000 });
    }
  });

  it('with equal cards in hand', () => {
    const state = loaded({
      seats: 1,
      hands: [[5, 9, ARRIVAL, ARRIVAL, ARRIVAL]],
      sea: [4, ...Array<Card>(35).fill(0)],
    });
    judgePicks(inAllerRuhe, state, 0, { seed: seedOf(17), draws: 40_000 });
  });
});
