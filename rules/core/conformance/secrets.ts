import type { Viewer } from '../game.js';
import { bytes, same } from './plain.js';
import { judgeCards, judgePosition } from './survival.js';
import type { TrueStep, Walk } from './walk.js';

/** This number of worlds in a row that are all the truth cannot be luck. */
const DRAWS = 200;

/** A world that a viewer imagines looks the same to them, holds the same cards, and could be. */
export const judgeImagined = <State, Move>(walk: Walk<State, Move>, state: State, dealt: string | undefined): void => {
  const { game } = walk;
  for (const viewer of walk.viewers) {
    const view = game.view(state, viewer);
    const seen = bytes(view);
    const world = game.imagine(view, walk.rng);
    walk.demand(bytes(view) === seen, 'unchanged', () => `imagine(view of ${viewer})`);
    const again = bytes(game.view(world, viewer));
    walk.demand(again === seen, 'same-view', () => `${viewer} sees\n${again}, not\n${seen}`);
    if (dealt !== undefined) judgeCards(walk, world, dealt);
    if (game.toAct(state).kind !== 'chance') judgePosition(walk, world, 'possible');
  }
};

const sent = <State, Move>(
  walk: Walk<State, Move>,
  viewer: Viewer,
  before: State,
  step: { readonly state: State; readonly events: readonly unknown[] },
): string =>
  [
    bytes(walk.game.view(before, viewer)),
    ...step.events.map(event => bytes(walk.game.show(event, viewer))),
    bytes(walk.game.view(step.state, viewer)),
  ].join('\n');

/**
 * The same step with other cards where this viewer cannot see: everything sent to them is the
 * same, byte for byte. A step that ends the game is exempt: a defeat tells what hands lack.
 */
export const judgeSecrecy = <State, Move>(
  walk: Walk<State, Move>,
  step: TrueStep<State, Move>,
  events: readonly unknown[],
): void => {
  const { game, insight } = walk;
  for (const viewer of walk.viewers) {
    const other = insight.disguise(step, viewer, walk.rng);
    if (other === undefined) continue;
    const answer = game.apply(other.state, step.actor, other.move);
    if (!answer.ok) return walk.fail('secrecy', `disguised as ${game.write(other.move)}: ${bytes(answer.error)}`);
    const ends = [step.after, answer.value.state].some(state => game.toAct(state).kind === 'over');
    if (ends) continue;
    const truth = sent(walk, viewer, step.before, { state: step.after, events });
    const disguised = sent(walk, viewer, other.state, answer.value);
    walk.demand(
      truth === disguised,
      'secrecy',
      () => `${viewer} is sent, at ${step.actor} ${game.write(step.move)},\n${truth}\nor else\n${disguised}`,
    );
    if (!same(other.state, step.before)) judgeIgnorance(walk, step.before, viewer);
  }
};

/** Where more than one world is possible, the imagined one is not always the true one. */
const judgeIgnorance = <State, Move>(walk: Walk<State, Move>, truth: State, viewer: Viewer): void => {
  const view = walk.game.view(truth, viewer);
  for (let draws = 0; draws < DRAWS; draws++) if (!same(walk.game.imagine(view, walk.rng), truth)) return;
  walk.fail('not-the-truth', `${viewer} imagines the true position ${DRAWS} times`);
};
