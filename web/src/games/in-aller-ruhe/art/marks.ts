import type { Side } from './palette.js';

/** A sign in a box 24 wide and 28 high around the given middle. */
export interface MarkProps {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly colour: string;
  /** Which card it stands for, where a sign has several forms. */
  readonly card?: number;
}

/** A whole picture of a card that is no island. */
export interface SpecialProps {
  readonly card: number;
  readonly side: Side;
}
