import { describe, expect, it } from 'vitest';
import { gameNamed } from '@seekiste/rules';
import { inAllerRuhe, isRightSide, OPEN, type Move, type State } from '@seekiste/rules/in-aller-ruhe';
import { playGame, seedOf } from '../../../play.test-help.js';
import { dayNightNumbers } from './numbers.js';
import { sailor } from '../../index.js';
import { gapStart, gapWidth, ideas, supply, think } from '../../sailor/index.js';
import { blankAfterwards } from '../../learned/table-numbers.js';

const game = gameNamed('in-aller-ruhe')!;
const { kernel } = inAllerRuhe;
const written = new Float64Array(dayNightNumbers.tableNumbers);

/** Every idea of every turn, with what is written of it. */
const everyIdea = (seen: (state: State, move: Move) => void): void => {
  playGame({ game, seats: 3, options: { variant: 'day-night' }, bot: sailor, seed: seedOf(3) }, decision => {
    const [state, seat] = [decision.state as State, decision.seat];
    if (state.phase !== 'turn' || state.open === 0) return;
    think(state, seat);
    if (ideas.worths[ideas.best] === Infinity) return;
    for (let idea = 0; idea < ideas.count; idea++) {
      dayNightNumbers.writeTable(state, ideas.codes[idea]!, blankAfterwards(), written, 0);
      seen(state, kernel.decode(state, seat, ideas.codes[idea]!));
    }
  });
};

describe('What day and night tell the learned value', () => {
  it('15.4, 15.5 is how many islands lie wrong afterwards, and on how many open spaces one would', () => {
    const seen = { turned: 0, wrong: 0 };
    everyIdea(({ sea, dayNight }, move) => {
      const { sides, up, drawn } = dayNight!;
      const laid = move.type === 'lay' ? move.space : -1;
      const open = sea.flatMap((card, space) => (card === OPEN && space !== laid ? [space] : []));
      let lying = sea.filter((card, space) => card !== OPEN && !isRightSide(space, sides[space]!)).length;
      if (move.type === 'turn') lying--;
      if (laid >= 0 && !isRightSide(laid, up)) lying++;
      expect(written[0]! * 6).toBeCloseTo(lying, 9);
      expect(written[1]! * 18).toBeCloseTo(open.filter(space => isRightSide(space, up)).length, 9);
      expect(written[2]! * 18).toBeCloseTo(open.filter(space => !isRightSide(space, up)).length, 9);
      expect(written[3]! * 18).toBeCloseTo(open.filter(space => isRightSide(space, 'moon')).length, 9);
      expect(written[4]! * 6).toBeCloseTo(drawn, 9);
      expect(written[5]).toBe(lying === 0 ? 1 : 0);
      if (move.type === 'turn') seen.turned++;
      if (lying > 0) seen.wrong++;
    });
    expect(seen.turned).toBeGreaterThan(3);
    expect(seen.wrong).toBeGreaterThan(seen.turned);
  });

  it('15.3 is in which part of a gap an island would lie wrong', () => {
    const numbers = new Float64Array(1);
    let wrongs = 0;
    everyIdea(state => {
      for (let gap = 0; gap < supply.gaps; gap++) {
        const spaces = Array.from({ length: gapWidth(gap) }, (_, i) => gapStart(gap) + i);
        const wrong = spaces.filter(space => !isRightSide(space, state.dayNight!.up)).length;
        dayNightNumbers.writeGap(state, gap, numbers, 0);
        expect(numbers[0]! * spaces.length).toBeCloseTo(wrong, 9);
        wrongs += wrong;
      }
    });
    expect(wrongs).toBeGreaterThan(0);
  });
});
