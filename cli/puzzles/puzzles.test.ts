import { judgeMoves, loadAnalysed } from '@seekiste/bots/analysis';
import { positionOf, puzzlesOf, type Puzzle } from '@seekiste/learn/puzzles';
import { GAMES } from '@seekiste/rules';
import { describe, expect, it } from 'vitest';
import { derivedSeed } from '../seed.js';

/** `npm run test:long` judges all of them, some in each round; `npm test` a few. */
const ROUND = Number(process.env['FC_SEED'] ?? 1);
const ROUNDS = 20;
const isLong = process.env['LONG'] !== undefined;
/** In `npm test`, one in this many, and with this part of the budget. */
const [FEW, BRIEFLY] = [60, 0.4];

const chosen = (puzzles: readonly Puzzle[]): readonly Puzzle[] =>
  puzzles.filter(({ number }) => (isLong ? number % ROUNDS === ROUND % ROUNDS : number % FEW === ROUND % FEW));

/** The answer by the engine as it is today, in other worlds than when it was mined. */
const judged = async (puzzle: Puzzle) => {
  const analysed = await loadAnalysed(puzzle.game);
  if (!analysed || puzzle.budget === 'exact') throw new RangeError(`puzzle ${puzzle.number} is not judged`);
  const { table, seat } = positionOf(puzzle);
  const { seats, options } = table.record;
  const answer = analysed.game.read(puzzle.known[0].move, options);
  if (!answer.ok) throw new Error(answer.error.code);
  const effort = {
    budget: Math.round((isLong ? 1 : BRIEFLY) * puzzle.budget),
    seed: derivedSeed(`again/${ROUND}/${puzzle.number}`),
  };
  return judgeMoves(analysed, { state: table.state, seat, seats, options }, answer.value, effort);
};

describe.each(GAMES.map(({ name }) => name))(`puzzles of %s beside the engine, round ${ROUND}`, async game => {
  const puzzles = chosen(await puzzlesOf(game));

  it('no other move is clearly better than the answer of one that was judged', async () => {
    for (const puzzle of puzzles.filter(({ budget }) => budget !== 'exact')) {
      const { moves, played } = await judged(puzzle);
      expect(moves[played]?.loss.low, `${puzzle.number}: ${moves[0]?.move ?? ''}`).toBeLessThanOrEqual(0);
    }
  });

  it('the answer of one that was solved is solved as the same again', async () => {
    const analysed = await loadAnalysed(game);
    for (const puzzle of puzzles.filter(({ budget }) => budget === 'exact')) {
      const { rules, table, seat } = positionOf(puzzle);
      const solved = analysed?.solved?.(rules.view(table.state, seat), seat) ?? [];
      const again = solved.slice(0, puzzle.known.length).map(({ move, chance }) => ({
        move: rules.write(move, table.record.options),
        chance: Math.round(chance * 10_000),
      }));
      expect(again, `${puzzle.number}`).toEqual(
        puzzle.known.map(({ move, chance }) => ({ move, chance: chance.mean })),
      );
    }
  });
});
