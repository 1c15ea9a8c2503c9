import { describe, expect, it } from 'vitest';
import { GAMES } from '../games.js';
import {
  decodeRecord,
  readRecord,
  replay,
  ruledBy,
  Table,
  writeRecord,
  type AnyGame,
  type GameRecord,
} from './index.js';
import { secondVersion } from '../../tools/second-version.js';

const SEED = '24'.padEnd(64, '0');

/** Always the first move that these rules allow. */
const played = (rules: AnyGame): GameRecord => {
  const options = Object.fromEntries(rules.options.map(spec => [spec.name, spec.default]));
  const table = Table.open(rules, { seats: 2, options }, SEED);
  for (;;) {
    const acts = rules.toAct(table.state);
    if (acts.kind !== 'seats') return table.record;
    const [seat = 0] = acts.must;
    table.act(seat, rules.moves(rules.view(table.state, seat))[0]);
  }
};

describe.each(GAMES.map(game => [game.name, game] as const))(
  '%s with a second version beside the first',
  (_, first) => {
    const second = secondVersion(first);
    const rules = [second, first];
    const [old, fresh] = [played(first), played(second)];

    it('the second version changes the game', () => {
      expect(fresh.moves).not.toEqual(old.moves);
      expect(replay(second, old)).toMatchObject({ ok: false, error: { code: 'planted' } });
    });

    it.each([
      ['first', old, first],
      ['second', fresh, second],
    ] as const)('a record of the %s is read, as JSON and as text, and folded by its own rules', (__, record, own) => {
      const read = decodeRecord(rules, JSON.parse(JSON.stringify(record)));
      expect(read).toEqual({ ok: true, value: record });
      expect(readRecord(rules, writeRecord(own, record))).toEqual(read);
      const found = ruledBy(rules, record);
      expect(found.ok && found.value).toBe(own);
      const end = replay(own, record);
      expect(end.ok && own.result(end.value)).toBeDefined();
    });

    it('a record of a version that is not there is refused, and told which there are', () => {
      const refused = { ok: false, error: { code: 'rules-version', params: { value: '3', allowed: '1, 2' } } };
      expect(decodeRecord(rules, { ...old, rulesVersion: 3 })).toMatchObject(refused);
      expect(decodeRecord([second], old)).toMatchObject({ error: { code: 'rules-version', params: { allowed: '2' } } });
    });
  },
);
