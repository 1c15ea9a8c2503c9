import { describe, expect, it } from 'vitest';
import { Rng } from '@seekiste/rules/core';
import { BRIDE, santaTimea, type Card, type State, type View } from '@seekiste/rules/santa-timea';
import { playGame, seedOf } from '../../play.test-help.js';
import { randomBot } from '../../random.js';
import { position } from '../../position.test-help.js';
import { worlds } from './beliefs.js';
import { sailor } from '../index.js';

interface Seen {
  readonly view: View;
  readonly truth: State;
}

/** Views of a game, by default between greedy players, with what is true. */
const views = (seats: number, professional: boolean, bot = sailor): readonly Seen[] => {
  const seen: Seen[] = [];
  playGame({ game: santaTimea, seats, options: { professional }, bot, seed: seedOf(seats) }, ({ state, seat }) => {
    const truth = state as State;
    if (truth.phase === 'trick') seen.push({ view: santaTimea.view(truth, seat), truth });
  });
  return seen;
};

const counted = (view: View, seat: number, count: number): Map<Card, number> => {
  const next = worlds(view, Rng.from(seedOf(1)));
  const held = new Map<Card, number>();
  for (let i = 0; i < count; i++)
    for (const card of next().hands[seat]!) held.set(card, (held.get(card) ?? 0) + 1 / count);
  return held;
};

describe('beliefs', () => {
  it.each([
    [2, false],
    [4, true],
    [5, false],
  ])('imagine worlds that look the same to the viewer, with %i players', (seats, professional) => {
    for (const { view } of views(seats, professional).filter((_, i) => i % 7 === 0)) {
      const next = worlds(view, Rng.from(seedOf(2)));
      for (let i = 0; i < 3; i++) expect(santaTimea.view(next(), view.viewer)).toEqual(view);
    }
  });

  /** How many cards are where they are thought to be, for each one that is by chance. */
  const rightIn = (seen: readonly Seen[]): number => {
    let [believed, uniform] = [0, 0];
    for (const { view, truth } of seen.filter(({ view: { trick } }, i) => trick > 4 && i % 3 === 0)) {
      const rng = Rng.from(seedOf(3));
      const next = worlds(view, rng);
      const right = (world: State): number =>
        world.hands.flatMap((hand, seat) => hand.filter(card => truth.hands[seat]!.includes(card))).length;
      for (let i = 0; i < 10; i++) {
        believed += right(next());
        uniform += right(santaTimea.imagine(view, rng));
      }
    }
    return believed / uniform;
  };

  it('guess the hands of greedy players better than chance does', () => {
    expect(rightIn(views(3, false))).toBeGreaterThan(1.15);
  });

  it('conclude nothing from the cards of those who do not play like them', () => {
    expect(rightIn(views(3, false, randomBot(santaTimea as never)))).toBeGreaterThan(0.97);
  });

  /** The round of a table for two in which seat 0 leads these, and seat 1 answers with those, in a wind of 3 first. */
  const after = (led: string, answers: string, tricks: number): View => {
    const winds = 'N3 E1 E2 S1 S2 W1 W2 N1 N2 E1 S1 W1';
    const state = position(santaTimea, { seats: 2, leader: 0, hands: [led, answers], winds }) as State;
    for (let card = 0; card < 2 * tricks; card++) santaTimea.kernel.play(state, state.turn, 0);
    return santaTimea.view(state, 0);
  };

  it('hold a card for unlikely where its holder would have done better with it', () => {
    // Seat 1 went below north 6 with the north 2: hardly with the north 9 in hand, while with the north 5 it would have taken as well.
    const own = 'N6 E1 E2 E3 E4 E5 E6 E7 E8 E9 E10 E11';
    const held = counted(after(own, 'N2 S1 S2 S3 S4 S5 S6 S7 S8 S9 S10 S11', 1), 1, 2000);
    expect(held.get(9) ?? 0).toBeLessThan(0.5 * (held.get(5) ?? 0));
  });

  it('6.2 know that whoever led a bride holds nothing else', () => {
    const state = position(santaTimea, { seats: 2, leader: 1, hands: ['N6 E5', 'B B'], winds: 'N3 E1' }) as State;
    santaTimea.kernel.play(state, 1, 0);
    const next = worlds(santaTimea.view(state, 0), Rng.from(seedOf(5)));
    for (let i = 0; i < 20; i++) expect(next().hands[1]).toEqual([BRIDE]);
  });

  it('tell nothing before anything was played: every card is as likely in every hand', () => {
    const { view } = views(3, false)[0]!;
    const held = [...counted(view, (view.viewer as number) === 0 ? 1 : 0, 4000)].filter(([card]) => card !== BRIDE);
    // 12 of the 48 cards that the viewer does not see.
    for (const [, share] of held) expect(Math.abs(share - 0.25)).toBeLessThan(0.06);
  });
});
