import { describe, expect, it } from 'vitest';
import { Rng } from '@seekiste/rules/core';
import { santaTimea, windsIn, type State } from '@seekiste/rules/santa-timea';
import { playGame, seedOf } from '../../play.test-help.js';
import { chosenBy } from '../../position.test-help.js';
import { sailor } from '../index.js';
import { policy } from './policy.js';

const chosen = (fields: object, seat: number): string => chosenBy(sailor, santaTimea, fields, seat);

describe('greedy', () => {
  it('does not take a costly wind where another card avoids it', () => {
    expect(chosen({ seats: 2, leader: 1, played: 'N6', hands: ['N9 N2', 'E5'], winds: 'N3 E1' }, 0)).toBe('N9');
  });

  it('gets rid of its worst card where it is safe', () => {
    // Seat 1 lies below everything that seat 2 holds; any card will do, so the weakest goes.
    expect(chosen({ seats: 3, leader: 0, played: 'E4 S9', hands: ['W4', 'W5', 'N14 N3'], winds: 'N2 N3' }, 2)).toBe(
      'N3',
    );
  });

  it('takes the wind card that completes a set', () => {
    const table = { seats: 2, leader: 1, played: 'N6', hands: ['N9 N2', 'E5'], winds: 'N3 E1' };
    expect(chosen({ ...table, collected: ['N1 N2', ''] }, 0)).toBe('N2');
  });

  it('5.1 equals a value to be knocked out rather than take a 3', () => {
    // East 10 is worth 5 in the north wind, as much as north 5.
    expect(chosen({ seats: 2, leader: 1, played: 'N5', hands: ['E10 E6', 'S5'], winds: 'N3 W1' }, 0)).toBe('E10');
  });

  it('6.1 saves itself with a bride where nothing else does', () => {
    expect(chosen({ seats: 2, leader: 1, played: 'N14', hands: ['B E6 S3', 'S5 S6'], winds: 'N3 W1 W2' }, 0)).toBe('B');
  });

  it('keeps the bride where another card is safe', () => {
    expect(chosen({ seats: 2, leader: 1, played: 'S2', hands: ['B E6 E3', 'S5 S6'], winds: 'N3 W1 W2' }, 0)).toBe('E3');
  });

  it('9.4 chooses between set and pairs by what brings most', () => {
    // Both are far apart in damage: laying the set aside wins the round, which two points for the pair do not make up for.
    const table = { seats: 2, options: { professional: true }, phase: 'sets' };
    expect(chosen({ ...table, collected: ['N1 N2 N2 N3', 'S1 E2'] }, 0)).toBe('sets N');
    // Here the round is won either way, and the pair is worth two points.
    expect(chosen({ ...table, collected: ['N1 N2 N2 N3', 'S1 S3 E2 E3 W3'] }, 0)).toBe('sets -');
  });

  it('goes by what its seat knows: another world does not change its move', () => {
    const worlds = Rng.from(seedOf(4));
    for (const professional of [false, true])
      playGame(
        { game: santaTimea, seats: 4, options: { professional }, bot: sailor, seed: seedOf(5) },
        ({ state, seat }) => {
          const code = policy(state as State, seat);
          const view = santaTimea.view(state as State, seat);
          for (let i = 0; i < 3; i++) expect(policy(santaTimea.imagine(view, worlds), seat)).toBe(code);
        },
      );
  });

  it('reads what was collected as the rules write it', () => {
    playGame({ game: santaTimea, seats: 3, bot: sailor, seed: seedOf(6) }, ({ state }) => {
      const { collected } = santaTimea.view(state as State, 'watcher');
      expect((state as State).collected.map(windsIn)).toEqual(collected);
    });
  });
});
