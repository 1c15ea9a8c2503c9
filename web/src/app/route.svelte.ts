import { readRoute, writeRoute, type Route } from './route.js';

let current = $state.raw<Route>(readRoute(location.hash));
addEventListener('hashchange', () => (current = readRoute(location.hash)));

export const route = {
  get now(): Route {
    return current;
  },
};

/** At once: the address follows, and its event finds nothing left to change. */
export const go = (to: Route): void => {
  current = to;
  location.hash = writeRoute(to);
};
