import { describe, expect, it } from 'vitest';
import { gameNamed } from '@seekiste/rules';
import { playGame, seedOf } from '../../play.test-help.js';
import { sailor } from '../index.js';
import { chosen, evenSea, position } from '../position.test-help.js';

interface Turn {
  readonly sea: readonly number[];
  readonly hand: readonly number[];
  /** What the bot threw before. */
  readonly thrown?: readonly number[];
}

/** What the sailor does on its turn, two cards left on its pile and a partner with two in hand. */
const answer = ({ sea, hand, thrown = [] }: Turn): string =>
  chosen(position({ seats: 2, sea, hands: [hand, [77, 79]], piles: [[73, 75], []], thrown: [thrown, []] }));

/** Even numbers to 20, so many open spaces, and every second number from `above` on. */
const seaWithGap = (open: number, above: number): readonly number[] => [
  ...Array.from({ length: 10 }, (_, i) => 2 * (i + 1)),
  ...new Array<number>(open).fill(0),
  ...Array.from({ length: 26 - open }, (_, i) => above + 2 * i),
];

describe('The sailor on its turn', () => {
  it('6.1 plays the arrival that wins', () => {
    expect(answer({ sea: evenSea(), hand: [1, 3, 81] })).toBe('A');
  });

  it('5.1 plays the departure card that has to be played', () => {
    expect(chosen(position({ seats: 2, departedBy: null, hands: [[9, 40, 82], [11]] }))).toBe('D');
  });

  it('fills the last space, pays with a dead card and keeps the arrival', () => {
    expect(answer({ sea: evenSea(10), hand: [7, 21, 81] })).toBe('21 E2 - 7');
  });

  it('pays with a dead card rather than with the only number for another gap', () => {
    // On C4 fit 41 to 43, and the bot itself threw 42 and 43.
    expect(answer({ sea: evenSea(10, 20), hand: [7, 21, 41, 81], thrown: [42, 43] })).toBe('21 E2 - 7');
  });

  it('7.1 discards dead cards and keeps an arrival that may be the last', () => {
    expect(answer({ sea: evenSea(10), hand: [7, 9, 81] })).toBe('- 7 9');
  });

  it('7.1 discards dead cards and keeps the only number for a gap, though it cannot pay for it yet', () => {
    // 20 _ 28: 24 costs four, and there are only two others to pay with.
    const thrown = [21, 22, 23, 25, 26, 27];
    expect(answer({ sea: seaWithGap(1, 28), hand: [1, 3, 24], thrown })).toBe('- 1 3');
  });

  it('lays a number where the spaces beside it can still be filled', () => {
    // 20 _ _ 23 takes nothing but 21 and 22, 20 _ _ _ 24 nothing but 21, 22 and 23.
    expect(answer({ sea: seaWithGap(2, 23), hand: [1, 3, 22, 81] })).toBe('22 F2 - 1');
    expect(answer({ sea: seaWithGap(2, 23), hand: [1, 3, 21, 81] })).toBe('21 E2 - 1');
    expect(answer({ sea: seaWithGap(3, 24), hand: [1, 3, 22, 81] })).toBe('22 F2');
  });

  it('4.7 lays a last card that it cannot throw, far from where it would like to', () => {
    const sea = [...new Array<number>(35).fill(0), 80];
    expect(chosen(position({ seats: 2, sea, hands: [[79], [1, 2]] }))).toMatch(/^79 [A-F]\d$/);
  });
});

describe('The heuristic over many games', () => {
  it('wins at least four games in five for two players', () => {
    const game = gameNamed('in-aller-ruhe')!;
    const outcomes = Array.from({ length: 60 }, (_, deal) =>
      playGame({ game, seats: 2, bot: sailor, seed: seedOf(1000 + deal) }),
    );
    const won = outcomes.filter(outcome => outcome.kind === 'team' && outcome.won);
    expect(won.length).toBeGreaterThanOrEqual(48);
  });
});
