import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameNamed } from '@seekiste/rules';
import { Table, type AnyGame } from '@seekiste/rules/core';
import { HandTurnedClock, open, person, settled } from './local/session.test-help.js';
import { Session } from './local/session.js';
import { Keeper } from './logbook/keeper.js';
import type { Logbook } from './logbook/logbook.js';
import { Connection, type Socket } from './online/line/connection.js';
import { playOf, welcome } from './online/line/session.test-help.js';
import { OnlineSession } from './online/line/session.js';

const game = gameNamed('santa-timea') as AnyGame;
const SEED = 'a7'.padStart(64, '0');
const PAGE = readFileSync(new URL('../../docs/architecture.md', import.meta.url), 'utf8');

/** What the page names of a walk, but for components and files with runes: those only run in a browser. */
const named = (walk: string, from: RegExp): readonly string[] => {
  const [, section = ''] = PAGE.split(`#### ${walk}, file by file`);
  const [rows = ''] = section.split('\n#');
  const files = [...rows.matchAll(/^\| \d+ +\| \[([^\]]+)\]/gm)].map(([, file = '']) => file);
  return files.filter(file => from.test(file) && !file.includes('svelte')).sort();
};

/** Files of ours on the call stack, wherever a move is handed on. */
const seen = new Set<string>();
const note = (): void => {
  const { stack = '' } = new Error();
  for (const [, file = ''] of stack.matchAll(/\/((?:web\/src|rules)\/[\w/.-]+\.ts):\d+/g))
    if (!file.includes('test')) seen.add(file);
};

const { stackTraceLimit } = Error;
const { apply } = game;
beforeAll(() => {
  Error.stackTraceLimit = Infinity;
});
afterAll(() => {
  Error.stackTraceLimit = stackTraceLimit;
  Object.assign(game, { apply });
});

const never = (): never => {
  throw new Error('nobody thinks here');
};

describe('a move passes the files that the page names, and no others', () => {
  it('offline, from the session to the rules and into the logbook', async () => {
    const keep = (): Promise<number> => {
      note();
      return Promise.resolve(1);
    };
    const logbook = Promise.resolve({ lasting: true, keep } as unknown as Logbook);
    const keeper = new Keeper(logbook, 'a', { version: 0, record: '' }, () => undefined);
    const session = new Session(Table.open(game, { seats: 2, options: {} }, SEED), [person('Anna'), person('Bo')], {
      clock: new HandTurnedClock(),
      streams: SEED,
      tempo: () => ({ pause: 0, rest: 0, grace: 0 }),
      rests: () => false,
      thinkers: { choose: never, advise: never },
      save: keeper.keep,
      trouble: never,
      open: true,
    });
    await settled();
    seen.clear();
    const judge: AnyGame['apply'] = (state, actor, move) => {
      note();
      return apply(state, actor, move);
    };
    Object.assign(game, { apply: judge });
    session.act(game.moves(open(session).view)[0]);
    await settled();
    // The rules themselves begin where `apply` does.
    seen.add('rules/santa-timea/index.ts');
    expect([...seen].sort()).toEqual(named('Offline', /^(web|rules)\//));
  });

  it('online, from the session to the socket, and from there to the session', () => {
    const sent: string[] = [];
    const socket: Socket = { send: text => (note(), sent.push(text)), close: () => undefined };
    const ears: { heard: (text: string) => void }[] = [];
    const clock = new HandTurnedClock();
    const session = new OnlineSession('t', {
      clock,
      connect: listener =>
        new Connection('ws://table', listener, {
          clock,
          open: (_address, heard) => (ears.push(heard), socket),
          random: () => 1,
        }),
      tempo: () => ({ rest: 0, grace: 0 }),
      rulesOf: () => game,
      rests: () => false,
      newId: () => 'r1',
    });
    const table = Table.open(game, { seats: 2, options: {} }, SEED);
    ears[0]!.heard(JSON.stringify(welcome({ play: playOf(table, 0) })));
    seen.clear();
    session.subscribe(note);
    session.act(game.moves(session.scene.view)[0]);
    ears[0]!.heard(JSON.stringify({ t: 'news', v: 2, play: playOf(table, 0) }));
    expect(sent.map(text => (JSON.parse(text) as { t: string }).t)).toEqual(['act']);
    expect([...seen].sort()).toEqual(named('Online', /^web\//));
  });
});
