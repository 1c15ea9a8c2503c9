import { Rng, type Actor, type Refusal, type Seat } from '../core/index.js';
import { seedOf } from '../core/seeds.test-help.js';
import { BOX, COLOURS, lighthouseRun, readCard, writeCard } from './index.js';
import type { Card, Event, Mode, Move, Space, State } from './index.js';

const words = (text: string): string[] => text.split(/\s+/).filter(word => word !== '');

const known = <T>(value: T | undefined, text: string): T => {
  if (value === undefined) throw new Error(`cannot read "${text}"`);
  return value;
};

/** `S4-purple G3*` */
export const cards = (text: string): Card[] => words(text).map(word => known(readCard(word), word));

const byColour = <T>(text: string, read: (part: string) => T): T[] => text.split('|').map(read);

const FIELDS: Readonly<Record<string, (text: string) => unknown>> = {
  seats: Number,
  round: Number,
  first: Number,
  turn: Number,
  playedThisRound: Number,
  phase: text => text.trim(),
  towers: text => words(text).map(name => BOX.towers.indexOf(name)),
  lit: text => [1, 2, 3, 4, 5, 6].map(place => words(text).includes(String(place))),
  ships: text => byColour(text, fleet => words(fleet).map(Number)),
  hands: text => byColour(text, cards),
  piles: text => byColour(text, cards),
  played: text => byColour(text, cards),
  used: text => words(text).map(name => (name === '-' ? null : COLOURS.indexOf(name as 'red'))),
};

/**
 * A position as JSON, from lines like `round: 8; ships: 0 0 4 4 7 | 0 0 0 0 2; hands: G3* S1* | `. Colours are divided by
 * `|`; lit lighthouses are named by their places from 1 to 6; what is not named takes its default.
 */
export const positionJson = (text: string, mode: Mode = 'standard'): Record<string, unknown> => {
  const position: Record<string, unknown> = { options: { mode } };
  for (const part of text.split(';').filter(line => line.trim() !== '')) {
    const [name = '', value = ''] = part.split(':');
    position[name.trim()] = known(FIELDS[name.trim()], name)(value);
  }
  position['seats'] ??= 2;
  return position;
};

export const position = (text: string, mode: Mode = 'standard'): State => {
  const loaded = lighthouseRun.load(positionJson(text, mode));
  if (!loaded.ok) throw new Error(`not a position: ${JSON.stringify(loaded.error)}`);
  return loaded.value;
};

const moveOf = (move: Move | string): Move => {
  if (typeof move !== 'string') return move;
  const read = lighthouseRun.read(move);
  if (!read.ok) throw new Error(`not a move: ${move}`);
  return read.value;
};

const applied = (state: State, actor: Actor, move: Move | string): { state: State; events: readonly Event[] } => {
  const step = lighthouseRun.apply(state, actor, moveOf(move));
  if (!step.ok) throw new Error(`refused: ${JSON.stringify(step.error)}`);
  return step.value;
};

/** The state after moves in players' notation, each by the seat that is to play. */
export const play = (state: State, ...moves: readonly (Move | string)[]): State =>
  moves.reduce<State>((now, move) => applied(now, now.turn, move).state, state);

/** What happens at a move of the seat that is to play. */
export const happens = (state: State, move: Move | string): readonly Event[] => applied(state, state.turn, move).events;

/** The first event of a kind. */
export const event = <Type extends Event['type']>(
  events: readonly Event[],
  type: Type,
): Extract<Event, { type: Type }> =>
  known(
    events.find((one): one is Extract<Event, { type: Type }> => one.type === type),
    type,
  );

/** Why a move is refused; the state must stay as it was, and the player's own view must say the same. */
export const refused = (state: State, seat: Seat, move: Move | string): Refusal => {
  const before = JSON.stringify(state);
  const step = lighthouseRun.apply(state, seat, moveOf(move));
  if (step.ok) throw new Error('this move was accepted');
  if (JSON.stringify(state) !== before) throw new Error('a refused move changed the state');
  const seen = lighthouseRun.why(lighthouseRun.view(state, seat), moveOf(move));
  if (JSON.stringify(seen) !== JSON.stringify(step.error))
    throw new Error(`the view gives another reason: ${JSON.stringify(seen)}`);
  return step.error;
};

/** Everything that a seat may do, in players' notation. */
export const moves = (state: State, seat = state.turn): string[] =>
  lighthouseRun.moves(lighthouseRun.view(state, seat)).map(move => lighthouseRun.write(move));

/** The moves with a card, without its name: `3>1 @0`, `@7 +`. */
export const movesWith = (state: State, card: string): string[] =>
  moves(state).flatMap(text =>
    text === card ? [''] : text.startsWith(`${card} `) ? [text.slice(card.length + 1)] : [],
  );

/** A colour's ships, from the rear to the front. */
export const ships = (state: State, colour: (typeof COLOURS)[number]): Space[] =>
  [...known(state.ships[COLOURS.indexOf(colour)], colour)].sort((a, b) => a - b);

/** The places of the lit lighthouses, from 1. */
export const lit = (state: State): string => state.lit.flatMap((is, place) => (is ? [place + 1] : [])).join(' ');

export const hand = (state: State, colour: (typeof COLOURS)[number]): string =>
  known(state.hands[COLOURS.indexOf(colour)], colour)
    .map(card => writeCard(card))
    .join(' ');

export type Deal = Extract<Move, { type: 'deal' }>;

/** A table that waits for the deal. */
export const undealt = (seats: number, mode: Mode = 'standard'): State => lighthouseRun.start({ mode }, seats);

export const deal = (seats: number, n: number, mode: Mode = 'standard'): Deal =>
  lighthouseRun.chance(undealt(seats, mode), Rng.from(seedOf(n))) as Deal;

/** A dealt table. */
export const dealt = (seats: number, n: number, mode: Mode = 'standard'): State =>
  applied(undealt(seats, mode), 'chance', deal(seats, n, mode)).state;

/** Plays at random, by the kernel, until a number of cards lie or the game is over. */
export const playOn = (state: State, n: number, count = Infinity): State => {
  const rng = Rng.from(seedOf(n));
  let now = state;
  for (let i = 0; i < count && now.phase === 'turn'; i++) {
    const { kernel } = lighthouseRun;
    now = play(now, kernel.decode(now, now.turn, kernel.pick(now, now.turn, rng)));
  }
  return now;
};
