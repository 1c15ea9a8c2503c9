import { describe, expect, it } from 'vitest';
import { gameNamed } from '@seekiste/rules';
import { COLUMNS, inAllerRuhe, MONSTER, OPEN, type State } from '@seekiste/rules/in-aller-ruhe';
import { playGame, seedOf } from '../../play.test-help.js';
import { expansionNumbers } from './expansion-numbers.js';
import { sailor } from '../index.js';
import { inputs, logitAfter, readTurn } from './value.js';
import { EXPANSIONS, GAP_UNITS } from './network.js';
import { gapStart, gapWidth, ideas, isQuick, supply, think } from '../sailor/index.js';
import { TABLE_NUMBERS } from './table-numbers.js';

const game = gameNamed('in-aller-ruhe')!;
const { kernel } = inAllerRuhe;
const networks = { shape: EXPANSIONS, weights: [new Float64Array(EXPANSIONS.weights)] };
const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

interface Seen {
  readonly before: State;
  readonly after: State;
  readonly seat: number;
  /** What is written about the table after the idea. */
  readonly told: readonly number[];
}

/** Every idea of every turn of some games, as it would be played. */
const everyIdea = (options: object, seen: (idea: Seen) => void): void => {
  for (let deal = 0; deal < 4; deal++) ideasOf(deal, options, seen);
};

const ideasOf = (deal: number, options: object, seen: (idea: Seen) => void): void => {
  playGame({ game, seats: 3, options: { ...options }, bot: sailor, seed: seedOf(deal) }, decision => {
    const [before, seat] = [decision.state as State, decision.seat];
    if (!isQuick(before, seat)) return;
    think(before, seat);
    if (ideas.worths[ideas.best] === Infinity) return;
    readTurn(networks, before);
    for (let idea = 0; idea < ideas.count; idea++) {
      logitAfter(networks, before, ideas.codes[idea]!);
      const told = [...inputs.subarray(GAP_UNITS + TABLE_NUMBERS, EXPANSIONS.inputs)];
      const after = structuredClone(before);
      // The idea alone, before anything is drawn.
      after.piles.forEach(pile => pile.splice(0));
      kernel.play(after, seat, ideas.codes[idea]!);
      seen({ before, after, seat, told });
    }
  });
};

const held = ({ hands }: State, seat: number): number => hands[seat]!.filter(card => card === MONSTER).length;

describe('What expansions tell the learned value', () => {
  it('11.1, 11.2 is how many sea monsters have yet to be played, by all and by oneself, and who has said to hold one', () => {
    const seen = { held: 0, destroyed: 0 };
    everyIdea({ monsters: 5 }, ({ before, after, seat, told }) => {
      const played = after.monsters!.destroyed.length;
      expect(told[0]! * 5).toBeCloseTo(5 - played, 9);
      expect(told[1]! * 2).toBeCloseTo(held(after, seat), 9);
      expect(told[2]! * 3).toBeGreaterThanOrEqual(held(after, seat));
      expect(told[5]).toBe(before.monsters!.holds.filter((holds, other) => holds && other !== seat).length);
      expect(told.slice(6)).toEqual(Array.from({ length: 14 }, () => 0));
      seen.held += held(after, seat);
      if (played > before.monsters!.destroyed.length) seen.destroyed++;
    });
    expect(seen.destroyed).toBeGreaterThan(10);
    expect(seen.held).toBeGreaterThan(10);
  });

  it('12.3–12.7 is which storms lie, what compasses there are and may come', () => {
    const seen = { stormy: 0, compasses: 0, blocked: 0 };
    everyIdea({ storms: true }, ({ before, after, seat, told }) => {
      const { yellow, orange, violet, compasses, supply: left, earned } = before.storms!;
      const open = after.sea.flatMap((card, space) => (card === OPEN ? [space] : []));
      const blocked = open.filter(space => violet[Math.floor(space / COLUMNS)]! > 0).length;
      expect(told.slice(0, 7)).toEqual([0, 0, 0, 0, 0, 0, 1]);
      expect(told[7]).toBe(orange[seat]! > 0 ? 1 : 0);
      expect(told[8]! * 2).toBe(sum(yellow));
      expect(told[9]! * 2).toBe(sum(orange));
      expect(told[10]! * 2).toBe(blocked > 0 ? sum(violet) : 0);
      expect(told[11]! * 6).toBeCloseTo(blocked, 9);
      expect(told[12]! * 2).toBe(compasses[seat]);
      expect(told[13]! * 3).toBeCloseTo(sum(compasses), 9);
      expect(told[15]! * 6).toBeCloseTo(left - earned, 9);
      expect(told[18]).toBe(orange[(seat + 1) % 3]! > 0 ? 1 : 0);
      expect(told[19]).toBe(yellow[seat]! > 0 ? 1 : 0);
      if (sum([...yellow, ...orange]) > 0) seen.stormy++;
      seen.compasses += compasses[seat]!;
      seen.blocked += blocked;
    });
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(10);
  });

  it('12.5 is which part of a gap is blocked', () => {
    const numbers = new Float64Array(1);
    let all = 0;
    everyIdea({ storms: true }, ({ before }) => {
      for (let gap = 0; gap < supply.gaps; gap++) {
        const spaces = Array.from({ length: gapWidth(gap) }, (_, i) => gapStart(gap) + i);
        const blocked = spaces.filter(space => before.storms!.violet[Math.floor(space / COLUMNS)]! > 0).length;
        expansionNumbers.writeGap(before, gap, numbers, 0);
        expect(numbers[0]! * spaces.length).toBeCloseTo(blocked, 9);
        all += blocked;
      }
    });
    expect(all).toBeGreaterThan(0);
  });
});
