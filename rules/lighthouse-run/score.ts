import type { Seat } from '../core/index.js';
import { CHART, type Chart } from './chart.js';
import { coloursOf } from './colours.js';
import { setOf } from './deal.js';
import { rulesOf, type Mode, type ModeRules } from './modes.js';
import type { Card, Colour, Open, RankingOutcome, Reason, Space } from './types.js';

/** 8.2 What a ship on this space is worth: the highest symbol that it has reached or passed. */
export const pointsOf = (space: Space, chart: Chart = CHART): number => chart.points[space] as number;

/** The space of the symbol that a ship has reached last; 0 if it has reached none. 7.5 Caught ships are shown there. */
export const symbolSpace = (space: Space, chart: Chart = CHART): Space =>
  chart.box.symbols[pointsOf(space, chart) - 1] ?? 0;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

/** 8.2 The points of each colour's ships together. */
export const pointsByColour = (chart: Chart, { ships }: Pick<Open, 'ships'>): number[] =>
  ships.map(fleet => sum(fleet.map(space => pointsOf(space, chart))));

/** 3.5 What a colour has not played yet, ascending: everybody can know it, as all sets are alike. */
export const unplayed = (
  { options, played }: Pick<Open, 'options' | 'played'>,
  colour: Colour,
  chart: Chart = CHART,
): Card[] => {
  const left = [...setOf(chart, options.mode, colour)];
  for (const card of played[colour] ?? []) left.splice(left.indexOf(card), 1);
  return left;
};

/** One who is ranked: what counts first, then what breaks ties, most important first. */
type Claim = readonly number[];

const isBetter = (one: Claim, other: Claim): boolean => {
  const at = one.findIndex((number, i) => number !== other[i]);
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0);
};

/** 8.2, 8.3, 9.8, 9.14 Points, then the smaller difference of two colours, then the numbers on the cards that are left. */
const claimOf = (chart: Chart, table: Open, points: readonly number[], colours: readonly Colour[]): Claim => {
  const own = colours.map(colour => points[colour] ?? 0);
  const cards = colours.flatMap(colour => unplayed(table, colour, chart));
  return [sum(own), Math.min(...own) - Math.max(...own), sum(cards.map(card => chart.steps[card] ?? 0))];
};

const CLAUSES = {
  points: '8.2',
  difference: '9.14',
  cards: '8.3',
  shared: '8.4',
} as const;

/** What decided the first place among these claims. */
const reasonOf = (claims: readonly Claim[], seats: number, unowned: ModeRules['unowned']): Reason => {
  const first = claims.filter(claim => !claims.some(other => isBetter(other, claim)));
  if (first.length > 1) return 'shared';
  const [best = []] = first;
  if (unowned && claims.indexOf(best) >= seats) return unowned.reason;
  const rivals = claims.filter(claim => claim !== best && claim[0] === best[0]);
  if (rivals.length === 0) return 'points';
  return rivals.some(claim => claim[1] === best[1]) ? 'cards' : 'difference';
};

const clauseOf = (mode: Mode, reason: Reason, claims: readonly Claim[]): string => {
  const { unowned, clauses } = rulesOf(mode);
  if (clauses.tie !== undefined && reason !== 'points') return clauses.tie;
  if (unowned && (reason === unowned.reason || (reason === 'cards' && isLevelWithLast(claims)))) return unowned.clause;
  return CLAUSES[reason as keyof typeof CLAUSES];
};

/** 9.8 Whether the only player in front is level with the colour that nobody sails: then the clause of the chapter decides. */
const isLevelWithLast = (claims: readonly Claim[]): boolean => {
  const best = Math.max(...claims.map(([points = 0]) => points));
  const level = claims.filter(([points]) => points === best);
  return level.length === 2 && level.includes(claims.at(-1) ?? []);
};

/** Chapter 8 How a finished game ended. 9.8 Places count a colour that nobody sails. */
export const outcomeOf = (chart: Chart, table: Open): RankingOutcome => {
  const { options, seats } = table;
  const byColour = pointsByColour(chart, table);
  const claims = Array.from({ length: seats }, (_, seat: Seat) =>
    claimOf(chart, table, byColour, coloursOf(options.mode, seat)),
  );
  const { unowned } = rulesOf(options.mode);
  if (unowned) claims.push(claimOf(chart, table, byColour, [unowned.colour]));
  const reason = reasonOf(claims, seats, unowned);
  return {
    kind: 'ranking',
    points: claims.slice(0, seats).map(([points = 0]) => points),
    places: claims.slice(0, seats).map(claim => 1 + claims.filter(other => isBetter(other, claim)).length),
    reason,
    clause: clauseOf(options.mode, reason, claims),
  };
};

/** 1 for the first place alone, a share of it if it is shared, 0 for anybody else. */
export const scoreOf = (chart: Chart, table: Open, seat: Seat): number => {
  const { places } = outcomeOf(chart, table);
  return places[seat] === 1 ? 1 / places.filter(place => place === 1).length : 0;
};
