/**
 * The basic game of Santa Timea on boardgame.io's API, once with its turn order and once without.
 * Its moves trust what was enumerated, as ours do. A steering card is [direction, number], a bride
 * [−1, 0]; a wind card is [direction, damage].
 */
import {
  boardgameIo,
  type Enumerated,
  type Events,
  type MoveContext,
  type Random,
  type Setup,
} from './boardgame-io.js';

type Card = readonly [direction: number, number: number];

interface G {
  round: number;
  trick: number;
  starter: number;
  leader: number;
  turn: number;
  hands: Card[][];
  winds: Card[];
  played: Card[];
  collected: Card[][];
  points: number[];
  roundsWon: number[];
  over: number[] | null;
}

const ROUNDS = 5;
const TRICKS = 12;
const isBride = ([direction]: Card): boolean => direction < 0;

const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

const STEERING: readonly Card[] = [
  ...range(4).flatMap(direction => range(14).map((n): Card => [direction, n + 1])),
  ...range(4).map((): Card => [-1, 0]),
];
const WINDS: readonly Card[] = range(4).flatMap(direction =>
  [1, 1, 2, 2, 3].map((damage): Card => [direction, damage]),
);

const deal = (G: G, random: Random): void => {
  const cards = random.Shuffle([...STEERING]);
  G.hands = G.hands.map(() => cards.splice(0, TRICKS));
  G.winds = random.Shuffle([...WINDS]).slice(0, TRICKS);
  G.trick = 0;
  G.played = [];
  G.collected = G.collected.map(() => []);
  G.leader = G.turn = G.starter;
};

/** Twice the value, and the printed number where the value is nothing; null for a card without any value. */
const valuesOf = (played: readonly Card[], wind: number): (number | null)[] => {
  const values: (number | null)[] = [];
  for (const card of played) {
    const [direction, number] = card;
    const turned = (direction - wind + 4) % 4;
    if (isBride(card)) values.push(values.at(-1) ?? null);
    else values.push(turned === 0 ? 200 * number : turned === 2 ? number : 100 * number);
  }
  return values;
};

const endTrick = (G: G): void => {
  const seats = G.hands.length;
  const values = valuesOf(G.played, G.winds[G.trick]![0]);
  const single = range(seats).filter(
    i => values[i] !== null && values.filter(value => value === values[i]).length === 1,
  );
  const by = (better: (a: number, b: number) => boolean): number | undefined =>
    single.reduce<number | undefined>(
      (best, i) => (best === undefined || better(values[i]!, values[best]!) ? i : best),
      undefined,
    );
  const taker = isBride(G.played[0]!) ? 0 : by((a, b) => a < b);
  if (taker !== undefined) G.collected[(G.leader + taker) % seats]!.push(G.winds[G.trick]!);
  G.leader = (G.leader + (by((a, b) => a > b) ?? 0)) % seats;
  G.turn = G.leader;
  G.played = [];
  G.trick++;
};

/** Points of damage, without a set of 1, 2 and 3 for each direction. */
const damageOf = (winds: readonly Card[]): number => {
  let damage = winds.reduce((sum, [, points]) => sum + points, 0);
  for (let direction = 0; direction < 4; direction++)
    if ([1, 2, 3].every(points => winds.some(card => card[0] === direction && card[1] === points))) damage -= 6;
  return damage;
};

const placePoints = (seats: number, place: number): number => (seats === 2 ? 2 - 2 * place : seats - place);

const evaluate = (G: G): void => {
  const seats = G.hands.length;
  const damages = G.collected.map(damageOf);
  damages.forEach((damage, seat) => {
    const better = damages.filter(other => other < damage).length;
    const equal = damages.filter(other => other === damage).length;
    const sum = range(equal).reduce((total, i) => total + placePoints(seats, better + i), 0);
    G.points[seat]! += Math.ceil(sum / equal);
    if (better === 0) G.roundsWon[seat]!++;
  });
  G.round++;
};

const nextStarter = (G: G): number => {
  const most = Math.max(...G.points);
  const order = range(G.points.length).map(i => (G.starter + i) % G.points.length);
  return order.find(seat => G.points[seat] === most)!;
};

const winners = (G: G): number[] => {
  const key = (seat: number): number => G.points[seat]! * 10 + G.roundsWon[seat]!;
  const best = Math.max(...G.points.map((_, seat) => key(seat)));
  return range(G.points.length).filter(seat => key(seat) === best);
};

const moves = {
  play({ G, playerID, random }: MoveContext<G>, slot: number) {
    const seat = Number(playerID);
    const seats = G.hands.length;
    G.played.push(...G.hands[seat]!.splice(slot, 1));
    G.turn = (seat + 1) % seats;
    if (G.played.length < seats) return;
    endTrick(G);
    if (G.trick < TRICKS) return;
    evaluate(G);
    if (G.round === ROUNDS) G.over = winners(G);
    else {
      G.starter = nextStarter(G);
      deal(G, random);
    }
  },
};

const enumerate = (G: G): Enumerated[] => {
  const hand = G.hands[G.turn]!;
  const leads = G.played.length === 0 && hand.some(card => !isBride(card));
  const found: Enumerated[] = [];
  let bride = false;
  hand.forEach((card, slot) => {
    if (isBride(card) && (leads || bride)) return;
    bride ||= isBride(card);
    found.push({ seat: G.turn, move: 'play', args: [slot] });
  });
  return found;
};

const setup = ({ ctx, random }: Setup): G => {
  const seats = ctx.numPlayers;
  const G: G = {
    round: 0,
    trick: 0,
    starter: random.Die(seats) - 1,
    leader: 0,
    turn: 0,
    hands: range(seats).map(() => []),
    winds: [],
    played: [],
    collected: range(seats).map(() => []),
    points: range(seats).map(() => 0),
    roundsWon: range(seats).map(() => 0),
    over: null,
  };
  deal(G, random);
  return G;
};

const common = { name: 'santa-timea', setup, endIf: ({ G }: { G: G }) => G.over ?? undefined };

const withoutTurns = { ...common, moves, turn: { activePlayers: { all: 'any' }, stages: { any: { moves } } } };

const withTurns = {
  ...common,
  moves: {
    play(context: MoveContext<G> & { readonly events: Events }, slot: number) {
      moves.play(context, slot);
      if (context.G.over === null) context.events.endTurn({ next: String(context.G.turn) });
    },
  },
  turn: { order: { first: ({ G }: { G: G }) => G.turn, next: ({ G }: { G: G }) => G.turn } },
};

export const santaTimeaTurns = boardgameIo(withTurns, enumerate);
export const santaTimeaNoTurns = boardgameIo(withoutTurns, enumerate);
