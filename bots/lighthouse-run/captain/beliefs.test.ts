import { describe, expect, it } from 'vitest';
import { Rng } from '@seekiste/rules/core';
import { CHART, lighthouseRun, type Mode, type State, type View } from '@seekiste/rules/lighthouse-run';
import { playGame, seedOf } from '../../play.test-help.js';
import { worlds } from './beliefs.js';
import { sailor } from '../index.js';

const views = (seats: number, mode: Mode, deal: number): { readonly view: View; readonly truth: State }[] => {
  const seen: { readonly view: View; readonly truth: State }[] = [];
  playGame({ game: lighthouseRun, seats, options: { mode }, bot: sailor, seed: seedOf(deal) }, ({ state, seat }) =>
    seen.push({ view: lighthouseRun.view(state as State, seat), truth: state as State }),
  );
  return seen;
};

describe('beliefs', () => {
  it.each([
    [4, 'standard'],
    [2, 'erik'],
    [2, 'fleet'],
  ] as const)('imagine worlds that look the same to the viewer, and have all cards: %i players, %s', (seats, mode) => {
    for (const { view, truth } of views(seats, mode, 3)) {
      const next = worlds(view, Rng.from(seedOf(2)));
      for (let i = 0; i < 3; i++) {
        const world = next();
        expect(lighthouseRun.view(world, view.viewer)).toEqual(view);
        const cards = ({ hands, piles }: State, colour: number): number[] =>
          [...hands[colour]!, ...piles[colour]!].sort((a, b) => a - b);
        for (const colour of world.hands.keys()) expect(cards(world, colour)).toEqual(cards(truth, colour));
      }
    }
  });

  it('guess the hands of greedy players better than chance does', () => {
    let [believed, uniform] = [0, 0];
    for (let deal = 0; deal < 8; deal++)
      for (const { view, truth } of views(2, 'standard', deal).filter(({ view: { round } }) => round > 4)) {
        const rng = Rng.from(seedOf(3));
        const next = worlds(view, rng);
        const other = 1 - (view.viewer as number);
        const right = ({ hands }: State): number =>
          hands[other]!.filter(card => truth.hands[other]!.includes(card)).length;
        for (let i = 0; i < 10; i++) {
          believed += right(next());
          uniform += right(lighthouseRun.imagine(view, rng));
        }
      }
    expect(believed).toBeGreaterThan(1.05 * uniform);
  });

  it('guess the hand of the player before better than the odds of cards alone', () => {
    let [told, untold] = [0, 0];
    for (let deal = 0; deal < 6; deal++)
      for (const { view, truth } of views(3, 'standard', deal).filter(({ view: { round } }) => round > 4)) {
        if (view.playedThisRound === 0) continue;
        const rng = Rng.from(seedOf(3));
        const before = ((view.viewer as number) + 2) % 3;
        // As if the first card had been the last one: hardly ever can somebody greedy have got here by it.
        const played = view.played.with(before, view.played[before]!.toReversed());
        const right = ({ hands }: State): number =>
          hands[before]!.filter(card => truth.hands[before]!.includes(card)).length;
        const [next, other] = [worlds(view, rng), worlds({ ...view, played }, rng)];
        for (let i = 0; i < 20; i++) {
          told += right(next());
          untold += right(other());
        }
      }
    expect(told).toBeGreaterThan(untold);
  });

  it('take all hands for alike with the great fleet', () => {
    const { view } = views(2, 'fleet', 2).findLast(({ view: { round } }) => round === 6)!;
    const other = view.hands.findIndex(({ kind }) => kind === 'closed');
    const [next, rng] = [worlds(view, Rng.from(seedOf(6))), Rng.from(seedOf(6))];
    for (let i = 0; i < 20; i++) expect(next().hands[other]).toEqual(lighthouseRun.imagine(view, rng).hands[other]);
  });

  it('2.4 leave first hands alone: nobody holds both group cards before the first card', () => {
    const { view } = views(4, 'standard', 5)[0]!;
    const next = worlds(view, Rng.from(seedOf(4)));
    for (let i = 0; i < 300; i++)
      for (const hand of next().hands)
        expect(hand.filter(card => CHART.movements[card] === 'group').length).toBeLessThan(2);
  });
});
