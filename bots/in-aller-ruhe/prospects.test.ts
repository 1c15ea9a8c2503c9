import { describe, expect, it } from 'vitest';
import { gameNamed } from '@seekiste/rules';
import { inAllerRuhe, type State } from '@seekiste/rules/in-aller-ruhe';
import { playGame, seedOf } from '../play.test-help.js';
import { heuristic } from './index.js';
import { prospects } from './prospects.js';
import { WEIGHTS } from './weights.js';

const game = gameNamed('in-aller-ruhe')!;

describe('What comes into question', () => {
  it('12.9 with a compass in hand, using it is among the first to be tried', () => {
    let asked = 0;
    for (let deal = 0; deal < 4; deal++)
      playGame({ game, seats: 3, options: { storms: true }, bot: heuristic, seed: seedOf(deal) }, decision => {
        const [state, seat] = [decision.state as State, decision.seat];
        const { yellow, orange, violet, compasses } = state.storms!;
        if (state.phase !== 'turn' || compasses[seat] === 0 || ![yellow, orange, violet].flat().some(Boolean)) return;
        asked++;
        const found = prospects(inAllerRuhe.view(state, seat), seat, WEIGHTS);
        expect(found.slice(0, 2).map(({ move }) => move.type)).toContain('compass');
        expect(new Set(found.map(({ move }) => inAllerRuhe.write(move))).size).toBe(found.length);
      });
    expect(asked).toBeGreaterThan(5);
  });

  it('16.8 in the duel, what is a point behind is not thought to be hopeless', () => {
    let [close, tried] = [0, 0];
    playGame({ game, seats: 2, options: { variant: 'duel' }, bot: heuristic, seed: seedOf(2) }, decision => {
      const view = inAllerRuhe.view(decision.state as State, decision.seat);
      const found = prospects(view, decision.seat, WEIGHTS);
      tried += found.length;
      close += found.filter(({ behind }) => behind < 1).length;
    });
    expect(close).toBeGreaterThan(tried / 2);
  });
});
