import { describe, expect, it } from 'vitest';
import { gameNamed } from '@seekiste/rules';
import { Rng } from '@seekiste/rules/core';
import { ARRIVAL, inAllerRuhe, type Move, type State } from '@seekiste/rules/in-aller-ruhe';
import { playGame, seedOf } from '../../play.test-help.js';
import { cabinBoy, sailor } from '../index.js';
import { evenSea, position, viewOf } from '../position.test-help.js';

const game = gameNamed('in-aller-ruhe')!;

const chosen = (state: State): string => inAllerRuhe.write(cabinBoy.choose(viewOf(state), Rng.from(seedOf(1))) as Move);

const thrownBy = (move: Move): readonly number[] => {
  if (move.type === 'lay') return move.pay;
  return move.type === 'discard' || move.type === 'give' ? move.cards : [];
};

describe('The cabin boy', () => {
  it('6.1 plays the arrival that wins', () => {
    expect(chosen(position({ seats: 2, sea: evenSea(), hands: [[1, 3, 81], [5]] }))).toBe('A');
  });

  it('fills the last space, pays with a dead card and keeps the arrival', () => {
    const hands = [
      [7, 21, 81],
      [77, 79],
    ];
    expect(chosen(position({ seats: 2, sea: evenSea(10), hands }))).toBe('21 E2 - 7');
  });

  it('6.3 never throws the last arrival while it has anything else to throw', () => {
    for (let deal = 0; deal < 20; deal++)
      playGame({ game, seats: 2, bot: cabinBoy, seed: seedOf(deal) }, ({ state, seat, move }) => {
        const { hands, piles } = state as State;
        const arrivals = [...hands, ...piles].flat().filter(card => card === ARRIVAL).length;
        const thrown = thrownBy(move as Move);
        const spare = hands[seat]!.length - thrown.length - ((move as Move).type === 'lay' ? 1 : 0);
        if (arrivals === 1 && spare > 0) expect(thrown).not.toContain(ARRIVAL);
      });
  });

  it('wins many games, but fewer than the heuristic', () => {
    const won = (bot: typeof cabinBoy): number =>
      Array.from({ length: 60 }, (_, deal) => playGame({ game, seats: 3, bot, seed: seedOf(4000 + deal) })).filter(
        outcome => outcome.kind === 'team' && outcome.won,
      ).length;
    const [boys, sailors] = [won(cabinBoy), won(sailor)];
    expect(boys).toBeGreaterThanOrEqual(20);
    expect(boys).toBeLessThan(sailors);
  });
});
