import { isTableId } from '@seekiste/protocol';
import type { Path, Viewer } from '@seekiste/rules/core';

/** The places of the app, each with an address of its own. */
export type Route =
  | { readonly place: 'start' }
  | { readonly place: 'logbook' | 'me' | 'privacy' | 'about' }
  | { readonly place: 'lessons' }
  /** The ladder of a game; without one, of the first. */
  | { readonly place: 'ladder'; readonly game?: string }
  /** The puzzles of a game, or one by its number, or one after the other until the first that is not solved. */
  | { readonly place: 'puzzles'; readonly game?: string; readonly which?: string }
  /** The voyages of a day, or one of them; without a date, today's. */
  | { readonly place: 'daily'; readonly date?: string; readonly game?: string }
  | Replayed
  | { readonly place: 'new'; readonly game: string }
  /** A game of this device by its id in the logbook, or a line of it; without one, the latest. */
  | { readonly place: 'table'; readonly id?: string; readonly line?: Path }
  /** Where a table online is opened, and where one is. */
  | { readonly place: 'open'; readonly game: string }
  | AtTable
  /** A lesson; without one, the first voyage. */
  | { readonly place: 'learn'; readonly game: string; readonly lesson?: string }
  /** A rulebook, at a clause; with its live position open if it is to be tried. */
  | { readonly place: 'rules'; readonly game: string; readonly clause?: string; readonly tried?: true };

/** How a device is at an online table: the open table in the middle of the room, or a hand in the pocket. */
export type Part = 'middle' | 'hand';

interface AtTable {
  readonly place: 'at';
  readonly table: string;
  /** Without it, the device has both. */
  readonly as?: Part;
  /** The game is looked at together. */
  readonly review?: true;
}

/** A game at a turn, as a chair saw it: of the logbook, of an online table, or packed into the address. */
interface Replayed {
  readonly place: 'replay';
  readonly id: string;
  readonly at?: number;
  readonly seat?: Viewer | 'open';
  /** Which line of its tree; without one, the game itself. */
  readonly line?: Path;
  /** What comes later is not to be seen. */
  readonly hidden?: boolean;
}

/** A packed game begins with its version and a dot; what follows is for its reader to judge. */
const isPacked = (text: string): boolean => /^\d{1,6}\./.test(text);

const isId = (text: string): boolean => /^[\w-]{1,40}$/.test(text);

/** The lesson that every game has. */
const FIRST_VOYAGE = 'first-voyage';

/** A whole number; `undefined` for anything else. */
const numberIn = (text: string | null): number | undefined =>
  text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined;

/** `0.2`: the third variation of the first. */
const lineIn = (text: string | null): { readonly line?: Path } =>
  text !== null && /^\d{1,3}(\.\d{1,3})*$/.test(text) ? { line: text.split('.').map(Number) } : {};

const partIn = (query: string): { readonly as?: Part } => {
  const as = new URLSearchParams(query).get('as');
  return as === 'middle' || as === 'hand' ? { as } : {};
};

const readReplay = (id: string, query: string): Route => {
  const asked = new URLSearchParams(query);
  const at = numberIn(asked.get('at'));
  const wanted = asked.get('seat');
  const seat = wanted === 'watcher' || wanted === 'open' ? wanted : numberIn(wanted);
  return {
    place: 'replay',
    id,
    ...(at === undefined ? {} : { at }),
    ...(seat === undefined ? {} : { seat }),
    ...lineIn(asked.get('line')),
    ...(asked.get('future') === 'hidden' ? { hidden: true } : {}),
  };
};

const withQuery = (address: string, asked: readonly (string | false)[]): string => {
  const given = asked.filter(Boolean);
  return `${address}${given.length > 0 ? `?${given.join('&')}` : ''}`;
};

const writeLine = (line: Path | undefined): string | false =>
  line !== undefined && line.length > 0 && `line=${line.join('.')}`;

const writeReplay = ({ id, at, seat, line, hidden }: Replayed): string =>
  withQuery(`#/replay/${id}`, [
    at !== undefined && `at=${at}`,
    seat !== undefined && `seat=${seat}`,
    writeLine(line),
    hidden === true && 'future=hidden',
  ]);

export const readRoute = (hash: string): Route => {
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split('?');
  const [place, game, clause] = path.split('/');
  switch (place) {
    case 'logbook':
    case 'me':
    case 'privacy':
    case 'about':
      return { place };
    case 'daily':
      return { place, ...(game ? { date: game } : {}), ...(game && clause ? { game: clause } : {}) };
    case 'replay':
      return game && (isId(game) || isPacked(game)) ? readReplay(game, query) : { place: 'logbook' };
    case 'table':
      return game && isId(game) ? { place, id: game, ...lineIn(new URLSearchParams(query).get('line')) } : { place };
    case 'new':
    case 'open':
      return game ? { place, game } : { place: 'start' };
    case 'at':
      if (!game || !isTableId(game)) return { place: 'start' };
      return { place, table: game, ...(clause === 'review' ? { review: true } : partIn(query)) };
    case 'ladder':
      return game ? { place, game } : { place };
    case 'puzzles':
      return { place, ...(game ? { game } : {}), ...(game && clause ? { which: clause } : {}) };
    case 'learn':
      if (!game || !clause) return { place: 'lessons' };
      return clause === FIRST_VOYAGE ? { place, game } : { place, game, lesson: clause };
    case 'rules':
      if (!game) return { place: 'start' };
      return clause ? { place, game, clause, ...(query === 'try' ? { tried: true } : {}) } : { place, game };
    default:
      return { place: 'start' };
  }
};

const pathOf = (...parts: readonly (string | undefined)[]): string => ['#', ...parts].filter(Boolean).join('/');

export const writeRoute = (route: Route): string => {
  switch (route.place) {
    case 'start':
      return '#/';
    case 'lessons':
      return '#/learn';
    case 'ladder':
      return pathOf('ladder', route.game);
    case 'puzzles':
      return pathOf('puzzles', route.game, route.which);
    case 'daily':
      return pathOf('daily', route.date, route.game);
    case 'logbook':
    case 'me':
    case 'privacy':
    case 'about':
      return pathOf(route.place);
    case 'replay':
      return writeReplay(route);
    case 'new':
    case 'open':
      return pathOf(route.place, route.game);
    case 'at':
      return withQuery(pathOf('at', route.table, route.review ? 'review' : undefined), [
        route.as !== undefined && `as=${route.as}`,
      ]);
    case 'table':
      return route.id ? withQuery(`#/table/${route.id}`, [writeLine(route.line)]) : '#/table';
    case 'learn':
      return pathOf('learn', route.game, route.lesson ?? FIRST_VOYAGE);
    case 'rules':
      return `${pathOf('rules', route.game, route.clause)}${route.tried ? '?try' : ''}`;
  }
};
