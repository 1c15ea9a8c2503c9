import { CHANCE, OVER, Rng, type Seat } from '@seekiste/rules/core';
import {
  BRIDE,
  BRIDES,
  ownHand,
  santaTimea,
  TRICKS,
  type Card,
  type Move,
  type State,
  type View,
} from '@seekiste/rules/santa-timea';
import { oddsOf, type Odds } from '../captain/odds.js';
import { policy } from '../sailor/index.js';

/*
 * The last cards of a game, reckoned and not sampled: every deal of the unseen cards is met once, as likely as what
 * was played makes it. The others answer like sailors. What the seat plays later may depend on what it has seen by
 * then, and on nothing else, so that nothing is promised that it could not know.
 */

const { kernel } = santaTimea;

/** All deals of this many cards take about a second. */
const MOST_WORLDS = 10_000;

/** All winds of the round lie open from here on (2.4). */
const LAST = 3;

/** Any will do: what is drawn from it is dealt anew. */
const ANY = '1'.repeat(64);

interface World {
  readonly state: State;
  readonly weight: number;
}

const unseenBy = (view: View): readonly Card[] => {
  const left = new Array<number>(BRIDE + 1).fill(1).with(0, 0).with(BRIDE, BRIDES);
  for (const card of [...view.gone, ...view.played, ...ownHand(view)]) left[card] = (left[card] ?? 0) - 1;
  return left.flatMap((copies, card) => new Array<Card>(copies).fill(card));
};

/** All ways to take this many of the cards, and what is left of them. */
const taken = (
  cards: readonly Card[],
  count: number,
): readonly { readonly held: readonly Card[]; readonly rest: readonly Card[] }[] => {
  if (count === 0) return [{ held: [], rest: cards }];
  return cards.flatMap((card, i) =>
    taken(cards.slice(i + 1), count - 1).map(({ held, rest }) => ({
      held: [card, ...held],
      rest: [...cards.slice(0, i), ...rest],
    })),
  );
};

const choose = (of: number, count: number): number => (count === 0 ? 1 : (choose(of - 1, count - 1) * of) / count);

const sizesIn = ({ hands }: View): readonly number[] => hands.map(hand => (hand.kind === 'closed' ? hand.count : 0));

const worldsIn = (view: View): number => {
  let left = unseenBy(view).length;
  return sizesIn(view).reduce((worlds, size) => {
    left -= size;
    return worlds * choose(left + size, size);
  }, 1);
};

/** The others' hands, each with its weight. */
const dealsOf = (
  sizes: readonly number[],
  odds: Odds | undefined,
  unseen: readonly Card[],
  seat = 0,
): readonly { readonly hands: readonly (readonly Card[])[]; readonly weight: number }[] => {
  const size = sizes[seat];
  if (size === undefined) return [{ hands: [], weight: 1 }];
  return taken(unseen, size).flatMap(({ held, rest }) => {
    const weight = held.reduce((product, card) => product * (odds?.[seat]?.[card] ?? 1), 1);
    if (weight === 0) return [];
    return dealsOf(sizes, odds, rest, seat + 1).map(later => ({
      hands: [held, ...later.hands],
      weight: weight * later.weight,
    }));
  });
};

const copyOf = (state: State): State => {
  const copy = santaTimea.start({ ...state.options }, state.seats);
  kernel.copy(state, copy);
  return copy;
};

const worldsOf = (view: View, seat: Seat): readonly World[] => {
  const like = santaTimea.imagine(view, Rng.from(ANY));
  return dealsOf(sizesIn(view), oddsOf(view), unseenBy(view)).map(({ hands, weight }) => {
    const state = copyOf(like);
    hands.forEach((hand, other) => {
      if (other !== seat) (state.hands[other] as Card[]).splice(0, Infinity, ...hand);
    });
    return { state, weight };
  });
};

/** Plays on until the seat has a choice again, or the game is over. */
const playOn = (state: State, seat: Seat): void => {
  for (let actor = kernel.actor(state); actor !== OVER && actor !== CHANCE; actor = kernel.actor(state)) {
    if (actor === seat && state.phase === 'trick' && (state.hands[seat] as Card[]).length > 1) return;
    kernel.play(state, actor, policy(state, actor));
  }
};

const codes = new Int32Array(kernel.mostMoves);

/** The weight of the wins after a card in these worlds, which look alike to the seat. */
const winsAfter = (worlds: readonly World[], seat: Seat, code: number): number => {
  const next = worlds.map(({ state, weight }): World => {
    const after = copyOf(state);
    kernel.play(after, seat, code);
    playOn(after, seat);
    return { state: after, weight };
  });
  let wins = 0;
  // What was played since is all that tells worlds apart.
  const going = new Map<string, World[]>();
  for (const world of next) {
    const { state, weight } = world;
    const seen = state.log.join();
    if (kernel.actor(state) === OVER) wins += weight * kernel.score(state, seat);
    else going.set(seen, [...(going.get(seen) ?? []), world]);
  }
  for (const alike of going.values()) wins += mostWins(alike, seat);
  return wins;
};

const mostWins = (worlds: readonly World[], seat: Seat): number => {
  const count = kernel.list((worlds[0] as World).state, seat, codes);
  return Math.max(...Array.from(codes.slice(0, count), code => winsAfter(worlds, seat, code)));
};

/** Every card of the seat's hand and the chance to win with it, best first; undefined where there are too many deals. */
export const solvedLastCards = (
  view: View,
  seat: Seat,
): readonly { readonly move: Move; readonly chance: number }[] | undefined => {
  if (view.phase !== 'trick' || view.round < view.options.rounds || view.trick <= TRICKS - LAST) return undefined;
  if (view.gone.length < (view.trick - 1) * view.seats || worldsIn(view) > MOST_WORLDS) return undefined;
  const worlds = worldsOf(view, seat);
  const state = worlds[0]?.state;
  if (!state) return undefined;
  const all = worlds.reduce((sum, { weight }) => sum + weight, 0);
  return Array.from(codes.slice(0, kernel.list(state, seat, codes)), code => ({
    move: kernel.decode(state, seat, code),
    chance: winsAfter(worlds, seat, code) / all,
  })).sort((a, b) => b.chance - a.chance);
};
