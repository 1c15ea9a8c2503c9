import type { Game, Seat, ToAct, Viewer } from './game.js';
import { CHANCE, OVER } from './kernel.js';
import { readSetup } from './options.js';
import { err, ok, refuse, type Refusal, type Result } from './result.js';
import { shuffle, type Dice } from './dice.js';
import type { Rng } from './rng.js';

/**
 * *Shells*, a game for tests: hidden hands, choices made at the same time, chance in the middle, a player who may act
 * but need not, and a ranking. Everybody holds shells (each a different number) and secretly chooses one; the largest
 * wins the round. With `tide`, chance then washes up a new shell for everybody while there are enough.
 */
export interface Options {
  readonly [name: string]: number | boolean;
  readonly shells: number;
  readonly tide: boolean;
  /** A seat that has chosen may boast, once. */
  readonly boasting: boolean;
}

export interface State {
  readonly seats: number;
  readonly options: Options;
  phase: 'tide' | 'choose' | 'over';
  readonly hands: number[][];
  readonly chosen: (number | null)[];
  readonly boasted: boolean[];
  readonly won: number[];
  readonly shown: number[];
  /** Shells still in the sea, ascending. */
  readonly sea: number[];
}

export type Move =
  | { readonly type: 'tide'; readonly shells: readonly (readonly number[])[] }
  | { readonly type: 'choose'; readonly shell: number }
  | { readonly type: 'boast' };

export type Event =
  | { readonly type: 'washed-up'; readonly seat: Seat; readonly shells: readonly number[] }
  | { readonly type: 'chose'; readonly seat: Seat; readonly shell: number }
  | { readonly type: 'boasted'; readonly seat: Seat }
  | { readonly type: 'shown'; readonly shells: readonly number[]; readonly winner: Seat };

type Shown = Event | { readonly type: 'chose'; readonly seat: Seat };

export interface View extends Omit<State, 'hands' | 'chosen' | 'sea'> {
  readonly viewer: Viewer;
  readonly hands: readonly number[];
  readonly own: readonly number[];
  readonly chosen: readonly boolean[];
  readonly ownChoice: number | null;
  readonly sea: number;
}

type Code = 'not-chance' | 'bad-tide' | 'not-choosing' | 'already-chosen' | 'not-held' | 'not-boasting';

const HAND = 2;
const BOAST = 99;

const start = (options: Options, seats: number): State => {
  const each = <T>(make: () => T): T[] => Array.from({ length: seats }, make);
  return {
    seats,
    options,
    phase: 'tide',
    hands: each(() => []),
    chosen: each(() => null),
    boasted: each(() => false),
    won: each(() => 0),
    shown: [],
    sea: Array.from({ length: options.shells }, (_, i) => i + 1),
  };
};

const clone = (state: State): State => JSON.parse(JSON.stringify(state)) as State;

const toAct = (state: State): ToAct => {
  if (state.phase === 'tide') return { kind: 'chance' };
  if (state.phase === 'over') return { kind: 'over' };
  const seats = state.chosen.map((_, seat) => seat);
  const mayBoast = (seat: Seat): boolean => state.options.boasting && !state.boasted[seat];
  return {
    kind: 'seats',
    must: seats.filter(seat => state.chosen[seat] === null),
    may: seats.filter(seat => state.chosen[seat] !== null && mayBoast(seat)),
  };
};

const washedUp = (state: State): number => (state.shown.length === 0 ? HAND : 1);

const endRound = (state: State, events: Event[]): void => {
  const shells = state.chosen as number[];
  const winner = shells.indexOf(Math.max(...shells));
  events.push({ type: 'shown', shells: [...shells], winner });
  state.won[winner]! += 1;
  state.shown.push(...shells);
  state.chosen.fill(null);
  if (state.options.tide && state.sea.length >= state.seats) state.phase = 'tide';
  else if (state.hands.every(hand => hand.length === 0)) state.phase = 'over';
};

const play = (state: State, actor: Seat, move: Exclude<Move, { type: 'tide' }>, events: Event[]): void => {
  if (move.type === 'boast') {
    state.boasted[actor] = true;
    events.push({ type: 'boasted', seat: actor });
    return;
  }
  const hand = state.hands[actor]!;
  hand.splice(hand.indexOf(move.shell), 1);
  state.chosen[actor] = move.shell;
  events.push({ type: 'chose', seat: actor, shell: move.shell });
  if (!state.chosen.includes(null)) endRound(state, events);
};

const playTide = (state: State, shells: readonly (readonly number[])[], events: Event[]): void => {
  shells.forEach((own, seat) => {
    state.hands[seat]!.push(...own);
    state.hands[seat]!.sort((a, b) => a - b);
    for (const shell of own) state.sea.splice(state.sea.indexOf(shell), 1);
    events.push({ type: 'washed-up', seat, shells: [...own] });
  });
  state.phase = 'choose';
};

const chance = (state: State, dice: Dice): Extract<Move, { type: 'tide' }> => {
  const sea = shuffle([...state.sea], dice);
  return { type: 'tide', shells: state.hands.map(() => sea.splice(0, washedUp(state))) };
};

const tideFits = (state: State, { shells }: Extract<Move, { type: 'tide' }>): boolean => {
  const all = shells.flat();
  return (
    shells.length === state.seats &&
    shells.every(own => own.length === washedUp(state)) &&
    new Set(all).size === all.length &&
    all.every(shell => state.sea.includes(shell))
  );
};

const view = (state: State, viewer: Viewer): View => ({
  seats: state.seats,
  options: state.options,
  viewer,
  phase: state.phase,
  hands: state.hands.map(hand => hand.length),
  own: viewer === 'watcher' ? [] : [...state.hands[viewer]!],
  chosen: state.chosen.map(shell => shell !== null),
  ownChoice: viewer === 'watcher' ? null : (state.chosen[viewer] ?? null),
  boasted: [...state.boasted],
  won: [...state.won],
  shown: [...state.shown],
  sea: state.sea.length,
});

const whyNot = (seen: View, move: Move): Refusal<Code> | undefined => {
  if (move.type === 'tide') return refuse('not-chance', '1');
  if (seen.viewer === 'watcher' || seen.phase !== 'choose') return refuse('not-choosing', '2');
  const chosen = seen.chosen[seen.viewer];
  if (move.type === 'boast')
    return chosen && seen.options.boasting && !seen.boasted[seen.viewer] ? undefined : refuse('not-boasting', '3');
  if (chosen) return refuse('already-chosen', '2');
  return seen.own.includes(move.shell) ? undefined : refuse('not-held', '2', { shell: move.shell });
};

const moves = (seen: View): Move[] => {
  const all: Move[] = [...seen.own.map((shell): Move => ({ type: 'choose', shell })), { type: 'boast' }];
  return all.filter(move => whyNot(seen, move) === undefined);
};

const imagine = (seen: View, rng: Rng): State => {
  const state = start(seen.options, seen.seats);
  const known = [...seen.own, ...seen.shown, ...(seen.ownChoice === null ? [] : [seen.ownChoice])];
  const hidden = shuffle(
    state.sea.filter(shell => !known.includes(shell)),
    rng,
  );
  const take = (count: number): number[] => hidden.splice(0, count).sort((a, b) => a - b);
  return {
    seats: seen.seats,
    options: seen.options,
    phase: seen.phase,
    hands: seen.hands.map((count, seat) => (seat === seen.viewer ? [...seen.own] : take(count))),
    chosen: seen.chosen.map((has, seat) => (!has ? null : seat === seen.viewer ? seen.ownChoice : take(1)[0]!)),
    boasted: [...seen.boasted],
    won: [...seen.won],
    shown: [...seen.shown],
    sea: take(seen.sea),
  };
};

const malformed = (field: string): Result<never, Refusal> => err(refuse('malformed', 'input', { field }));

const isShells = (value: unknown): value is number[] => Array.isArray(value) && value.every(Number.isInteger);

const decode = (value: unknown): Result<Move, Refusal> => {
  if (typeof value !== 'object' || value === null) return malformed('move');
  const { type, shell, shells } = value as Record<string, unknown>;
  if (type === 'boast') return ok({ type });
  if (type === 'choose')
    return Number.isInteger(shell) && Number(shell) >= 1 ? ok({ type, shell: Number(shell) }) : malformed('shell');
  if (type === 'tide')
    return Array.isArray(shells) && shells.every(isShells)
      ? ok({ type, shells: shells.map(own => [...own]) })
      : malformed('shells');
  return malformed('type');
};

const write = (move: Move): string =>
  move.type === 'choose'
    ? String(move.shell)
    : move.type === 'boast'
      ? 'boast'
      : `tide ${move.shells.map(own => own.join(' ')).join(' / ')}`;

const read = (text: string): Result<Move, Refusal> => {
  if (text.startsWith('tide '))
    return decode({
      type: 'tide',
      shells: text
        .slice(5)
        .split(' / ')
        .map(own => own.split(' ').map(Number)),
    });
  return text === 'boast'
    ? ok({ type: 'boast' })
    : decode({ type: 'choose', shell: text === '' ? null : Number(text) });
};

const ascends = (shells: readonly number[]): boolean => shells.every((shell, i) => i === 0 || shells[i - 1]! < shell);

/** Returns how many shells each seat holds and the sea has after a number of rounds, before any tide that is due. */
const after = (
  rounds: number,
  { shells, tide }: Options,
  seats: number,
): { held: number; sea: number; due: boolean } => {
  let [held, sea, due] = [0, shells, true];
  for (let round = 0; round <= rounds; round++) {
    if (round > 0) held--;
    due = round === 0 || (tide && sea >= seats);
    if (round === rounds) break;
    if (due) sea -= (round === 0 ? HAND : 1) * seats;
    if (due) held += round === 0 ? HAND : 1;
  }
  return { held, sea, due };
};

const fits = (state: State): boolean => {
  const { seats, options, phase, hands, chosen, boasted, won, shown, sea } = state;
  const all = [...hands.flat(), ...chosen.filter(shell => shell !== null), ...shown, ...sea].sort((a, b) => a - b);
  const rounds = shown.length / seats;
  if (all.length !== options.shells || all.some((shell, i) => shell !== i + 1) || !Number.isInteger(rounds))
    return false;
  if ([hands, chosen, boasted, won].some(list => list.length !== seats)) return false;
  if (![...hands, sea].every(ascends) || (!options.boasting && boasted.includes(true))) return false;
  const wins = hands.map(() => 0);
  for (let round = 0; round < rounds; round++) {
    const shells = shown.slice(round * seats, (round + 1) * seats);
    wins[shells.indexOf(Math.max(...shells))]! += 1;
  }
  const stand = after(rounds, options, seats);
  const washed = phase === 'choose' && stand.due;
  const held = stand.held + (washed ? (rounds === 0 ? HAND : 1) : 0);
  return (
    wins.every((count, seat) => count === won[seat]) &&
    hands.every((hand, seat) => hand.length + (chosen[seat] === null ? 0 : 1) === held) &&
    (phase === 'choose' ? chosen.includes(null) : chosen.every(shell => shell === null)) &&
    (phase === 'tide') === (stand.due && !washed) &&
    (phase === 'over') === (!stand.due && held === 0)
  );
};

const load = (value: unknown): Result<State, Refusal> => {
  if (typeof value !== 'object' || value === null) return malformed('position');
  const from = value as Record<string, unknown>;
  const setup = readSetup(shells, { seats: from['seats'], options: from['options'] });
  if (!setup.ok) return setup;
  const { phase, hands, chosen, boasted, won, shown, sea } = from;
  if (phase !== 'tide' && phase !== 'choose' && phase !== 'over') return malformed('phase');
  const isChoice = (choice: unknown): choice is number | null => choice === null || Number.isInteger(choice);
  if (!Array.isArray(hands) || !hands.every(isShells)) return malformed('hands');
  if (!Array.isArray(chosen) || !chosen.every(isChoice)) return malformed('chosen');
  if (!Array.isArray(boasted) || !boasted.every((flag): flag is boolean => typeof flag === 'boolean'))
    return malformed('boasted');
  if (!isShells(won) || !isShells(shown) || !isShells(sea)) return malformed('won, shown, sea');
  const { seats, options } = setup.value;
  const state: State = { seats, options: options as Options, phase, hands, chosen, boasted, won, shown, sea };
  return fits(state) ? ok(clone(state)) : malformed('position');
};

const listed = (state: State, seat: Seat): Move[] => moves(view(state, seat));

const places = (won: readonly number[]): number[] => won.map(own => 1 + won.filter(other => other > own).length);

export const shells: Game<Options, State, Move, Event, Shown, View, Code> = {
  name: 'shells',
  rulesVersion: 3,
  seats: { min: 2, max: 4 },
  options: [
    { kind: 'choice', name: 'shells', values: [6, 9], default: 9, difficulty: [0, 0], clause: '1' },
    { kind: 'switch', name: 'tide', default: true, difficulty: 0, clause: '4' },
    { kind: 'switch', name: 'boasting', default: false, difficulty: 1, clause: '3' },
  ],
  talks: ['open'],
  exclusions: [
    {
      code: 'too-few-shells',
      clause: '1',
      when: [
        { name: 'seats', in: [4] },
        { name: 'shells', in: [6] },
      ],
    },
  ],
  start,
  toAct,
  chance,
  moves,
  why: whyNot,
  apply(state, actor, move) {
    const events: Event[] = [];
    const next = clone(state);
    if (actor === 'chance') {
      if (state.phase !== 'tide' || move.type !== 'tide') return err(refuse('not-chance', '1'));
      if (!tideFits(state, move)) return err(refuse('bad-tide', '1'));
      playTide(next, move.shells, events);
      return ok({ state: next, events });
    }
    if (move.type === 'tide' || !(actor in state.hands)) return err(refuse('not-chance', '1'));
    const refusal = whyNot(view(state, actor), move);
    if (refusal) return err(refusal);
    play(next, actor, move, events);
    return ok({ state: next, events });
  },
  view,
  show(event, viewer) {
    switch (event.type) {
      case 'washed-up':
        return event.seat === viewer ? event : undefined;
      case 'chose':
        return event.seat === viewer ? event : { type: 'chose', seat: event.seat };
      case 'boasted':
      case 'shown':
        return event;
    }
  },
  tells(event, seat) {
    switch (event.type) {
      case 'washed-up':
        return event.seat === seat;
      case 'chose':
        return false;
      case 'boasted':
        return event.seat !== seat;
      case 'shown':
        return true;
    }
  },
  imagine,
  channels: () => ({ talk: 'open', clause: '2' }),
  result: ({ phase, won }) =>
    phase === 'over'
      ? { kind: 'ranking', points: [...won], places: places(won), reason: 'sea-empty', clause: '4' }
      : undefined,
  price: () => 0,
  write,
  read,
  decode,
  load,
  save: state => clone(state),
  kernel: {
    mostMoves: 10,
    copy: (from, to) => void Object.assign(to, clone(from)),
    deal: (state, rng) => playTide(state, chance(state, rng).shells, []),
    actor: state => {
      const acts = toAct(state);
      return acts.kind === 'seats' ? acts.must[0]! : acts.kind === 'over' ? OVER : CHANCE;
    },
    list(state, seat, out) {
      const all = listed(state, seat);
      all.forEach((move, i) => (out[i] = move.type === 'boast' ? BOAST : i));
      return all.length;
    },
    pick(state, seat, rng) {
      const out = new Int32Array(10);
      return out[rng.below(shells.kernel.list(state, seat, out))]!;
    },
    play(state, seat, code) {
      const move = shells.kernel.decode(state, seat, code);
      if (move.type !== 'tide') play(state, seat, move, []);
    },
    decode: (state, seat, code) =>
      code === BOAST ? { type: 'boast' } : { type: 'choose', shell: state.hands[seat]![code]! },
    score(state, seat) {
      const all = places(state.won);
      return all[seat] === 1 ? 1 / all.filter(place => place === 1).length : 0;
    },
  },
};
