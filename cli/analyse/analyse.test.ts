import { describe, expect, it } from 'vitest';
import { assemble, type Curve } from '@seekiste/bots/analysis';
import { gameFor } from '../arguments.js';
import { randomGame } from '../games.test-help.js';
import { file, seekiste } from '../terminal.test-help.js';
import { analysisHtml } from './html.js';
import { escaped } from '../report/escaped.js';
import { reasonText, reportLines, storyOf, tableAfter, tableBefore, turningPoints } from './story.js';
import judgeBatch, { planFor } from './worker.js';

const { record } = randomGame(2, 'analyse', { moves: 30 });
const effort = { budget: 1, seed: '7'.repeat(64) };

const judged = async (): Promise<Curve> => {
  const plan = await planFor(record);
  const [half, all] = [Math.floor(plan.spots.length / 2), plan.spots.length];
  const parts = await Promise.all([
    judgeBatch({ record, effort, from: half, to: all }),
    judgeBatch({ record, effort, from: 0, to: half }),
  ]);
  return assemble(plan, parts.flat(), effort);
};

describe('analyse', () => {
  it('refuses budgets of nothing and of hours, and records that cannot be read', async () => {
    const path = file('game.json', JSON.stringify(record));
    for (const budget of ['0', '99999999', 'hours'])
      expect(await seekiste(['analyse', path, '--budget', budget])).toMatchObject({
        code: 2,
        output: '',
        errors: expect.stringContaining('The budget must be a whole number from 1 to 1,000,000') as string,
      });
    const broken = file('broken.json', JSON.stringify({ ...record, moves: record.moves.slice(1) }));
    expect(await seekiste(['analyse', broken])).toMatchObject({ code: 1, output: '' });
  });

  it('puts shares of threads together, in the order of the game', async () => {
    const { judgements, moves } = await judged();
    expect(judgements.map(({ at }) => at)).toEqual(judgements.map(({ at }) => at).toSorted((a, b) => a - b));
    expect(judgements.length).toBeGreaterThan(10);
    expect(moves).toBe(record.moves.length);
  });

  it('draws the table before and after the turning point', async () => {
    const curve = await judged();
    const [early, late] = [1000, 9000].map(mean => [{ mean, low: mean, high: mean }]);
    const half = Math.floor(curve.judgements.length / 2);
    const turned: Curve = {
      ...curve,
      judgements: curve.judgements.map((one, i) => ({ ...one, fair: (i < half ? early : late)! })),
    };
    const story = storyOf(gameFor(record.game), record, turned, 'en');
    const [point, ...others] = turningPoints(story);
    expect(others).toEqual([]);
    expect(Math.abs(turned.judgements.findIndex(({ at }) => at === point!.at) - half)).toBeLessThan(3);
    const page = analysisHtml(story);
    for (const table of [tableBefore(story, point!), tableAfter(story, point!)])
      expect(page).toContain(escaped(table.join('\n')));
    expect(tableAfter(story, point!)).not.toEqual(tableBefore(story, point!));
  });

  it('writes a page that stands alone: a curve, a table with a row for each decision, and the table before marks', async () => {
    const curve = await judged();
    const marked: Curve = {
      ...curve,
      judgements: curve.judgements.map((one, i) => (i === 3 ? { ...one, mark: 'blunder' as const } : one)),
    };
    const story = storyOf(gameFor(record.game), record, marked, 'en');
    const page = analysisHtml(story);
    expect(page.match(/<tbody>[^]*?<\/tbody>/)?.[0].match(/<tr>/g)).toHaveLength(curve.judgements.length);
    expect(page).toContain('<polyline class="fair"');
    expect(page).toContain('Much more was in it');
    expect(page).toMatch(/<pre>[^<]+<\/pre>/);
    // A reason for every decision of a seat, and nothing for what chance does.
    const reasons = marked.judgements.map(one => reasonText(story, one));
    expect(reasons.map(reason => reason !== '')).toEqual(marked.judgements.map(({ actor }) => actor !== 'chance'));
    for (const reason of reasons) expect(page).toContain(escaped(reason));
    expect(page).not.toMatch(/https?:|<script|<link|src=/);
    for (const line of reportLines(story, 0)) expect(line).toMatch(/[.]$/);
  });
});
