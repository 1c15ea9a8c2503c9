import type { Card, Move, Row, Shown, Throw, View } from '@seekiste/rules/in-aller-ruhe';
import type { Args } from '@seekiste/words';
import type { Cue } from '../../sound/cues.js';
import type { WebMessages } from '../../words/messages.js';

/** A text of the interface, to be said where it is shown. */
interface Text {
  readonly id: keyof WebMessages;
  readonly args?: Args;
}

/** Something that lies at the edge of a row and blocks it. */
export interface RowSign {
  readonly kind: string;
  readonly card: Card;
  readonly count: number;
  readonly text: Text;
  /** The colours of its badge. */
  readonly paper: string;
  readonly ink: string;
}

/** Discarding that begins with a card or a button, and what is said meanwhile. */
export interface Throwing {
  readonly type: Throw;
  readonly begin: keyof WebMessages;
  /** With the number of cards that are chosen. */
  readonly which: keyof WebMessages;
  readonly confirm: keyof WebMessages;
}

/** What an expansion or a variant adds to the table as it is drawn and clicked. */
export interface Chapter<Types extends Move['type'] = never> {
  /** Whether rows are told apart by what may lie at their edges. */
  edges?(view: View): boolean;
  rowSign?(view: View, row: Row): RowSign | undefined;
  /** What choosing a row means in a phase of its own. */
  rowMove?(view: View, row: Row): Move | undefined;
  /** Cards that can be discarded in a phase of its own. */
  readonly throws?: Throwing & { isDue(view: View): boolean };
  /** The pattern on spaces that are closed by this refusal; stripes if none is named. */
  readonly patterns?: Readonly<Record<string, 'crossed' | 'waves'>>;
  /** How its events sound. */
  readonly cues?: Readonly<Partial<Record<Shown['type'], Cue>>>;
  /** The table while a move lies in place but is not made. */
  readonly held?: { readonly [T in Types]: (view: View, move: Extract<Move, { readonly type: T }>) => View };
}
