import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build, checkApp, run } from './copy.js';
import { copyWithPearls } from './fourth-game.js';

const SEEKISTE = 'cli/dist/main.js';

describe('a fourth game: its folders and a line in each room', () => {
  let copy = '';
  beforeAll(() => {
    copy = copyWithPearls();
    expect(build(copy)).toBe('');
  });
  afterAll(() => rmSync(copy, { recursive: true }));

  it('fits into the app', () => {
    expect(checkApp(copy)).toContain('0 errors');
  });

  it('is judged by the conformance suite, and its bots and hints by the tests of all games', () => {
    const files = ['rules/pearls', 'rules/conformance.test.ts', 'bots/on-demand.test.ts'];
    const told = run(copy, ['node_modules/vitest/vitest.mjs', 'run', '--reporter', 'json', '-t', 'pearls', ...files]);
    const { success, numPassedTests } = JSON.parse(told.slice(told.indexOf('{'))) as Readonly<Record<string, unknown>>;
    expect(success).toBe(true);
    expect(numPassedTests).toBe(10);
  });

  it('is played in the terminal, with a hint', () => {
    const words = ['play', 'pearls', '--players', 'human=Anna,captain', '--seed', 'sea', '--lang', 'en'];
    const [, own = ''] = /Your pearls: (\d)/.exec(run(copy, [SEEKISTE, ...words], 'quit\n')) ?? [];
    const told = run(copy, [SEEKISTE, ...words], `hint\n${own}\n`);
    expect(told).toMatch(/Pearl \d may be the largest\./);
    expect(told).toContain(`You lay pearl ${own}.`);
    expect(told).toMatch(/Captain 2 lays pearl \d\./);
    expect(run(copy, [SEEKISTE, 'play', '--help'])).toContain('pearls');
  });

  it('is simulated, and judged by the referee', () => {
    const simulated = run(copy, [SEEKISTE, 'simulate', 'pearls', '--games', '20', '--json']);
    expect(JSON.parse(simulated)).toMatchObject({ game: 'pearls', games: 20 });
    const asked = [{ op: 'games' }, { op: 'new', game: 'pearls', seats: 2, seed: 'sea' }, { op: 'apply', move: '9' }];
    const answers = run(copy, [SEEKISTE, 'referee'], asked.map(request => JSON.stringify(request)).join('\n'))
      .trim()
      .split('\n')
      .map(line => JSON.parse(line) as Readonly<Record<string, unknown>>);
    expect(answers[0]?.['games']).toContainEqual(expect.objectContaining({ name: 'pearls' }));
    expect(answers[1]).toMatchObject({ ok: true, toAct: { kind: 'seats', must: [0] } });
    expect(answers[2]).toMatchObject({ ok: false, code: 'unreadable-move' });
  });
});
