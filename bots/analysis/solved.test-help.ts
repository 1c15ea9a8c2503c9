import { inAllerRuhe, type State } from '@seekiste/rules/in-aller-ruhe';
import { lighthouseRun } from '@seekiste/rules/lighthouse-run';
import type { Seat, Seed } from '@seekiste/rules/core';
import { solvedAlone, USUAL_STATES } from '../in-aller-ruhe/endgame/index.js';
import { seedOf } from '../play.test-help.js';
import { CERTAIN } from './curve.js';
import type { Plan } from './index.js';
import { planFor, recordOf } from './record.test-help.js';

/** A decision whose moves have known chances: if all is done right from then on. */
export interface SolvedSpot {
  readonly plan: Plan;
  readonly index: number;
  /** By notation, in hundredths of a point. */
  readonly chances: ReadonlyMap<string, number>;
}

const REMOVED = [0, 4, 8, 12];

const seedFor = (from: number, deal: number): Seed => seedOf(1000 * from + deal);

/** The last decisions of games for one, from the deal of this number on, as many as wanted. */
export const solvedSpots = async (from: number, wanted: number, bot = 'sailor'): Promise<readonly SolvedSpot[]> => {
  const found: SolvedSpot[] = [];
  for (let deal = 0; found.length < wanted; deal++) {
    const options = { islandsRemoved: REMOVED[deal % REMOVED.length]! };
    const record = recordOf({ game: inAllerRuhe, seats: 1, options, bot, seed: seedFor(from, deal) });
    const plan = await planFor(record);
    for (const [index, { actor, state }] of plan.spots.entries()) {
      const solved = actor === 0 ? solvedAlone(inAllerRuhe.view(state as State, 0), USUAL_STATES) : undefined;
      if (!solved || solved.length < 2) continue;
      const chances = new Map(
        solved.map(({ move, chance }) => [inAllerRuhe.write(move), Math.round(chance * CERTAIN)]),
      );
      found.push({ plan, index, chances });
    }
  }
  return found.slice(0, wanted);
};

/** The last turns of games on the river, where each move has a result: nothing is hidden that still counts. */
export const lastTurns = async (from: number, wanted: number): Promise<readonly SolvedSpot[]> => {
  const found: SolvedSpot[] = [];
  for (let deal = 0; found.length < wanted; deal++) {
    const seats = 2 + (deal % 3);
    const plan = await planFor(recordOf({ game: lighthouseRun, seats, bot: 'cabin-boy', seed: seedFor(from, deal) }));
    const { at, actor, state } = plan.spots.at(-1)!;
    if (at < plan.record.moves.length - 1) continue;
    const { game } = plan.analysed;
    const chances = new Map<string, number>();
    for (const move of game.moves(game.view(state, actor as Seat))) {
      const step = game.apply(state, actor, move);
      if (step.ok)
        chances.set(game.write(move), Math.round(game.kernel.score(step.value.state, actor as Seat) * CERTAIN));
    }
    if (new Set(chances.values()).size > 1) found.push({ plan, index: plan.spots.length - 1, chances });
  }
  return found;
};
