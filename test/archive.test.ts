import { createHash } from 'node:crypto';
import { LEVELS } from '@seekiste/bots';
import { RULES, rulesFor } from '@seekiste/rules';
import { readRecord, replay, type GameRecord, type Viewer } from '@seekiste/rules/core';
import { describe, expect, it } from 'vitest';
import { archived } from '../tools/archive.js';

const read = (text: string): GameRecord => {
  const record = readRecord(RULES, text);
  if (!record.ok) throw new Error(JSON.stringify(record.error));
  return record.value;
};

const games = archived().map(({ bots, views, record }) => ({ bots, views, record: read(record) }));

/** What `cli/archive/naive.ts` hashes, in one pass. */
const hashOf = (record: GameRecord): string => {
  const rules = rulesFor(record);
  if (!rules) throw new Error(`${record.game} ${record.rulesVersion}`);
  const hash = createHash('sha256');
  const viewers: readonly Viewer[] = ['watcher', ...Array.from({ length: record.seats }, (_, seat) => seat)];
  const see = (state: unknown, events: readonly unknown[]): void => {
    for (const viewer of viewers) {
      const heard = events.map(event => rules.show(event, viewer)).filter(shown => shown !== undefined);
      hash.update(JSON.stringify([rules.view(state, viewer), heard]));
    }
  };
  see(rules.start(record.options, record.seats), []);
  const end = replay(rules, record, ({ state, events }) => see(state, events));
  if (!end.ok) throw new Error(JSON.stringify(end.error));
  expect(rules.result(end.value), 'the game is over').toBeDefined();
  return hash.digest('hex').slice(0, 32);
};

describe('the archive', () => {
  it('holds games of every kind: each option, number of players and level of bots', () => {
    expect(games.length).toBeGreaterThanOrEqual(300);
    for (const rules of RULES) {
      const own = games.filter(({ record }) => rulesFor(record) === rules);
      for (let seats = rules.seats.min; seats <= rules.seats.max; seats++)
        expect(own.some(({ record }) => record.seats === seats)).toBe(true);
      for (const spec of rules.options)
        for (const value of spec.kind === 'switch' ? [true, false] : spec.values)
          expect(
            own.some(({ record }) => (record.options[spec.name] ?? spec.default) === value),
            `${spec.name} ${value}`,
          ).toBe(true);
      for (const level of ['random', ...LEVELS]) expect(own.some(({ bots }) => bots.includes(level))).toBe(true);
    }
  });

  it.each([...new Set(games.map(({ record }) => record.game))])('%s is seen as it was, to the byte', game => {
    const own = games.filter(({ record }) => record.game === game);
    const changed = own.flatMap(({ record, views }, at) => (hashOf(record) === views ? [] : [at]));
    expect(changed).toEqual([]);
  });
});
