import type { Refusal } from '@seekiste/rules/core';
import type { GameVoice, Names } from '@seekiste/words';
import type { Component } from 'svelte';
import type { WebMessages } from '../words/messages.js';
import type { Cue } from '../sound/cues.js';
import type { IconName } from '../parts/icons.js';
import type { Direction } from './keys/keys.js';
import type { Flight } from './motion.svelte.js';
import type { OpenScene } from './scene.js';

/** Who hands in what is shown, and what a move means to them. */
export type Mode = 'play' | 'look-back' | 'replay' | 'lesson' | 'puzzle' | 'example';

/** Whether one goes through what was played: nothing can be moved, and pieces lead to their moves. */
export const isPast = (mode: Mode): boolean => mode === 'replay' || mode === 'look-back';

/** What the table tells the controls of a game. It changes with the scene: read it when it is needed. */
export interface TableContext<Move = unknown, Shown = unknown, View = unknown> {
  readonly mode: Mode;
  readonly scene: OpenScene<Move, Shown, View>;
  readonly voice: GameVoice;
  readonly names: Names;
  /** Prices, dimming and warnings. */
  readonly aids: boolean;
  /** A move that a hint points at: the table shows it as if it had just been chosen. */
  readonly pointed: { readonly move: Move } | undefined;
  act(move: Move): Refusal | undefined;
  /** Says something to a screen reader at once. */
  announce(sentence: string): void;
  /** Bots need not wait any longer: for a tap on what they let people look at. */
  hurry(): void;
  /** Goes to the moment after a move of the record; does nothing outside the past. */
  jump(step: number): void;
  /** Puts the focus on a card, counted through all hands, or on the most important button. */
  focusCard(number: number): void;
  focusButton(): void;
}

/** A card of a hand. */
export interface HandCard {
  readonly key: string;
  readonly card: number;
  readonly label: string;
  /** What its small figures say. */
  readonly explains?: string;
  readonly picked?: 'play' | 'throw' | undefined;
  /** Why it cannot be thrown, while cards are picked for that. */
  readonly kept?: string | undefined;
}

export interface ShownHand {
  readonly key: number;
  readonly label: string;
  readonly cards: readonly HandCard[];
  /** Why no card of it can be played now. */
  readonly spent?: string | undefined;
}

export interface ShownButton {
  readonly id: string;
  readonly text: string;
  readonly icon?: IconName | Component;
  readonly weight?: 'primary' | 'big';
  /** Where there is little room, the icon or the text alone is left; a screen reader always hears the text. */
  readonly narrow?: 'icon' | 'text';
  readonly title?: string;
  readonly disabled?: boolean;
  /** A hint points at it. */
  readonly meant?: boolean;
  /** It takes the focus when it appears: the one thing to do, so Enter does it. */
  readonly focused?: boolean;
  /** It leads one step back and stands apart. */
  readonly back?: boolean;
  press(byKey: boolean): void;
}

/** The sentence of the table: what can be done, what is chosen, or why not. */
export interface Said {
  readonly text: string;
  readonly note?: string | undefined;
  readonly refusal?: Refusal | undefined;
  readonly warnings?: readonly { readonly text: string; readonly clause: string }[];
}

/** A place that a card can be carried to, if the game lets cards be carried. */
export interface Carrying {
  begin(slot: number): void;
  /** Where the card is now; `undefined` outside the board. */
  over(space: number | undefined): void;
  drop(space: number | undefined): void;
}

/** What one viewer has chosen at the table of one game, and what taps, keys and buttons do there. */
export interface GameControls<Move = unknown> {
  readonly hands: readonly ShownHand[];
  readonly buttons: readonly ShownButton[];
  /** Absent where something else says what to do. */
  readonly said: Said | undefined;
  /** The board has the whole table: nothing is left to choose. */
  readonly whole: boolean;
  /** A form takes more room than the board. */
  readonly form?: boolean;
  /** Whether undo and hints stand beside the buttons now. */
  readonly tools?: boolean;
  /** Whether there is something beside the hand. */
  readonly beside?: boolean;
  /** How far the viewer has come with a move in several steps. */
  readonly step?: string;
  /** Whether there is a choice that can be cancelled. */
  readonly chosen: boolean;
  readonly carrying?: Carrying;
  /** What letters mean here. */
  readonly letters: Readonly<Record<string, () => void>>;
  tap(hand: number, slot: number, byKey: boolean): void;
  /** A card was chosen by its digit: where the keys go on. */
  afterDigit?(): void;
  /** Steps on the board; absent where there is none to step on. */
  walk?(to: Direction): void;
  /** Enter outside a button, on a space of the board or elsewhere. */
  enter(onBoard: boolean): void;
  cancel(byKey: boolean): void;
  point(move: Move): void;
}

/** What the frame hands to a game's line about one seat. */
export interface SeatProps<View = unknown> {
  readonly view: View;
  readonly seat: number;
}

export interface ControlsProps<Controls = GameControls> {
  readonly controls: Controls;
}

export interface FaceProps<Controls = GameControls> extends ControlsProps<Controls> {
  readonly hand: number;
  readonly card: number;
}

/** All that a game brings to the table. */
export interface GameParts {
  controls(context: TableContext): GameControls;
  /** How hand, buttons and sentence lie: a fan, rows of cards, or a console of several small hands. */
  readonly layout: 'fan' | 'rows' | 'console';
  readonly Board: Component<ControlsProps>;
  /** A card of the hand. */
  readonly Face: Component<FaceProps>;
  /** Above the board. */
  readonly Top?: Component<ControlsProps>;
  /** Between the board and the sentence. */
  readonly Above?: Component<ControlsProps>;
  /** Choices that are more than a button. */
  readonly Choice?: Component<ControlsProps>;
  /** Beside the hand. */
  readonly Beside?: Component<ControlsProps>;
  /** Beneath the board when the game is over. */
  readonly After?: Component<ControlsProps>;
  readonly Seat: Component<SeatProps>;
  /** Whether bots wait after this, so that people can look at it: a full trick, for instance. */
  rests(shown: unknown): boolean;
  /** What travels when an event happens; absent where the board itself sees to it. */
  flights?(shown: unknown, scene: OpenScene): readonly Flight[];
  /** How an event sounds; by its kind alone, never by a card. */
  cue(shown: unknown): Cue | undefined;
  /** What on the table has a note for newcomers, by name. */
  notes(view: unknown): readonly string[];
  /** What was missing to a win, once a game is lost. */
  missing?(view: unknown): string | undefined;
  /** The message that says how moves are made, for the help. */
  readonly ways: keyof WebMessages;
  /** Its keys, for the help: what is pressed, and the message that says what it does. */
  readonly keys: readonly { readonly keys: readonly string[]; readonly says: keyof WebMessages }[];
}
