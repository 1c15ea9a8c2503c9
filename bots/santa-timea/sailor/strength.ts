import { BRIDE, DIRECTIONS, NUMBERS, VALUES, type Card } from '@seekiste/rules/santa-timea';

const CARDS = Array.from({ length: 4 * NUMBERS }, (_, i): Card => i + 1);

/** By card, the empty place 0 and the bride among them: a number for each, to be looked up in playouts. */
const byCard = (of: (card: Card) => number): readonly number[] =>
  Array.from({ length: BRIDE + 1 }, (_, card) => (card >= 1 && card < BRIDE ? of(card) : 0));

/** By wind, then by card: the part of all other cards that are worth less in it. */
export const STRENGTH: readonly (readonly number[])[] = VALUES.map(values =>
  byCard(card => CARDS.filter(other => (values[other] ?? 0) < (values[card] ?? 0)).length / (CARDS.length - 1)),
);

/** By card: its strength in any wind. */
export const USUAL_STRENGTH: readonly number[] = byCard(
  card => STRENGTH.reduce((sum, inWind) => sum + (inWind[card] ?? 0), 0) / DIRECTIONS.length,
);
