/** The places of the app, each with an address of its own. */
export type Route =
  | { readonly place: 'start' }
  | { readonly place: 'new'; readonly game: string }
  | { readonly place: 'table' }
  | { readonly place: 'rules'; readonly game: string; readonly clause?: string };

export const readRoute = (hash: string): Route => {
  const [place, game, clause] = hash.replace(/^#?\/?/, '').split('/');
  switch (place) {
    case 'table':
      return { place };
    case 'new':
      return game ? { place, game } : { place: 'start' };
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
      return `#/new/${route.game}`;
    case 'table':
      return '#/table';
    case 'rules':
      return `#/rules/${route.game}${route.clause ? `/${route.clause}` : ''}`;
  }
};
