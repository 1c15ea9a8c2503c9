import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { RULES, rulesFor } from '@seekiste/rules';
import { decodeRecord, replay, Rng, type AnyGame } from '@seekiste/rules/core';
import { judgeMove, loadAnalysed, MOVE_REPORT_FORMAT, type MoveReport } from '../analysis/index.js';
import { botNamed, readWeightsBy } from '../index.js';
import { seedOf } from '../play.test-help.js';
import { readWeights } from '../weights.test-help.js';

readWeightsBy(readWeights);

const FILES = readdirSync(import.meta.dirname).filter(name => name.endsWith('.json'));

/** Who has to do better: reports are of sailors so far, and captains are who searches. */
const MENDED = 'captain';
/** Decisions for each judgement: enough to tell losses of ten points, and a small part of what the report took. */
const share = ({ budget }: MoveReport): number => Math.ceil(budget / 20);

/** The position before the move that was reported. */
const positionOf = ({ record, at }: MoveReport): { readonly game: AnyGame; readonly state: unknown } => {
  const decoded = decodeRecord(RULES, record);
  if (!decoded.ok) throw new Error(decoded.error.code);
  const game = rulesFor(decoded.value)!;
  const folded = replay(game, { ...decoded.value, moves: decoded.value.moves.slice(0, at) });
  if (!folded.ok) throw new Error(folded.error.code);
  return { game, state: folded.value };
};

describe('a move that was reported', () => {
  it('has a case at least for every game', () => {
    for (const game of ['in-aller-ruhe', 'santa-timea', 'lighthouse-run'])
      expect(FILES.some(name => name.startsWith(game))).toBe(true);
  });

  it.each(FILES)('%s: is clearly worse than the best, and the captain does better now', async name => {
    const report = JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8')) as MoveReport;
    expect(report.format).toBe(MOVE_REPORT_FORMAT);
    const { seat, record, seed } = report;
    const { game, state } = positionOf(report);
    const analysed = (await loadAnalysed(game.name))!;
    const judged = (move: unknown) =>
      judgeMove(analysed, { state, seat, seats: record.seats, options: record.options }, move, {
        budget: share(report),
        seed,
      }).loss;
    const made = record.moves[report.at]!.move;
    const before = judged(made);
    expect(before.low).toBeGreaterThan(0);
    for (const dice of [1, 2]) {
      const chosen = botNamed(game.name, MENDED)!.choose(game.view(state, seat), Rng.from(seedOf(dice)));
      expect(game.write(chosen, record.options)).not.toBe(game.write(made, record.options));
      const loss = judged(chosen);
      expect(loss.low <= 0 || loss.mean < 500, `${game.write(chosen)} loses ${loss.mean}`).toBe(true);
      expect(loss.mean).toBeLessThan(before.mean);
    }
  });
});
