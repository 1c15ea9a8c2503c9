import { CHART, type Chart } from './chart.js';
import type { Sail } from './codes.js';
import { colourBits, ownerOf } from './colours.js';
import { litBits, shifted } from './light.js';
import { coloursAt, earnsBonus, sail } from './sail.js';
import type { Colour, Event, Open, Voyage } from './types.js';

/** What a turn would do, before it is made. */
export interface Preview {
  /** By place: the lighthouses that would be lit. */
  readonly lit: readonly boolean[];
  /** The ships that would be chosen; those that darkness holds stay where they are. */
  readonly voyages: readonly Voyage[];
  /** Steps of the card that darkness or the end of the river would take. */
  readonly lost: number;
  /** The colours of others that would be taken along. */
  readonly takenAlong: readonly Colour[];
  /** What the bonus would bring, whether the move takes it or not; null if there is none. */
  readonly bonus: { readonly voyage: Voyage; readonly lost: number } | null;
}

/** The preview of a legal turn of the seat that is to play, from a view or a state. */
export const preview = (table: Open, move: Sail, chart: Chart = CHART): Preview => {
  const lit = shifted(table.lit, move.beacon);
  const nothing = { lit, voyages: [], lost: 0, takenAlong: [], bonus: null };
  if (move.from === null) return nothing;
  const { card, colour, from } = move;
  const seat = ownerOf(table.options.mode, colour) ?? table.turn;
  const own = colourBits(table.options.mode, seat);
  const course = { card, colour, from, lit: litBits(lit), bonus: false, by: seat, own };
  course.bonus = earnsBonus(chart, coloursAt(chart, table, from), course);
  const events: Event[] = [];
  sail(
    chart,
    table.ships.map(fleet => [...fleet]),
    course,
    events,
  );
  const [first, second] = events.filter(event => event.type === 'sailed');
  if (!first) return nothing;
  const voyage = second?.voyages[0];
  return {
    lit,
    voyages: first.voyages,
    lost: first.lost,
    takenAlong: first.voyages.map(taken => taken.colour).filter(taken => (own & (1 << taken)) === 0),
    bonus: second && voyage ? { voyage, lost: second.lost } : null,
  };
};
