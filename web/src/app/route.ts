import { isTableId } from '@seekiste/protocol';

/** The places of the app, each with an address of its own. */
export type Route =
  | { readonly place: 'start' }
  | { readonly place: 'new'; readonly game: string }
  /** A game of this device by its id in the logbook; without one, the latest. */
  | { readonly place: 'table'; readonly id?: string }
  /** Where a table online is opened, and where one is. */
  | { readonly place: 'open'; readonly game: string }
  | { readonly place: 'at'; readonly table: string }
  | { readonly place: 'learn'; readonly game: string }
  | { readonly place: 'rules'; readonly game: string; readonly clause?: string };

const isId = (text: string): boolean => /^[\w-]{1,40}$/.test(text);

/** The lesson that every game has. */
const FIRST_VOYAGE = 'first-voyage';

export const readRoute = (hash: string): Route => {
  const [place, game, clause] = hash.replace(/^#?\/?/, '').split('/');
  switch (place) {
    case 'table':
      return game && isId(game) ? { place, id: game } : { place };
    case 'new':
    case 'open':
      return game ? { place, game } : { place: 'start' };
    case 'at':
      return game && isTableId(game) ? { place, table: game } : { place: 'start' };
    case 'learn':
      return game && clause === FIRST_VOYAGE ? { place, game } : { place: 'start' };
    case 'rules':
      if (!game) return { place: 'start' };
      return clause ? { place, game, clause } : { place, game };
    default:
      return { place: 'start' };
  }
};

export const writeRoute = (route: Route): string => {
  switch (route.place) {
    case 'start':
      return '#/';
    case 'new':
    case 'open':
      return `#/${route.place}/${route.game}`;
    case 'at':
      return `#/at/${route.table}`;
    case 'table':
      return route.id ? `#/table/${route.id}` : '#/table';
    case 'learn':
      return `#/learn/${route.game}/${FIRST_VOYAGE}`;
    case 'rules':
      return `#/rules/${route.game}${route.clause ? `/${route.clause}` : ''}`;
  }
};
