import { COLUMNS, OPEN, type Space, type View } from '@seekiste/rules/in-aller-ruhe';
import { routesOf, type Route } from './chart.js';

export const rowOf = (space: Space): number => Math.floor(space / COLUMNS);

/** 10.2, 12.5, 17.6 Whether something lies in the way of everybody. */
export const isBlocked = ({ rock, storms, pyramid }: View, space: Space): boolean =>
  (rock !== undefined && rock.row === rowOf(space)) ||
  (storms !== undefined && (storms.violet[rowOf(space)] ?? 0) > 0) ||
  (pyramid !== undefined && (pyramid.storms[space] ?? null) !== null);

/** 14.3 Free routes come before those that have a price. */
const waitsForPillars = (sea: readonly number[], routes: readonly Route[], space: Space): boolean =>
  routes.some(
    ({ from, to, pays }) => pays && from <= space && space < to && from > 0 && sea.slice(0, from).includes(OPEN),
  );

/** 12.6 */
export const isAlone = (sea: readonly number[], space: Space): boolean =>
  (sea[space - 1] ?? OPEN) === OPEN && (sea[space + 1] ?? OPEN) === OPEN;

/** The open spaces on which a seat may lay nothing now; undefined where no rule closes any. */
export const closedTo = (view: View, seat: number): readonly boolean[] | undefined => {
  const { sea, rock, storms, pyramid } = view;
  const routes = routesOf(view);
  if (!rock && !storms && !pyramid && routes.length === 1) return undefined;
  const needsNeighbour = (storms?.orange[seat] ?? 0) > 0;
  return sea.map(
    (_, space) =>
      isBlocked(view, space) || (needsNeighbour && isAlone(sea, space)) || waitsForPillars(sea, routes, space),
  );
};
