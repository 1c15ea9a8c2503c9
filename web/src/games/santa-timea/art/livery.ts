/** The colours of one direction; paper and ink are the same by day and night, as on printed cards. */
export interface Livery {
  /** The full colour, and what is written on it. */
  readonly ground: string;
  readonly ink: string;
  /** The paper of its cards, and the colour of large figures on that paper. */
  readonly paper: string;
  readonly figure: string;
}

/**
 * North is blue, as in print; the others keep apart for every kind of colour vision (after Okabe and Ito),
 * and differ in lightness as well.
 */
export const LIVERIES: readonly [Livery, Livery, Livery, Livery] = [
  { ground: '#0a5ba3', ink: '#ffffff', paper: '#e6f0fa', figure: '#08487f' },
  { ground: '#f2b234', ink: '#2a1c00', paper: '#fff4d9', figure: '#704a00' },
  { ground: '#b8390e', ink: '#ffffff', paper: '#fdeae2', figure: '#8c2608' },
  { ground: '#10735a', ink: '#ffffff', paper: '#e2f4ed', figure: '#0b5b46' },
];

/** The pirate brides belong to no direction. */
export const BRIDE_LIVERY: Livery = { ground: '#4b2457', ink: '#ffffff', paper: '#f5e8f3', figure: '#4b2457' };

/** Printed text on the paper of any card. */
export const CARD_INK = '#13293a';
