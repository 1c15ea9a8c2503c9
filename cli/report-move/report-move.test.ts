import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MOVE_REPORT_FORMAT, type MoveReport } from '@seekiste/bots/analysis';
import { randomGame } from '../games.test-help.js';
import { file, seekiste } from '../terminal.test-help.js';

const { record } = randomGame(2, 'report-move', { moves: 30 });
const path = (): string => file('game.json', JSON.stringify(record));

describe('report-move', () => {
  it('writes the game up to the move, its seat and seed, and what was thought of it', async () => {
    const at = record.moves.findLastIndex(({ actor }) => actor !== 'chance');
    const out = join(file('report.json', ''));
    const told = await seekiste([
      'report-move',
      path(),
      '--turn',
      `${at + 1}`,
      '--budget',
      '1',
      '--bot',
      'sailor',
      '--out',
      out,
    ]);
    expect(told).toMatchObject({ code: 0, errors: '' });
    const report = JSON.parse(readFileSync(out, 'utf8')) as MoveReport;
    expect(report).toMatchObject({ format: MOVE_REPORT_FORMAT, at, seat: record.moves[at]!.actor, bot: 'sailor' });
    expect(report.record.moves).toHaveLength(at + 1);
    expect(report.record.seed).toBe(record.seed);
    expect(report.thoughts[report.played]!.reason).toBeDefined();
  });

  it('refuses turns without a choice, budgets of nothing, and bots that nobody knows', async () => {
    for (const [args, words] of [
      [['--turn', '1'], 'nobody had a choice'],
      [['--turn', '999'], 'nobody had a choice'],
      [['--turn', '9', '--budget', '0'], 'The budget must be a whole number'],
      [['--turn', '9', '--bot', 'pirate'], 'pirate'],
    ] as const)
      expect(await seekiste(['report-move', path(), ...args])).toMatchObject({
        code: 2,
        output: '',
        errors: expect.stringContaining(words) as string,
      });
  });
});
