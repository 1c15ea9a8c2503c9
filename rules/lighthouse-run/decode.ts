import { err, ok, refuse, type Refusal, type Result } from '../core/index.js';
import { PLACES, type Chart } from './chart.js';
import type { Card, Move, Shift } from './types.js';

const malformed = (field: string): { ok: false; error: Refusal } => err(refuse('malformed-move', 'input', { field }));

/** A whole number from 0 to below `limit`. */
export const isBelow = (value: unknown, limit: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < limit;

/** Cards from outside by any of their indices, alike ones made one (1.5); undefined if one of them is no card. */
export const cardsFrom = ({ alike }: Chart, value: unknown): Card[] | undefined =>
  Array.isArray(value) && value.every(card => isBelow(card, alike.length))
    ? value.map(card => alike[card] as Card)
    : undefined;

const isShift = (value: unknown): value is Shift => {
  if (typeof value !== 'object' || value === null) return false;
  const { from, to } = value as Readonly<Record<string, unknown>>;
  return isBelow(from, PLACES) && isBelow(to, PLACES);
};

const decodeDeal = (
  chart: Chart,
  { first, towers, decks }: Readonly<Record<string, unknown>>,
): Result<Move, Refusal> => {
  if (!isBelow(first, 10)) return malformed('first');
  if (!Array.isArray(towers) || !towers.every(tower => isBelow(tower, PLACES))) return malformed('towers');
  if (!Array.isArray(decks)) return malformed('decks');
  const read: Card[][] = [];
  for (const deck of decks) {
    const cards = cardsFrom(chart, deck);
    if (!cards) return malformed('decks');
    read.push(cards);
  }
  return ok({ type: 'deal', first, towers: [...towers], decks: read });
};

/** A move from outside, built afresh: nothing that was not asked for comes along. */
export const decodeMove = (chart: Chart, value: unknown): Result<Move, Refusal> => {
  if (typeof value !== 'object' || value === null) return malformed('move');
  const fields = value as Readonly<Record<string, unknown>>;
  if (fields['type'] === 'deal') return decodeDeal(chart, fields);
  if (fields['type'] !== 'sail') return malformed('type');
  const { colour, card, beacon, from, bonus } = fields;
  if (!isBelow(colour, 4)) return malformed('colour');
  if (!isBelow(card, chart.alike.length)) return malformed('card');
  if (beacon !== null && !isShift(beacon)) return malformed('beacon');
  if (from !== null && !isBelow(from, chart.last + 1)) return malformed('from');
  if (typeof bonus !== 'boolean') return malformed('bonus');
  return ok({
    type: 'sail',
    colour,
    card: chart.alike[card] as Card,
    beacon: beacon && { from: beacon.from, to: beacon.to },
    from,
    bonus,
  });
};
