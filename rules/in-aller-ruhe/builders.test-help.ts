import { Rng, type Actor, type Refusal, type Seat } from '../core/index.js';
import {
  inAllerRuhe,
  readCard,
  readSpace,
  writeCard,
  writeSpace,
  type Card,
  type Event,
  type Move,
  type Options,
  type State,
} from './index.js';

const words = (text: string): string[] => text.split(/\s+/).filter(word => word !== '');

const known = <T>(value: T | undefined, text: string): T => {
  if (value === undefined) throw new Error(`cannot read "${text}"`);
  return value;
};

/** `5 17 A D`, and `20-23` for four islands. */
export const cards = (text: string): Card[] =>
  words(text).flatMap(word => {
    const [from, to] = word.split('-').map(end => known(readCard(end), word));
    return to === undefined
      ? [known(from, word)]
      : Array.from({ length: to - known(from, word) + 1 }, (_, i) => known(from, word) + i);
  });

/** `A1=3 C1=9`; `A1=1-35` lays the islands 1 to 35 along the sequence from A1 on. */
const sea = (text: string): Card[] => {
  const spaces = new Array<Card>(36).fill(0);
  for (const word of words(text)) {
    const [space = '', islands = ''] = word.split('=');
    cards(islands).forEach((card, i) => (spaces[known(readSpace(space), word) + i] = card));
  }
  return spaces;
};

const bySeat = (text: string): Card[][] => text.split('|').map(cards);
const numbers = (text: string): (number | null)[] => words(text).map(word => (word === '?' ? null : Number(word)));

const FIELDS: Readonly<Record<string, (text: string) => unknown>> = {
  seats: Number,
  turn: Number,
  first: Number,
  round: Number,
  departedBy: Number,
  phase: text => text.trim(),
  sea,
  hands: bySeat,
  piles: bySeat,
  thrown: bySeat,
  removed: cards,
  pledges: numbers,
  offers: numbers,
  fresh: numbers,
  thrownBefore: numbers,
  given: text => words(text).map(word => word === 'yes'),
  due: text => words(text).map(word => word === 'yes'),
  stage: text => text.trim(),
  extra: Number,
};

/**
 * A position as JSON, from lines like `hands: 5 17 A | 8 9; sea: A1=3; departedBy: 1`. Seats are
 * divided by `|`, there are as many as hands, and what is not named takes its default.
 */
export const positionJson = (text: string, options: Partial<Options> = {}): Record<string, unknown> => {
  const position: Record<string, unknown> = { options };
  for (const part of text.split(';').filter(line => line.trim() !== '')) {
    const [name = '', value = ''] = part.split(':');
    position[name.trim()] = known(FIELDS[name.trim()], name)(value);
  }
  position['seats'] ??= (position['hands'] as unknown[]).length;
  return position;
};

/** `parts` are the fields that chapters add. */
export const position = (text: string, options: Partial<Options> = {}, parts: object = {}): State => {
  const loaded = inAllerRuhe.load({ ...positionJson(text, options), ...parts });
  if (!loaded.ok) throw new Error(`not a position: ${JSON.stringify(loaded.error)}`);
  return loaded.value;
};

const moveOf = (move: Move | string): Move => {
  if (typeof move !== 'string') return move;
  const read = inAllerRuhe.read(move);
  if (!read.ok) throw new Error(`not a move: ${move}`);
  return read.value;
};

const applied = (state: State, actor: Actor, move: Move | string): { state: State; events: readonly Event[] } => {
  const step = inAllerRuhe.apply(state, actor, moveOf(move));
  if (!step.ok) throw new Error(`refused: ${JSON.stringify(step.error)}`);
  return step.value;
};

/** The state after a move in players' notation. */
export const play = (state: State, actor: Actor, move: Move | string): State => applied(state, actor, move).state;

/** The state after several moves, each with its seat: `0: pledge 3`. */
export const playAll = (state: State, ...moves: readonly string[]): State =>
  moves.reduce((now, text) => play(now, Number(text.slice(0, 1)), text.slice(3)), state);

/** What happens at a move. */
export const happens = (state: State, actor: Actor, move: Move | string): readonly Event[] =>
  applied(state, actor, move).events;

/** Why a move is refused; the state must stay as it was, and the player's own view must say the same. */
export const refused = (state: State, actor: Actor, move: Move | string): Refusal => {
  const before = JSON.stringify(state);
  const step = inAllerRuhe.apply(state, actor, moveOf(move));
  if (step.ok) throw new Error('this move was accepted');
  if (JSON.stringify(state) !== before) throw new Error('a refused move changed the state');
  const seen = inAllerRuhe.why(inAllerRuhe.view(state, actor === 'chance' ? 'watcher' : actor), moveOf(move));
  if (actor !== 'chance' && moveOf(move).type !== 'deal' && JSON.stringify(seen) !== JSON.stringify(step.error))
    throw new Error(`the view gives another reason: ${JSON.stringify(seen)}`);
  return step.error;
};

/** Everything that a seat may do, in players' notation. */
export const moves = (state: State, seat: Seat): string[] =>
  inAllerRuhe.moves(inAllerRuhe.view(state, seat)).map(move => inAllerRuhe.write(move));

export const hand = (state: State, seat: Seat): string => known(state.hands[seat], 'hand').map(writeCard).join(' ');

/** A pile, top card first. */
export const pile = (state: State, seat: Seat): string =>
  [...known(state.piles[seat], 'pile')].reverse().map(writeCard).join(' ');

export const thrown = (state: State, seat: Seat): string =>
  known(state.thrown[seat], 'thrown').map(writeCard).join(' ');

/** The islands that lie in the sea: `A1=3 C1=9`. */
export const laid = (state: State): string =>
  state.sea.flatMap((card, space) => (card === 0 ? [] : [`${writeSpace(space)}=${card}`])).join(' ');

/** A seed from a small number; neighbours differ in every word, or their first cards would be alike. */
export const seed = (n: number): string =>
  Array.from({ length: 8 }, (_, i) => (Math.imul(n + 1, 0x9e3779b1 + 2 * i) >>> 0).toString(16).padStart(8, '0')).join(
    '',
  );

export const STANDARD: Options = { islandsRemoved: 0, strict: false };

/** A table that waits for the deal. */
export const undealt = (seats: number, options = STANDARD): State => inAllerRuhe.start({ ...options }, seats);

export type Deal = Extract<Move, { type: 'deal' }>;

export const deal = (seats: number, n: number, options = STANDARD): Deal =>
  inAllerRuhe.chance(undealt(seats, options), Rng.from(seed(n))) as Deal;

/** A dealt table. */
export const dealt = (seats: number, n: number, options = STANDARD): State =>
  play(undealt(seats, options), 'chance', deal(seats, n, options));
