import { describe, expect, it } from 'vitest';
import { gameNamed } from '@seekiste/rules';
import { inAllerRuhe, type Move, type State } from '@seekiste/rules/in-aller-ruhe';
import { playGame, seedOf } from '../../play.test-help.js';
import { sailor } from '../index.js';
import { prospects } from './prospects.js';
import { WEIGHTS } from './numbers.js';

const game = gameNamed('in-aller-ruhe')!;

describe('What comes into question', () => {
  it('12.9 a compass in hand comes last unless the heuristic would use it, the worst storms first', () => {
    let asked = 0;
    for (let deal = 0; deal < 4; deal++)
      playGame({ game, seats: 3, options: { storms: true }, bot: sailor, seed: seedOf(deal) }, decision => {
        const [state, seat] = [decision.state as State, decision.seat];
        const { yellow, orange, violet, compasses } = state.storms!;
        if (state.phase !== 'turn' || compasses[seat] === 0 || ![yellow, orange, violet].flat().some(Boolean)) return;
        const types = prospects(inAllerRuhe.view(state, seat), seat, WEIGHTS).map(({ move }) => move.type);
        const uses = types.filter(type => type === 'compass').length;
        expect(uses).toBeGreaterThan(0);
        if ((decision.move as Move).type === 'compass') expect(types[0]).toBe('compass');
        else {
          asked++;
          expect(types.slice(-uses).every(type => type === 'compass')).toBe(true);
          expect(uses).toBeLessThanOrEqual(3);
        }
      });
    expect(asked).toBeGreaterThan(5);
  });

  it('16.8 in the duel, what is a point behind is not thought to be hopeless', () => {
    let [close, tried] = [0, 0];
    playGame({ game, seats: 2, options: { variant: 'duel' }, bot: sailor, seed: seedOf(2) }, decision => {
      const view = inAllerRuhe.view(decision.state as State, decision.seat);
      const found = prospects(view, decision.seat, WEIGHTS);
      tried += found.length;
      close += found.filter(({ behind }) => behind < 1).length;
    });
    expect(close).toBeGreaterThan(tried / 2);
  });
});
