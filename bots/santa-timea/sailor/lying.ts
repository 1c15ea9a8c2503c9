import { BRIDE, NO_VALUE, VALUES, type Card, type State } from '@seekiste/rules/santa-timea';

/** What lies on the table in this trick, one for all, so that nothing is made anew in playouts. */
const values = new Int32Array(5);

/** By value: how many of the cards that lie are worth just this much. */
export const equals = new Uint8Array(Math.max(...VALUES.flat()) + 1);

/** How a card that is yet to be played would stand to those that lie. */
export const lying = {
  count: 0,
  /** The lowest and the highest value that nobody has equalled (5.1); far apart if there is none. */
  low: 0,
  high: 0,
  /** 6.3 Whoever led a bride takes the wind card, so nobody else does. */
  brideLed: false,
};

const FAR = 0xffff;

/** Looks at the table, its cards worth this much in the wind. */
export const survey = ({ log, trick, seats, laid }: State, worth: readonly number[]): void => {
  for (let i = 0; i < lying.count; i++) equals[values[i] as number] = 0;
  const from = (trick - 1) * seats;
  let before: number = NO_VALUE;
  for (let i = 0; i < laid; i++) {
    const card = log[from + i] as Card;
    if (card !== BRIDE) before = worth[card] as number; // 6.1
    values[i] = before;
    equals[before] = (equals[before] as number) + 1;
  }
  lying.count = laid;
  lying.low = FAR;
  lying.high = NO_VALUE;
  lying.brideLed = laid > 0 && log[from] === BRIDE;
  for (let i = 0; i < laid; i++) {
    const mine = values[i] as number;
    if (mine === NO_VALUE || (equals[mine] as number) > 1) continue;
    if (mine < lying.low) lying.low = mine;
    if (mine > lying.high) lying.high = mine;
  }
};
