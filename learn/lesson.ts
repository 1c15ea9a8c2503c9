import type { Actor, OptionValues, Seat, Seed } from '@seekiste/rules/core';

/** What light falls on: a card of the hand, a space, a place or a row of the board, a button. */
export interface Light {
  readonly on: 'card' | 'space' | 'place' | 'row' | 'act';
  readonly at: number | string;
  /** Where a move has several steps: the one in which it is lit. */
  readonly during?: string;
}

/** A move of another seat, or of chance, in players' notation. */
export interface Reply {
  readonly actor: Actor;
  readonly move: string;
}

/** A move that newcomers try here: the rules refuse it with this code, or it is allowed and leads elsewhere. */
export interface WrongTry {
  readonly move: string;
  readonly gets: string;
}

/** What a move gets that the rules allow and the step does not ask for. */
export const ELSEWHERE = 'elsewhere';

/** One move of the learner, and what it teaches. */
export interface LessonStep {
  /** Names the step, its sentence and its progress. */
  readonly name: string;
  readonly clauses: readonly string[];
  /** How the table stands; without it the table stands as the step before has left it. */
  readonly position?: unknown;
  /** Moves that lead on, the usual one first. One that ends in `*` stands for all that begin like it. */
  readonly accepts: readonly string[];
  readonly wrong: readonly WrongTry[];
  /** Whether a sentence of its own answers moves that are allowed and lead elsewhere. */
  readonly answers?: boolean;
  readonly light: readonly Light[];
  readonly replies: readonly Reply[];
}

/** What a lesson is for: all of a game, an expansion or variant or mode, playing well. */
export type LessonKind = 'first-voyage' | 'chapter' | 'course';

/** A part of a game learned by playing it. */
export interface Lesson {
  readonly game: string;
  readonly name: string;
  readonly kind: LessonKind;
  readonly options: OptionValues;
  readonly seats: number;
  /** Where the learner sits. */
  readonly seat: Seat;
  readonly steps: readonly LessonStep[];
  /** A game at the end, without help. */
  readonly free?: FreeGame;
}

interface FreeGame {
  readonly position: unknown;
  /** Where chance and bots take their luck from: every try is the same deal. */
  readonly seed: Seed;
  readonly bot: string;
}

export type FirstVoyage = Lesson & Required<Pick<Lesson, 'free'>>;

/** Who sits around the learner, by seat: sentences call them so. */
export const COMPANY = ['Jette', 'Ole', 'Meret', 'Hauke', 'Fenja'] as const;
