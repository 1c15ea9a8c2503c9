import { GAMES } from '@seekiste/rules';
import { readSetup, Rng, Table, type AnyGame, type Viewer } from '@seekiste/rules/core';
import { describe, expect, it } from 'vitest';
import { cueOf as seaCue } from '../games/in-aller-ruhe/cues.js';
import { cueOf as riverCue } from '../games/lighthouse-run/cues.js';
import { cueOf as windCue } from '../games/santa-timea/cues.js';
import type { OpenScene } from '../table/scene.js';
import { CUES, cueOfEnd, type Cue } from './cues.js';
import { cuesSince, heardOf } from './ear.js';
import { RECIPES } from './recipes.js';

const CUE_OF: Readonly<Record<string, (shown: never) => Cue | undefined>> = {
  'in-aller-ruhe': seaCue,
  'santa-timea': windCue,
  'lighthouse-run': riverCue,
};

const SEED = '5e'.repeat(32);

const heardBy = (game: AnyGame, events: readonly unknown[], viewer: Viewer): readonly (Cue | undefined)[] =>
  events.flatMap(event => {
    const shown = game.show(event, viewer);
    return shown === undefined ? [] : [CUE_OF[game.name]?.(shown as never)];
  });

/**
 * Plays at random. Beside every move, the same move is made in worlds that a viewer could not tell from the true one:
 * wherever the viewer sees the same afterwards, the same is heard. Answers how often that was compared.
 */
const compareWorlds = (game: AnyGame, seats: number, options: object): number => {
  const setup = readSetup(game, { seats, options });
  if (!setup.ok) throw new Error(setup.error.code);
  const rng = Rng.from(SEED);
  const table = Table.open(game, setup.value, SEED);
  let compared = 0;
  for (let moves = 0; moves < 60; moves++) {
    const acts = game.toAct(table.state);
    if (acts.kind !== 'seats') break;
    const [actor = 0] = acts.must;
    const offered = game.moves(game.view(table.state, actor));
    const move = offered[rng.below(offered.length)];
    for (const viewer of [...Array.from({ length: seats }, (_, seat) => seat), 'watcher'] as const) {
      const world = game.imagine(game.view(table.state, viewer), rng);
      const [truly, disguised] = [table.state, world].map(state => game.apply(state, actor, move));
      if (!truly?.ok || !disguised?.ok) continue;
      const [seen, seenInstead] = [truly, disguised].map(step => JSON.stringify(game.view(step.value.state, viewer)));
      if (seen !== seenInstead) continue;
      expect(heardBy(game, disguised.value.events, viewer)).toEqual(heardBy(game, truly.value.events, viewer));
      compared++;
    }
    table.act(actor, move);
  }
  return compared;
};

describe('sounds', () => {
  it('have a recipe each, short and not too loud', () => {
    for (const cue of CUES) {
      const voices = RECIPES[cue];
      expect(voices.length).toBeGreaterThan(0);
      for (const { at, length, loud } of voices) {
        expect(at + length).toBeLessThan(1.6);
        expect(loud).toBeLessThanOrEqual(0.6);
      }
    }
  });

  it.each([
    ['in-aller-ruhe', 3, {}],
    ['in-aller-ruhe', 2, { storms: true }],
    ['santa-timea', 3, {}],
    ['lighthouse-run', 2, {}],
  ] as const)('are the same whatever the hidden cards: %s with %i, %o', (name, seats, options) => {
    const game = GAMES.find(found => found.name === name)!;
    expect(compareWorlds(game, seats, options)).toBeGreaterThan(20);
  });

  it('of the end are the winner’s or the loser’s', () => {
    const places = { kind: 'ranking', points: [3, 5], places: [2, 1], reason: '', clause: '' } as const;
    expect([0, 1, 'watcher' as const].map(viewer => cueOfEnd(places, viewer))).toEqual(['lost', 'won', 'won']);
  });
});

describe('what is heard', () => {
  const parts = { cue: (shown: unknown) => shown as Cue };
  const scene = (log: readonly (readonly [step: number, cue: Cue])[], mine = false): OpenScene =>
    ({ log: log.map(([step, shown]) => ({ step, actor: 0, shown })), mine, viewer: 0, outcome: undefined }) as never;
  const before = heardOf(scene([[0, 'laid']]));

  it('is what happened since, then whose turn it is', () => {
    const now = scene([[0, 'laid'], [1, 'laid'], [1, 'drawn']], true); // prettier-ignore
    expect(cuesSince(before, now, parts)).toEqual(['laid', 'drawn', 'your-turn']);
    expect(cuesSince(heardOf(now), now, parts)).toEqual([]);
  });

  it('is only the last move after a leap, and nothing after a move was taken back', () => {
    const leap = scene([[0, 'laid'], [1, 'laid'], [2, 'trick']]); // prettier-ignore
    expect(cuesSince(before, leap, parts)).toEqual(['trick']);
    expect(cuesSince(before, scene([], true), parts)).toEqual([]);
  });
});
