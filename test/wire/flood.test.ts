import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLOSED, type TableId } from '@seekiste/protocol';
import { Flooder, frame, OPCODE } from './flooder.js';
import { Lookout } from './lookout.js';
import { Sailor } from './sailor.js';
import { buildProgram, endAll, serve, type Serving } from './serving.js';
import { oneMove, Steady } from './steady.js';

/** All of 127.0.0.0/8 is this machine: the flood comes from elsewhere than the honest game. */
const ELSEWHERE = '127.0.0.2';
const SOCKETS = 8;
/** Frames in one write, and writes on one connection. */
const FRAMES = 1000;
const HARD = 200;
/** So many times the memory of the quiet server is still bounded: without limits it was eight times. */
const BOUNDED = 2;
/** So many are turned away before a storm is over. */
const STORM = 100;

const FOLDER = mkdtempSync(join(tmpdir(), 'seekiste-flood-'));
let serving: Serving;
let crew: readonly Steady[];
let table: TableId;
let mallory: Sailor;

beforeAll(async () => {
  buildProgram();
  serving = await serve({ DATA: join(FOLDER, 'tables.sqlite'), LIMITS: 'on', LOG_LEVEL: 'warn' });
  const way = { node: () => Promise.resolve(serving.origin), lookout: new Lookout() };
  const sailors = [await Sailor.signOn(way, 'Ada'), await Sailor.signOn(way, 'Bo')];
  mallory = await Sailor.signOn(way, 'Mallory');
  table = await sailors[0]!.open({ game: 'santa-timea', options: {}, seats: 2, people: 2 });
  const seated: Steady[] = [];
  for (const [seat, sailor] of sailors.entries())
    seated.push(await new Steady(sailor, seat).connect(serving.origin, table));
  crew = seated;
  await crew[0]!.ask({ t: 'begin' });
});
afterAll(() => {
  endAll();
  rmSync(FOLDER, { recursive: true });
});

const flooder = (): Promise<Flooder> =>
  Flooder.connect(serving.origin, table, { cookie: mallory.cookie, address: ELSEWHERE });

/** Lines of the log since then, which name nothing that opens anything. */
const noted = (since: number): readonly Record<string, unknown>[] => {
  const said = serving.said().slice(since);
  expect(said).not.toContain(table);
  expect(said).not.toContain(mallory.cookie.split('=')[1]);
  const lines = said.split('\n').filter(line => line !== '');
  return lines.map(line => JSON.parse(line) as Record<string, unknown>);
};

const many = (one: Buffer): Buffer => Buffer.concat(Array.from({ length: FRAMES }, () => one));
const FULL = Buffer.alloc(125, 'x');
const NONE = Buffer.alloc(0);
const endless = (piece: Buffer): Buffer => many(frame(OPCODE.continuation, piece, false));

interface Kind {
  readonly frames: Buffer;
  readonly first?: Buffer;
  readonly reason: string;
  readonly code: number;
}

const KINDS: Readonly<Record<string, Kind>> = {
  'pings, with as much as they may hold': {
    frames: many(frame(OPCODE.ping, FULL)),
    reason: 'flood',
    code: CLOSED.flood,
  },
  'empty pings': { frames: many(frame(OPCODE.ping, NONE)), reason: 'flood', code: CLOSED.flood },
  pongs: { frames: many(frame(OPCODE.pong, FULL)), reason: 'flood', code: CLOSED.flood },
  'empty messages': { frames: many(frame(OPCODE.text, NONE)), reason: 'flood', code: CLOSED.flood },
  'tiny pieces of a message that never ends': {
    first: frame(OPCODE.text, Buffer.from('x'), false),
    frames: endless(Buffer.from('x')),
    reason: 'flood',
    code: CLOSED.flood,
  },
  'empty pieces of a message that never ends': {
    first: frame(OPCODE.text, NONE, false),
    frames: endless(NONE),
    reason: 'flood',
    code: CLOSED.flood,
  },
  'bytes instead of text': {
    frames: many(frame(OPCODE.binary, FULL)),
    reason: 'not-text',
    code: CLOSED['not-text'],
  },
  'frames without a mask': { frames: many(Buffer.from([0x81, 1, 0x78])), reason: 'bad-frame', code: 1002 },
  noise: { frames: Buffer.alloc(FRAMES, 0xf7), reason: 'bad-frame', code: 1002 },
};

describe('a flood', () => {
  it.each(Object.entries(KINDS))(
    'of %s is closed with its code and noted, memory stays, and the others play on',
    async (_name, { frames, first, reason, code }) => {
      const since = serving.said().length;
      const quiet = serving.resident();
      let most = quiet;

      // Read at the end: what says why was not lost among the rest.
      const polite = await flooder();
      if (first) await polite.flood(first, 1);
      await polite.flood(frames, 1);
      expect(await polite.end()).toBe(code);

      const hard = await Promise.all(Array.from({ length: SOCKETS }, flooder));
      const flooding = Promise.all(
        hard.map(async one => {
          if (first) await one.flood(first, 1);
          await one.flood(frames, HARD);
        }),
      );
      const flood = { isOver: false };
      void flooding.then(() => (flood.isOver = true));
      do {
        await oneMove(crew);
        most = Math.max(most, serving.resident());
      } while (!flood.isOver);
      await Promise.all(hard.map(one => one.end()));
      await oneMove(crew);

      most = Math.max(most, serving.resident());
      expect(most).toBeLessThan(BOUNDED * quiet);
      const lines = noted(since).filter(line => line['address'] === ELSEWHERE && line['reason'] === reason);
      expect(lines).toHaveLength(1 + SOCKETS);
      for (const line of lines) expect(line['table']).toEqual(expect.any(String));
    },
  );

  it('of connections that come, close and come again is turned away, and noted a few times', async () => {
    const since = serving.said().length;
    const come = async (): Promise<'in' | 'out'> => {
      try {
        const one = await flooder();
        await one.flood(many(frame(OPCODE.close, NONE)), 1);
        await one.end();
        return 'in';
      } catch (problem) {
        expect(String(problem)).toContain('429');
        return 'out';
      }
    };
    const came: string[] = [];
    while (came.filter(how => how === 'out').length < STORM) {
      came.push(...(await Promise.all(Array.from({ length: SOCKETS }, come))));
      await oneMove(crew);
    }
    const lines = noted(since).filter(({ address }) => address === ELSEWHERE);
    expect(new Set(lines.map(({ reason }) => reason))).toEqual(new Set(['too-many']));
    expect(lines.length).toBeLessThan(STORM / 4);
  });
});
