import { describe, expect, it } from 'vitest';
import { judgePicks, judgeWorlds, type World } from '../core/conformance.js';
import { Rng, type Seat } from '../core/index.js';
import { seedOf } from '../core/seeds.test-help.js';
import { cards, playAll, position, winds } from './builders.test-help.js';
import { santaTimea, type Card, type State } from './index.js';
import { PACK, WIND_PACK, without } from './pack.js';
import { secrets } from './secrets.test-help.js';

/** Every way to take some of these cards in order. */
const arrangements = (from: readonly number[], count: number): number[][] =>
  count === 0
    ? [[]]
    : from.flatMap((card, i) => arrangements(from.toSpliced(i, 1), count - 1).map(rest => [card, ...rest]));

/** Worlds that are the same are one, with their weights added up. */
const merged = (states: readonly State[]): World<State>[] => {
  const worlds = new Map<string, { state: State; weight: number }>();
  for (const state of states) {
    const key = JSON.stringify(state);
    const world = worlds.get(key);
    if (world) world.weight++;
    else worlds.set(key, { state, weight: 1 });
  }
  return [...worlds.values()];
};

const changed = (truth: State, change: (state: State) => void): State => {
  const state = JSON.parse(JSON.stringify(truth)) as State;
  change(state);
  return state;
};

/** Every deal of unseen cards to the hands of these seats; with wind cards that are settled. */
const dealtTo = (truth: State, seats: readonly Seat[], unseen: readonly Card[]): State[] => {
  const sizes = seats.map(seat => truth.hands[seat]!.length);
  const total = sizes.reduce((a, b) => a + b, 0);
  return arrangements(unseen, total).map(order =>
    changed(truth, state => {
      let from = 0;
      seats.forEach((seat, i) => {
        state.hands[seat] = order.slice(from, from + sizes[i]!).sort((a, b) => a - b);
        from += sizes[i]!;
      });
    }),
  );
};

/** A round in which all steering cards but a few have been seen, told trick by trick. */
const late = (hands: readonly string[], leader: Seat): State =>
  position({ hands, leader, winds: 'N2 S1'.slice(0, hands[leader]!.split(' ').length * 3 - 1) });

describe('Santa Timea imagines exactly the possible worlds', () => {
  it('2.2 other hands from all unseen cards, the undealt ones among them', () => {
    const truth = late(['N1', 'N2', 'B'], 0);
    const unseen = without(PACK, cards('N1'));
    const worlds = merged(dealtTo(truth, [1, 2], unseen));
    expect(worlds).toHaveLength(55 * 54 + 2 * 55 + 1); // other cards and two alike, one bride in either hand, two
    judgeWorlds(santaTimea, santaTimea.view(truth, 0), worlds, { seed: seedOf(1), draws: 60_000 });
  });

  it('3.5 without the cards of tricks that are known', () => {
    // Five players have played all cards but ten in ten tricks; nobody has led a bride.
    const truth = nearlyDone();
    const own = truth.hands[0]!;
    const gone = truth.log.filter(card => card !== 0);
    const unseen = without(PACK, [...own, ...gone]);
    expect(unseen).toHaveLength(4);
    const worlds = merged(dealtTo(truth, [1, 2, 3, 4], unseen));
    judgeWorlds(santaTimea, santaTimea.view(truth, 0), worlds, { seed: seedOf(2), draws: 4000 });
  });

  it('6.2 whoever led a bride has nothing but brides, before and after the trick', () => {
    const led = playAll(position({ hands: ['B B', 'N5 E6', 'S1 W1'], winds: 'N2 S1' }), 'B');
    const after = playAll(led, 'N5 S1');
    for (const [truth, viewer] of [
      [led, 1],
      [after, 1],
    ] as const) {
      const seen = santaTimea.view(truth, viewer);
      const rng = Rng.from(seedOf(3));
      for (let i = 0; i < 200; i++) expect(santaTimea.imagine(seen, rng).hands[0]).toEqual(cards('B'));
    }
    const own = after.hands[1]!;
    const unseen = without(PACK, [...own, ...cards('B N5 S1'), ...cards('B')]);
    const worlds = merged(dealtTo(after, [2], unseen));
    judgeWorlds(santaTimea, santaTimea.view(after, 1), worlds, { seed: seedOf(4), draws: 10_000 });
  });

  it('2.4, 9.1 the wind cards to come from those that are neither open nor forecast', () => {
    const truth = position(
      {
        hands: ['N1 N2 N3 N4 N5', 'E1 E2 E3 E4 E5'],
        winds: 'N1 S2 W3 W2 W2',
        forecast: 'W1 W1 S3',
        blown: 'N1 N2 N2 N3 E1 E1 E2',
      },
      { professional: true },
    );
    const hidden = without(WIND_PACK, [...winds('N1 S2 W3'), ...winds('W1 W1 S3'), ...winds('N1 N2 N2 N3 E1 E1 E2')]);
    expect(hidden).toHaveLength(7);
    const rng = Rng.from(seedOf(5));
    const seen = santaTimea.view(truth, 'watcher');
    // Hands are judged above: here they are set aside.
    const imagined = {
      ...santaTimea,
      imagine: (): State => changed(truth, state => state.winds.splice(0, 12, ...santaTimea.imagine(seen, rng).winds)),
    };
    const worlds = merged(
      arrangements(hidden, 2).map(order => changed(truth, state => state.winds.splice(10, 2, ...order))),
    );
    judgeWorlds(imagined, seen, worlds, { seed: seedOf(6), draws: 6000 });
  });

  it('9.4 others’ secret choices, each as likely; the own one is known', () => {
    const truth = position(
      {
        collected: ['N1 N2 N2 N3', 'S1 S1 S2 S3 W1 W1 W2 W3', ''],
        phase: 'sets',
        chosen: [null, 'S W', null],
      },
      { professional: true, rounds: 1 },
    );
    const worlds = [0, 0b0100, 0b1000, 0b1100].map(mask => ({
      state: changed(truth, state => (state.chosen[1] = mask)),
      weight: 1,
    }));
    for (const viewer of [0, 2, 'watcher'] as const)
      judgeWorlds(santaTimea, santaTimea.view(truth, viewer), worlds, { seed: seedOf(7), draws: 2000 });
    expect(santaTimea.imagine(santaTimea.view(truth, 1), Rng.from(seedOf(8)))).toEqual(truth);
  });
});

/** A game of five at random, with one trick to go and a bride led by nobody. */
const nearlyDone = (): State => {
  for (let n = 0; ; n++) {
    const rng = Rng.from(seedOf(n));
    const state = secrets.latePosition('last tricks', { seats: 5, options: { professional: false, rounds: 1 } }, rng);
    const ledBrides = state.leaders.some((_, trick) => state.log[trick * 5] === cards('B')[0]);
    if (state.trick === 12 && state.laid === 0 && !ledBrides) return state;
  }
};

describe('Santa Timea picks every move equally often', () => {
  it.each(secrets.latePositions)('%s', kind => {
    const rng = Rng.from(seedOf(16));
    for (let i = 0; i < 4; i++) {
      const state = secrets.latePosition(kind, { seats: 3, options: { professional: true, rounds: 1 } }, rng);
      judgePicks(santaTimea, state, santaTimea.kernel.actor(state), { seed: seedOf(i), draws: 10_000 });
    }
  });

  it('with brides in hand, leading and following', () => {
    const state = position({ hands: ['N1 N2 B B', 'E1 E2 E3 B'] });
    judgePicks(santaTimea, state, 0, { seed: seedOf(17), draws: 10_000 });
    judgePicks(santaTimea, playAll(state, 'N1'), 1, { seed: seedOf(18), draws: 10_000 });
  });
});
