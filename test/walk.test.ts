import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { TableId } from '@seekiste/protocol';
import { gameNamed } from '@seekiste/rules';
import { FAST, openLog, readConfig, startNode, type Machinery } from '@seekiste/server';
import { Player, post } from './server/socket-player.js';

const ROOT = join(import.meta.dirname, '..');
/** Where a move passes outside of a browser. */
const OURS = /^(server|protocol)\//;
const PAGE = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');

interface Stop {
  readonly file: string;
  /** What stands in the file where it hands the move on. */
  readonly hands: readonly string[];
}

/** The files that the page names for a walk, in order. */
const walk = (name: string): readonly Stop[] => {
  const [, section = ''] = PAGE.split(`#### ${name}, file by file`);
  const [rows = ''] = section.split('\n#');
  return [...rows.matchAll(/^\| \d+ +\| \[([^\]]+)\]\(\.\.\/[^)]+\) +\| (.+?) +\|/gm)].map(
    ([, file = '', code = '']) => ({
      file,
      hands: [...code.matchAll(/`([^`]+)`/g)].map(([, one = '']) => one),
    }),
  );
};

const WALKS = [
  ['Offline', walk('Offline'), 10],
  ['Online', walk('Online'), 25],
] as const;

describe.each(WALKS)('a move’s walk, %s', (_name, stops, most) => {
  it(`passes at most ${most} files, each named once`, () => {
    const files = stops.map(({ file }) => file);
    expect(files.length).toBeGreaterThan(5);
    expect(files.length).toBeLessThanOrEqual(most);
    expect(new Set(files).size).toBe(files.length);
  });

  it.each(stops.map(({ file, hands }) => [file, hands] as const))('%s hands it on as the page says', (file, hands) => {
    const source = readFileSync(join(ROOT, file), 'utf8');
    expect(hands.length).toBeGreaterThan(0);
    for (const code of hands) expect(source).toContain(code);
  });
});

/** Files of ours on the call stack, at every place where a move is handed on. */
class Witness {
  readonly seen = new Set<string>();
  private watching = false;

  note = (): void => {
    if (!this.watching) return;
    const before = Error.stackTraceLimit;
    Error.stackTraceLimit = Infinity;
    const { stack = '' } = new Error();
    Error.stackTraceLimit = before;
    for (const line of stack.split('\n')) {
      const [, file = ''] = line.split(`${ROOT}/`).flatMap(part => part.split(':', 1));
      if (OURS.test(file)) this.seen.add(file);
    }
  };

  /** The same function, seen. */
  over<Args extends unknown[], Value>(run: (...args: Args) => Value): (...args: Args) => Value {
    return (...args) => {
      this.note();
      return run(...args);
    };
  }

  async during(work: () => Promise<void>): Promise<void> {
    this.watching = true;
    await work();
    this.watching = false;
  }
}

/** A node's machinery that is looked at: when something was heard, is to be stored, is stored, and is told. */
const watchedBy = (witness: Witness): Machinery => ({
  turn: { whenRead: witness.over(FAST.turn.whenRead), whenDecided: witness.over(FAST.turn.whenDecided) },
  mail: { sendSoon: witness.over(FAST.mail.sendSoon), sendNow: FAST.mail.sendNow },
  journal(db, options) {
    const prepare = db.prepare.bind(db);
    const value = (sql: string) => {
      const statement = prepare(sql);
      return {
        run: witness.over(statement.run.bind(statement)),
        get: statement.get.bind(statement),
        all: statement.all.bind(statement),
      };
    };
    Object.defineProperty(db, 'prepare', { value, configurable: true });
    const journal = FAST.journal(db, options);
    Object.defineProperty(db, 'prepare', { value: prepare });
    return journal;
  },
});

describe('a move online, from the socket to everybody’s socket', () => {
  const game = gameNamed('santa-timea')!;
  const witness = new Witness();
  const folder = mkdtempSync(join(tmpdir(), 'seekiste-walk-'));
  const kept = { apply: game.apply, write: Socket.prototype.write, parse: JSON.parse };
  afterAll(() => {
    Object.assign(game, { apply: kept.apply });
    Socket.prototype.write = kept.write;
    JSON.parse = kept.parse;
    rmSync(folder, { recursive: true });
  });

  it('passes the files that the page names, and no others', async () => {
    // What a node does from time to time is no part of a move, and a slow machine is slow enough for it.
    const { setInterval } = globalThis;
    const never = 2 ** 31 - 1;
    const intervals = vi.spyOn(globalThis, 'setInterval').mockImplementation(work => setInterval(work, never));
    onTestFinished(() => intervals.mockRestore());
    const env = { PORT: '0', DATA: join(folder, 'tables.sqlite'), BEAT_MS: '0', BEAT_LEAST_MS: '0', LIMITS: 'off' };
    const node = await startNode({ ...readConfig(env), machinery: watchedBy(witness) }, openLog('silent'));
    const { origin } = new URL(node.addresses[0]!);
    const players = [await Player.introduce(origin, 'Ada'), await Player.introduce(origin, 'Bo')] as const;
    const setup = { game: game.name, options: {}, seats: [{ kind: 'open' }, { kind: 'open' }], pace: 'live' };
    const opened = await post(origin, '/api/tables', setup, players[0].cookie);
    const { id } = (await opened.json()) as { id: TableId };
    for (const [seat, player] of players.entries()) {
      await player.connect(origin, id);
      await player.sit(seat);
    }
    Object.assign(game, { apply: witness.over(game.apply) });
    const { note } = witness;
    Socket.prototype.write = function (this: Socket, ...args: Parameters<typeof kept.write>) {
      note();
      return kept.write.apply(this, args);
    } as typeof kept.write;
    // Where somebody looks which request it is.
    JSON.parse = (text: string): unknown => {
      const value = kept.parse(text) as { readonly t?: unknown } | null;
      if (value?.t !== 'act') return value;
      return new Proxy(value, { get: (from, key) => (key === 't' && note(), Reflect.get(from, key) as unknown) });
    };
    await players[0].ask({ t: 'begin' });
    await witness.during(async () => {
      const { told } = players[0];
      for (const player of players) await player.until(() => player.told > told + 4);
    });
    await node.close();
    const named = walk('Online').map(({ file }) => file);
    expect([...witness.seen].sort()).toEqual(named.filter(file => OURS.test(file)).sort());
  });
});
