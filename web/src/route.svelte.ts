import { readRoute, writeRoute, type Route } from './route.js';

let current = $state.raw<Route>(readRoute(location.hash));
addEventListener('hashchange', () => (current = readRoute(location.hash)));

export const route = {
  get now(): Route {
    return current;
  },
};

export const go = (to: Route): void => {
  location.hash = writeRoute(to);
};
