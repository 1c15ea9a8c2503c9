import type { Viewer } from '../game.js';
import type { Rng } from '../rng.js';
import { shells, type State, type View } from '../toy.test-help.js';
import { after, but, type Broken, type Shells } from './broken.test-help.js';

interface LeakyView extends View {
  readonly leak: number;
}

/** A view with one thing too many, and worlds imagined so that it fits. */
const leaking = (leak: (state: State) => number): Shells => {
  const view = (state: State, viewer: Viewer): LeakyView => ({ ...shells.view(state, viewer), leak: leak(state) });
  const imagine = (seen: View, rng: Rng): State => {
    for (;;) {
      const world = shells.imagine(seen, rng);
      if (leak(world) === (seen as LeakyView).leak) return world;
    }
  };
  return but({ view, imagine });
};

/** Remembers the truth behind every view, as no game should. */
const peeking = (): Shells => {
  const truths = new Map<string, State>();
  return but({
    view(state, viewer) {
      const seen = shells.view(state, viewer);
      truths.set(JSON.stringify(seen), truths.get(JSON.stringify(seen)) ?? state);
      return seen;
    },
    imagine: seen => JSON.parse(JSON.stringify(truths.get(JSON.stringify(seen)))) as State,
  });
};

const imagining = (change: (world: State) => State): Shells =>
  but({ imagine: (seen, rng) => change(shells.imagine(seen, rng)) });

/** Games that say too much, or imagine what could not be. */
export const BROKEN_SECRETS: readonly Broken[] = [
  { check: 'secrecy', fault: 'shows a card of the pile', game: () => leaking(state => state.sea[0] ?? 0) },
  {
    check: 'secrecy',
    fault: 'shows one bit about a hand',
    game: () => leaking(state => (state.hands[0]?.[0] ?? 0) % 2),
  },
  { check: 'secrecy', fault: 'shows what another seat chose', game: () => but({ show: event => event }) },
  {
    check: 'secrecy',
    fault: 'shows by an event more who chose a large shell',
    game: () =>
      after(({ state, events }) => ({
        state,
        events: state.chosen.some(shell => (shell ?? 0) > 5) ? [...events, { type: 'boasted', seat: 0 }] : events,
      })),
  },
  {
    check: 'same-view',
    fault: 'imagines a world that looks otherwise',
    game: () => imagining(world => ({ ...world, boasted: world.boasted.map(() => true) })),
  },
  { check: 'not-the-truth', fault: 'looks the truth up', game: peeking },
  {
    check: 'cards',
    fault: 'imagines cards that do not exist',
    game: () => imagining(world => ({ ...world, sea: world.sea.map(shell => shell + 50) })),
  },
  {
    check: 'possible',
    fault: 'imagines a position that could not be',
    game: () => imagining(world => ({ ...world, sea: world.sea.toReversed() })),
  },
];
