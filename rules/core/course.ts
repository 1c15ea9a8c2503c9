import { drawn, type Chance } from './chance.js';
import type { Actor, Game, Seat } from './game.js';
import type { OptionValues } from './options.js';
import { err, ok, type Refusal, type Result } from './result.js';

// The course of a game, once for every table, server, referee and proof: a move, what chance adds to it, and how far
// a player may take back. Where chance stands is in `chance.ts`.

export interface Played<Move = unknown> {
  readonly actor: Actor;
  readonly move: Move;
}

export interface TableStep<State, Move, Event> {
  readonly played: Played<Move>;
  readonly state: State;
  readonly events: readonly Event[];
}

type Playable<State, Move, Event, Code extends string> = Pick<
  Game<OptionValues, State, Move, Event, unknown, unknown, Code>,
  'toAct' | 'chance' | 'apply'
>;

/** One move, as a step; refused, nothing has changed. */
export const stepOf = <State, Move, Event, Code extends string>(
  game: Pick<Playable<State, Move, Event, Code>, 'apply'>,
  from: State,
  played: Played<Move>,
): Result<TableStep<State, Move, Event>, Refusal<Code>> => {
  const step = game.apply(from, played.actor, played.move);
  return step.ok ? ok({ played, state: step.value.state, events: step.value.events }) : err(step.error);
};

/** Everything that chance does now, until a seat has to act, and where it stands then. */
export const letChanceAct = <State, Move, Event, Code extends string>(
  game: Playable<State, Move, Event, Code>,
  from: State,
  before: Chance,
): { readonly steps: readonly TableStep<State, Move, Event>[]; readonly chance: Chance } => {
  const steps: TableStep<State, Move, Event>[] = [];
  let [state, chance] = [from, before];
  while (game.toAct(state).kind === 'chance') {
    const act = drawn(game, state, chance);
    const step = stepOf(game, state, { actor: 'chance', move: act.move });
    if (!step.ok) throw new Error(`chance was refused: ${step.error.code}`);
    steps.push(step.value);
    [state, chance] = [step.value.state, act.chance];
  }
  return { steps, chance };
};

/** A step as the horizon of undo sees it. */
export interface PastStep<Event> {
  readonly actor: Actor;
  /** How many moves were made before it. */
  readonly moves: number;
  /** What it told one of the people that they could not know. */
  readonly told: Event | undefined;
  /** Whether it is a move that the player could want back. */
  readonly own: boolean;
  /** Whether another's move may go as well: never, if they agree, or unasked, since bots remember nothing. */
  readonly goes: 'never' | 'by-consent' | 'freely';
}

/** Where undo ends: how many moves may stay and who has to agree, or the event that told a seat something. */
export type Horizon<Event> =
  | { readonly kind: 'back-to'; readonly moves: number; readonly of: readonly Seat[] }
  | { readonly kind: 'told'; readonly event: Event }
  | { readonly kind: 'nothing' };

/**
 * Back to before a player's own last move, unless something since then told one of the people what they could not
 * know. What chance did stays done: it cannot be drawn otherwise. Steps come latest first.
 */
export const horizonOf = <Event>(steps: Iterable<PastStep<Event>>): Horizon<Event> => {
  const of: Seat[] = [];
  for (const { actor, moves, told, own, goes } of steps) {
    if (told !== undefined) return { kind: 'told', event: told };
    if (actor === 'chance') break;
    if (own) return { kind: 'back-to', moves, of };
    if (goes === 'never') break;
    if (goes === 'by-consent' && !of.includes(actor)) of.push(actor);
  }
  return { kind: 'nothing' };
};
