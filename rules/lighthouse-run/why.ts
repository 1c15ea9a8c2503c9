import { refuse, type Refusal, type Seat } from '../core/index.js';
import { PLACES, type Chart } from './chart.js';
import type { Sail } from './codes.js';
import { colourBits, hasTwoColours, ownerOf } from './colours.js';
import { litBits, shifted } from './light.js';
import { rulesOf } from './modes.js';
import { mayPlay } from './moves.js';
import { coloursAt, earnsBonus, isMixed } from './sail.js';
import { cloudSpace, isCaught } from './storm.js';
import type { Card, Code, Movement, Open, Space } from './types.js';

type Refused = Refusal<Code> | undefined;

const isPlace = (place: number): boolean => Number.isInteger(place) && place >= 0 && place < PLACES;

const whyNotCard = (table: Open, seat: Seat, hands: readonly (readonly Card[])[], { colour, card }: Sail): Refused => {
  const { mode } = table.options;
  if (ownerOf(mode, colour) !== seat) return refuse('not-your-colour', rulesOf(mode).clauses.colour, { colour });
  if (!mayPlay(table, seat, colour)) return refuse('colour-played', '9.11', { colour });
  return hands[colour]?.includes(card) ? undefined : refuse('card-not-held', '3.1', { card, colour });
};

/** Chapter 4 */
const whyNotBeacon = (chart: Chart, { lit, towers }: Open, { card, beacon }: Sail): Refused => {
  const wrong = beacon && [beacon.from, beacon.to].find(place => !isPlace(place));
  if (typeof wrong === 'number') return refuse('no-such-place', '1.2', { place: wrong });
  const tower = chart.forces[card] ?? null;
  if (tower !== null) {
    const place = towers.indexOf(tower);
    if (lit[place]) return beacon ? refuse('tower-lit-already', '4.2', { tower, place }) : undefined;
    if (!beacon) return refuse('beacon-forced', '4.1', { tower, place });
    if (beacon.to !== place) return refuse('beacon-elsewhere', '4.1', { tower, place, to: beacon.to });
  }
  if (beacon && !lit[beacon.from]) return refuse('beacon-from-dark', '4.4', { place: beacon.from });
  if (beacon && lit[beacon.to]) return refuse('beacon-onto-lit', '4.4', { place: beacon.to });
  return undefined;
};

const SHIP_CLAUSES: Readonly<Record<Movement, string>> = { solo: '5.4', group: '5.6', coop: '5.8' };

/** Whether a ship that the card could move is there, caught or not. */
const hasShip = ({ ships }: Open, movement: Movement, colour: number, space: Space): boolean =>
  movement === 'coop' ? ships.some(fleet => fleet.includes(space)) : ships[colour]?.includes(space) === true;

/** 3.4 Whether the card can move any ship at all. */
const canChoose = (chart: Chart, table: Open, movement: Movement, colour: number): boolean => {
  for (let space = movement === 'group' ? 1 : 0; space <= chart.last; space++)
    if (!isCaught(space, table.cloud, chart) && hasShip(table, movement, colour, space)) return true;
  return false;
};

const whyNotFrom = (chart: Chart, table: Open, { card, colour, from }: Sail): Refused => {
  const movement = chart.movements[card] as Movement;
  if (from === null)
    return canChoose(chart, table, movement, colour) ? refuse('ship-needed', '3.4', { card }) : undefined;
  if (movement === 'group' && from === 0) return refuse('group-from-start', '5.7', { card });
  if (!hasShip(table, movement, colour, from)) {
    const onlyItsColour = hasTwoColours(table.options.mode) && movement !== 'coop';
    return refuse('no-ship-there', onlyItsColour ? '9.11' : SHIP_CLAUSES[movement], { space: from });
  }
  if (isCaught(from, table.cloud, chart))
    return refuse('ship-caught', '7.3', { space: from, cloud: cloudSpace(table.cloud, chart) });
  return undefined;
};

/** Chapter 6 Which condition of the bonus is not met. */
const whyNotBonus = (chart: Chart, table: Open, seat: Seat, { card, colour, beacon, from, bonus }: Sail): Refused => {
  if (!bonus) return undefined;
  if (chart.movements[card] !== 'coop' || from === null) return refuse('no-bonus', '6.1', { reason: 'no-coop' });
  const { mode } = table.options;
  const own = colourBits(mode, seat);
  const there = coloursAt(chart, table, from);
  if ((there & own) === 0) return refuse('no-bonus', '6.3', { reason: 'no-own-ship', space: from });
  if (!isMixed(there, own))
    return refuse('no-bonus', rulesOf(mode).clauses.bonus, { reason: 'nobody-else', space: from });
  const lit = litBits(shifted(table.lit, beacon));
  const course = { card, colour, from, lit, bonus, by: seat, own };
  return earnsBonus(chart, there, course) ? undefined : refuse('no-bonus', '6.3', { reason: 'no-step', space: from });
};

/** Why this seat may not make this move now; from a state or from a view, with the hands by colour. */
export const why = (
  chart: Chart,
  table: Open,
  seat: Seat,
  hands: readonly (readonly Card[])[],
  move: Sail,
): Refused => {
  if (table.phase === 'over') return refuse('game-over', '8.1');
  if (table.phase === 'deal') return refuse('not-dealt', '2.3');
  if (seat !== table.turn) return refuse('not-your-turn', '3.1', { turn: table.turn });
  return (
    whyNotCard(table, seat, hands, move) ??
    whyNotBeacon(chart, table, move) ??
    whyNotFrom(chart, table, move) ??
    whyNotBonus(chart, table, seat, move)
  );
};
