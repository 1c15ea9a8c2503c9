import { describe, expect, it } from 'vitest';
import { gameNamed } from '@seekiste/rules';
import { Rng } from '@seekiste/rules/core';
import { inAllerRuhe, runPoints, type Move, type State } from '@seekiste/rules/in-aller-ruhe';
import type { Bot } from '../../../bot.js';
import { playGame, seedOf } from '../../../play.test-help.js';
import { chosenBy } from '../../../position.test-help.js';
import { randomBot } from '../../../random.js';
import { cabinBoy, captain, sailor } from '../../index.js';
import { numbers } from '../../position.test-help.js';

const game = gameNamed('in-aller-ruhe')!;

/** Whose island lies where: `0`, `1`, or `.` for nobody. */
const owners = (text: string): readonly (number | null)[] =>
  Array.from({ length: 36 }, (_, space) => (/[01]/.test(text[space] ?? '.') ? Number(text[space]) : null));

const answer = (
  laid: Readonly<Record<number, number>>,
  whose: string,
  hand: readonly number[],
  fields = {},
): string => {
  const sea = Array.from({ length: 36 }, (_, space) => laid[space] ?? 0);
  const rest = numbers(1, 80).filter(card => !sea.includes(card) && !hand.includes(card));
  const [rival, row, pile] = [rest.slice(0, 5), rest.slice(5, 10), rest.slice(10)];
  const duel = { owners: owners(whose), row };
  const options = { variant: 'duel' };
  return chosenBy(
    sailor,
    game,
    { seats: 2, options, sea, hands: [hand, rival], piles: [pile, []], duel, ...fields },
    0,
  );
};

/** The share of duels that one bot wins against another, every deal from both sides. */
const shareOf = (one: Bot, other: Bot, deals: number): number => {
  let won = 0;
  for (const own of [0, 1])
    for (let deal = 0; deal < deals; deal++) {
      const bot = {
        name: 'pair',
        choose: (view: unknown, rng: Rng) =>
          ((view as { viewer: number }).viewer === own ? one : other).choose(view, rng),
      };
      const outcome = playGame({ game, seats: 2, options: { variant: 'duel' }, bot, seed: seedOf(deal) });
      if (outcome.kind === 'ranking' && outcome.places[own] === 1) won++;
    }
  return won / (2 * deals);
};

describe('16.8 Points that an island adds to runs', () => {
  it('are none for one or two, three for the third, one for each further one', () => {
    expect(runPoints(owners(''), 0, 5)).toBe(0);
    expect(runPoints(owners('0'), 0, 1)).toBe(0);
    expect(runPoints(owners('00'), 0, 2)).toBe(3);
    expect(runPoints(owners('0.0'), 0, 1)).toBe(3);
    expect(runPoints(owners('000'), 0, 3)).toBe(1);
  });

  it('count what is joined, and not what the rival owns', () => {
    expect(runPoints(owners('00.00'), 0, 2)).toBe(5);
    expect(runPoints(owners('000.00'), 0, 3)).toBe(3);
    expect(runPoints(owners('11.0'), 0, 2)).toBe(0);
  });
});

describe('The sailor in the duel', () => {
  it('16.8 closes a run of its own for a card rather than lay another island for nothing', () => {
    expect(answer({ 10: 22, 12: 26 }, '..........0.0', [23, 60, 61, 62, 63])).toMatch(/^23 F2 - 6\d$/);
  });

  it('16.8 does not pay more than discarding two cards would cost when it can lay for nothing', () => {
    expect(answer({ 10: 22 }, '..........1', [26, 50, 51, 52, 53])).not.toMatch(/ - .* .* /);
  });

  it('16.4 lays an island for nothing rather than discard', () => {
    expect(answer({}, '', [10, 11, 12, 13, 14])).toMatch(/^1\d [A-F]\d$/);
  });

  it('beats random play from both sides', () => {
    expect(shareOf(sailor, randomBot(game), 5)).toBe(1);
  });
});

describe('The cabin boy in the duel', () => {
  it('loses to the sailor more often than not, and beats random play', () => {
    expect(shareOf(sailor, cabinBoy, 20)).toBeGreaterThan(0.55);
    expect(shareOf(cabinBoy, randomBot(game), 5)).toBeGreaterThan(0.8);
  });
});

describe('The captain in the duel', () => {
  it('thinks from the first turn on', () => {
    let others = 0;
    playGame(
      { game, seats: 2, options: { variant: 'duel' }, bot: sailor, seed: seedOf(3) },
      ({ state, seat, move }) => {
        const view = inAllerRuhe.view(state as State, seat);
        if (view.open < 34) return;
        if (inAllerRuhe.write(captain.choose(view, Rng.from(seedOf(1))) as Move) !== inAllerRuhe.write(move as Move))
          others++;
      },
    );
    expect(others).toBeGreaterThan(0);
  });
});
