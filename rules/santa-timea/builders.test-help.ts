import { Rng, type Actor, type Refusal, type Seat } from '../core/index.js';
import { seedOf } from '../core/seeds.test-help.js';
import { windsIn } from './hoard.js';
import {
  santaTimea,
  type Card,
  type Event,
  type Move,
  type Options,
  type SheetLine,
  type State,
  type Wind,
} from './index.js';
import { readCards, readWinds, writeCards, writeWinds } from './notation.js';
import { PACK } from './pack.js';

const known = <T>(value: T | undefined, text: string): T => {
  if (value === undefined) throw new Error(`cannot read "${text}"`);
  return value;
};

/** `N14 E5 B` */
export const cards = (text: string): Card[] => known(readCards(text), text);

/** `N2 S1` */
export const winds = (text: string): Wind[] => known(readWinds(text), text);

export const BASIC: Options = { professional: false, rounds: 5 };
export const PROFESSIONAL: Options = { professional: true, rounds: 5 };

/** A position from what docs/positions/santa-timea.md describes; there are as many seats as hands or hoards. */
export const position = (fields: Readonly<Record<string, unknown>>, options: Partial<Options> = {}): State => {
  const perSeat = (fields['hands'] ?? fields['collected']) as unknown[] | undefined;
  const loaded = santaTimea.load({ seats: perSeat?.length, options, ...fields });
  if (!loaded.ok) throw new Error(`not a position: ${JSON.stringify(loaded.error)}`);
  return loaded.value;
};

const moveOf = (move: Move | string): Move => {
  if (typeof move !== 'string') return move;
  const read = santaTimea.read(move);
  if (!read.ok) throw new Error(`not a move: ${move}`);
  return read.value;
};

const applied = (state: State, actor: Actor, move: Move | string): { state: State; events: readonly Event[] } => {
  const step = santaTimea.apply(state, actor, moveOf(move));
  if (!step.ok) throw new Error(`refused: ${JSON.stringify(step.error)}`);
  return step.value;
};

/** The state after a move in players' notation. */
export const play = (state: State, actor: Actor, move: Move | string): State => applied(state, actor, move).state;

/** What happens at a move. */
export const happens = (state: State, actor: Actor, move: Move | string): readonly Event[] =>
  applied(state, actor, move).events;

/** The state after cards that are played one after the other, each by the seat whose turn it is. */
export const playAll = (state: State, text: string): State =>
  cards(text).reduce((now, card) => play(now, now.turn, { type: 'play', card }), state);

/** Why a move is refused; the state must stay as it was, and the player's own view must say the same. */
export const refused = (state: State, actor: Actor, move: Move | string): Refusal => {
  const before = JSON.stringify(state);
  const step = santaTimea.apply(state, actor, moveOf(move));
  if (step.ok) throw new Error('this move was accepted');
  if (JSON.stringify(state) !== before) throw new Error('a refused move changed the state');
  const seen = santaTimea.why(santaTimea.view(state, actor === 'chance' ? 'watcher' : actor), moveOf(move));
  if (actor !== 'chance' && moveOf(move).type !== 'deal' && JSON.stringify(seen) !== JSON.stringify(step.error))
    throw new Error(`the view gives another reason: ${JSON.stringify(seen)}`);
  return step.error;
};

/** Everything that a seat may do, in players' notation. */
export const moves = (state: State, seat: Seat): string[] =>
  santaTimea.moves(santaTimea.view(state, seat)).map(move => santaTimea.write(move));

export const hand = (state: State, seat: Seat): string => writeCards(known(state.hands[seat], 'hand'));

/** The wind cards that a seat has taken in this round. */
export const taken = (state: State, seat: Seat): string => writeWinds(windsIn(known(state.collected[seat], 'hoard')));

export const row = (state: State): string => writeWinds(santaTimea.view(state, 'watcher').row);

/** Every hand with one more card, which nobody will play: brides where a bride is led (6.2). */
const withSpareCards = (played: readonly Card[]): Card[][] => {
  const bride = cards('B')[0];
  const spare = PACK.filter(card => card !== bride && !played.includes(card));
  return played.map((card, seat) => (seat === 0 && card === bride ? [card, card] : [card, spare[seat] ?? 0]));
};

/**
 * A whole trick, the eleventh, played by as many players as there are cards, seat 0 leading: who
 * takes the wind card and who leads next. Carried cards come from the trick before.
 */
export const trick = (
  wind: string,
  played: string,
  { carried = '', ...options }: Partial<Options> & { readonly carried?: string } = {},
): { taker: Seat | null; taken: string; leads: Seat; after: State } => {
  const hands = withSpareCards(cards(played)).map(writeCards);
  const before = position({ hands, winds: wind, carried }, options);
  const after = playAll(before, played);
  const ended = happens(
    playAll(before, played.split(' ').slice(0, -1).join(' ')),
    hands.length - 1,
    played.split(' ').at(-1) ?? '',
  ).find(event => event.type === 'trick-ended');
  if (!ended) throw new Error('the trick goes on');
  return { taker: ended.trick.taker, taken: writeWinds(ended.trick.taken), leads: after.leader, after };
};

/** A table that waits for the deal. */
export const undealt = (seats: number, options = BASIC): State => santaTimea.start({ ...options }, seats);

export type Deal = Extract<Move, { type: 'deal' }>;

export const deal = (seats: number, n: number, options = BASIC): Deal =>
  santaTimea.chance(undealt(seats, options), Rng.from(seedOf(n))) as Deal;

/** A dealt table. */
export const dealt = (seats: number, n: number, options = BASIC): State =>
  play(undealt(seats, options), 'chance', deal(seats, n, options));

/** The evaluation of a single round in which these wind cards were collected; `N1 N2 N3 | N` says which sets were chosen. */
export const evaluated = (collected: readonly string[], options: Partial<Options> = {}): readonly SheetLine[] => {
  const lines = collected.map(text => {
    const [all = '', sets] = text.split('|');
    return sets === undefined ? { collected: all } : { collected: all, sets };
  });
  const state = position({ seats: lines.length, phase: 'over', sheet: [lines] }, { ...options, rounds: 1 });
  return santaTimea.view(state, 'watcher').sheet[0] ?? [];
};
