/**
 * The peer: the same standard game, at the same grain of moves, written on boardgame.io's own
 * API, once with its turn order and once without. Its moves trust what was enumerated, as ours do.
 */
import { boardgameIo, type Enumerated, type Events, type MoveContext as Context, type Setup } from './boardgame-io.js';
import { rowOfChoices } from './choices.js';

export interface G {
  phase: 'turn' | 'pledge' | 'give';
  turn: number;
  sea: number[];
  departed: boolean;
  hands: number[][];
  piles: number[][];
  thrown: number[][];
  pledges: (number | null)[];
  round: number;
  given: boolean[];
  over: 'won' | 'lost' | null;
}

type MoveContext = Context<G>;

const ARRIVAL = 81;
const DEPARTURE = 82;

const drawTo = (G: G, seat: number, size: number): void => {
  const hand = G.hands[seat]!;
  const pile = G.piles[seat]!;
  while (hand.length < size && pile.length > 0) hand.push(pile.pop()!);
};

const throwCards = (G: G, seat: number, cards: readonly number[]): void => {
  for (const card of cards) {
    G.hands[seat]!.splice(G.hands[seat]!.indexOf(card), 1);
    G.thrown[seat]!.push(card);
  }
};

/** Open spaces that this island fits, each with its price. */
const fits = (sea: readonly number[], card: number): { space: number; price: number }[] => {
  let first = 0;
  let last = sea.length - 1;
  sea.forEach((laid, space) => {
    if (laid > 0 && laid < card) first = space + 1;
  });
  for (let space = sea.length - 1; space >= 0; space--) if (sea[space]! > card) last = space - 1;
  const found: { space: number; price: number }[] = [];
  for (let space = first; space <= last; space++) {
    const prices: number[] = [];
    if (space > 0 && sea[space - 1]! > 0) prices.push(card - sea[space - 1]!);
    if (space < sea.length - 1 && sea[space + 1]! > 0) prices.push(sea[space + 1]! - card);
    found.push({ space, price: prices.length > 0 ? Math.min(...prices) : 0 });
  }
  return found;
};

const isFull = (G: G): boolean => G.sea.every(card => card > 0);

const beginTurn = (G: G, seat: number): void => {
  G.phase = 'turn';
  G.turn = seat;
  const hand = G.hands[seat]!;
  if (hand.length > 1) return;
  const card = hand[0];
  const can =
    card !== undefined &&
    ((card === DEPARTURE && !G.departed) ||
      (card === ARRIVAL && G.departed && isFull(G)) ||
      (card < ARRIVAL && fits(G.sea, card).some(({ price }) => price === 0)));
  if (!can) G.over = 'lost';
};

const endTurn = (G: G): void => {
  drawTo(G, G.turn, 5);
  beginTurn(G, (G.turn + 1) % G.hands.length);
};

const moves = {
  lay({ G, playerID }: MoveContext, card: number, space: number, pay: readonly number[]) {
    const seat = Number(playerID);
    G.sea[space] = card;
    throwCards(G, seat, pay);
    G.hands[seat]!.splice(G.hands[seat]!.indexOf(card), 1);
    endTurn(G);
  },
  discard({ G, playerID }: MoveContext, cards: readonly number[]) {
    throwCards(G, Number(playerID), cards);
    endTurn(G);
  },
  depart({ G, playerID }: MoveContext) {
    const seat = Number(playerID);
    G.hands[seat]!.splice(G.hands[seat]!.indexOf(DEPARTURE), 1);
    G.departed = true;
    const extra = G.hands.length === 1 ? 6 : G.hands.length === 2 ? 2 : 0;
    G.hands.forEach((hand, player) => drawTo(G, player, hand.length + extra));
    if (G.hands.reduce((sum, hand) => sum + hand.length, 0) < 8) G.over = 'lost';
    else if (G.hands.length === 1) {
      G.phase = 'give';
      G.pledges = [8];
    } else {
      G.phase = 'pledge';
      G.round = 1;
    }
  },
  pledge({ G, playerID }: MoveContext, count: number) {
    G.pledges[Number(playerID)] = count;
    if (G.pledges.includes(null)) return;
    const pledges = G.pledges as number[];
    let sum = pledges.reduce((a, b) => a + b, 0);
    if (sum !== 8 && G.round < 3) {
      G.round++;
      G.pledges = G.pledges.map(() => null);
      return;
    }
    const order = pledges.map((_, i) => (G.turn + i) % pledges.length);
    for (; sum < 8; sum++) {
      const able = order.filter(p => pledges[p]! < G.hands[p]!.length);
      pledges[able.reduce((best, p) => (pledges[p]! < pledges[best]! ? p : best))]!++;
    }
    for (; sum > 8; sum--) {
      const able = order.filter(p => pledges[p]! > 0);
      pledges[able.reduce((best, p) => (pledges[p]! > pledges[best]! ? p : best))]!--;
    }
    G.phase = 'give';
    G.given = pledges.map(number => number === 0);
  },
  give({ G, playerID }: MoveContext, cards: readonly number[]) {
    const seat = Number(playerID);
    throwCards(G, seat, cards);
    G.given[seat] = true;
    if (G.given.includes(false)) return;
    G.hands.forEach((_, player) => {
      if (G.pledges[player] !== 0) drawTo(G, player, 5);
    });
    G.pledges = G.pledges.map(() => null);
    G.given = G.given.map(() => false);
    endTurn(G);
  },
  arrive({ G }: MoveContext) {
    G.over = 'won';
  },
};

/** Every way to choose `count` of these cards, equal cards counted once. */
const choices = (cards: readonly number[], count: number): readonly (readonly number[])[] => {
  const sorted = [...cards].sort((a, b) => a - b);
  return rowOfChoices(sorted.length, count)
    .filter(slots => slots.every(slot => slot === 0 || sorted[slot] !== sorted[slot - 1] || slots.includes(slot - 1)))
    .map(slots => slots.map(slot => sorted[slot]!));
};

const enumerateTurn = (G: G, seat: number): Enumerated[] => {
  const hand = G.hands[seat]!;
  if (!G.departed && hand.includes(DEPARTURE)) return [{ seat, move: 'depart', args: [] }];
  const found: Enumerated[] = [];
  if (G.departed && hand.includes(ARRIVAL) && isFull(G)) found.push({ seat, move: 'arrive', args: [] });
  for (const card of hand) {
    if (card >= ARRIVAL) continue;
    const others = hand.filter(held => held !== card);
    for (const { space, price } of fits(G.sea, card))
      if (price === 0) found.push({ seat, move: 'lay', args: [card, space, []] });
      else if (price <= others.length)
        for (const pay of choices(others, price)) found.push({ seat, move: 'lay', args: [card, space, pay] });
  }
  for (const cards of choices(hand, 2)) found.push({ seat, move: 'discard', args: [cards] });
  return found;
};

const enumerate = (G: G): Enumerated[] => {
  if (G.phase === 'turn') return enumerateTurn(G, G.turn);
  if (G.phase === 'pledge') {
    const seat = G.pledges.indexOf(null);
    return Array.from({ length: G.hands[seat]!.length + 1 }, (_, count) => ({ seat, move: 'pledge', args: [count] }));
  }
  const seat = G.given.indexOf(false);
  return choices(G.hands[seat]!, G.pledges[seat] ?? 0).map(cards => ({ seat, move: 'give', args: [cards] }));
};

const setup = ({ ctx, random }: Setup): G => {
  const cards = random.Shuffle([...Array.from({ length: 80 }, (_, i) => i + 1), ...Array<number>(5).fill(ARRIVAL)]);
  const seats = ctx.numPlayers;
  const each = <T>(make: (seat: number) => T): T[] => Array.from({ length: seats }, (_, seat) => make(seat));
  const piles = each(seat => cards.splice(0, Math.floor(85 / seats) + (seat < 85 % seats ? 1 : 0)));
  const hands = piles.map(pile => pile.splice(0, 5));
  for (const pile of piles) pile.splice(random.Die(pile.length + 1) - 1, 0, DEPARTURE);
  return {
    phase: 'turn',
    turn: seats - 1,
    sea: Array<number>(36).fill(0),
    departed: false,
    hands,
    piles,
    thrown: each(() => []),
    pledges: each(() => null),
    round: 0,
    given: each(() => false),
    over: null,
  };
};

const common = { name: 'in-aller-ruhe', setup, endIf: ({ G }: { G: G }) => G.over ?? undefined };

/** Its cheapest form: everybody may move at any time, and only `G` knows whose turn it is. */
const withoutTurns = { ...common, moves, turn: { activePlayers: { all: 'any' }, stages: { any: { moves } } } };

/**
 * The form its documentation teaches: its own turn order decides whose turn it is, a turn is
 * ended by an event, and at the departure all players are made active.
 */
const turnMoves = Object.fromEntries(
  Object.entries<(context: MoveContext, ...args: never[]) => void>(moves).map(([name, move]) => [
    name,
    (context: MoveContext & { readonly events: Events }, ...args: never[]) => {
      const { G, events } = context;
      const turn = G.turn;
      move(context, ...args);
      if (G.over !== null) return;
      if (name === 'depart') events.setActivePlayers({ all: 'departure' });
      else if (G.phase === 'turn' && (G.turn !== turn || G.hands.length === 1)) events.endTurn();
    },
  ]),
);
const withTurns = {
  ...common,
  moves: turnMoves,
  turn: {
    order: {
      first: ({ G }: { G: G }) => G.turn,
      next: ({ G }: { G: G }) => G.turn,
    },
    stages: { departure: { moves: turnMoves } },
  },
};

/** For servers that play it: the game in both forms, and its bare functions. */
export const inAllerRuhe = { withTurns, withoutTurns, setup, moves };

export const inAllerRuheTurns = boardgameIo(withTurns, enumerate);
export const inAllerRuheNoTurns = boardgameIo(withoutTurns, enumerate);
