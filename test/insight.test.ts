import { assemble, CERTAIN, loadAnalysed, look, planOf, reportOf, type Analysed } from '@seekiste/bots/analysis';
import { RULES } from '@seekiste/rules';
import { readRecord, type GameRecord } from '@seekiste/rules/core';
import { describe, expect, it } from 'vitest';
import { archived } from '../tools/archive.js';

/** `npm run test:long` comes with other rounds: all of them together judge every game of the archive. */
const [ROUND, ROUNDS] = [Number(process.env['FC_SEED'] ?? 1), 256];
/** The least that can be judged: parts sum up whatever the budget. */
const EFFORT = { budget: 1, seed: 'a5c1'.repeat(16) };

const read = (text: string): GameRecord => {
  const record = readRecord(RULES, text);
  if (!record.ok) throw new Error(JSON.stringify(record.error));
  return record.value;
};

const games = archived()
  .map(({ record }, at) => ({ at, text: record }))
  .filter(({ at }) => at % ROUNDS === ROUND % ROUNDS);

describe('luck and decision in the archive', () => {
  it.each(games)('sum up to the whole, for every side: game $at', async ({ text }) => {
    const record = read(text);
    const plan = planOf((await loadAnalysed(record.game)) as Analysed, record);
    if (!plan.ok) throw new Error(plan.error.code);
    const looks = plan.value.spots.map((_, index) => look(plan.value, index, EFFORT));
    const curve = assemble(plan.value, looks, EFFORT);
    for (const [i, { fair, decision, luck }] of curve.judgements.entries())
      for (const [side, { mean }] of fair.entries())
        expect(mean + decision[side]! + luck[side]!).toBe(
          curve.judgements[i + 1]?.fair[side]!.mean ?? curve.end![side],
        );
    for (let side = 0; side < curve.sides; side++) {
      const { usual, decisions, luck, result } = reportOf(curve, side);
      expect(usual + decisions + luck).toBe(result);
      expect(result! >= 0 && result! <= CERTAIN).toBe(true);
    }
  });
});
