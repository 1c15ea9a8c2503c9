import { PROTOCOL, type Crew, type Play, type Reply, type Request } from '@seekiste/protocol';
import { gameNamed } from '@seekiste/rules';
import { Table, type AnyGame, type Viewer } from '@seekiste/rules/core';
import { HandTurnedClock } from '../../local/session.test-help.js';
import type { Listener } from './connection.js';
import { OnlineSession } from './session.js';
import type { Welcome } from './table-now.js';

const game = gameNamed('santa-timea') as AnyGame;
const SEED = '00000000000000000000000000000000000000000000000000000000000000a7';

export const anna: Crew = { kind: 'person', name: 'Anna', person: 'anna', present: true };
export const bo: Crew = { kind: 'person', name: 'Bo', person: 'bo', present: true };

/** A table that lives in the test; what is told of it is told by hand. */
export const dealt = () => Table.open(game, { seats: 2, options: { professional: false, rounds: 1 } }, SEED);

export const playOf = (table: ReturnType<typeof dealt>, viewer: Viewer, more: Partial<Play> = {}): Play => ({
  view: game.view(table.state, viewer),
  acts: game.toAct(table.state),
  moves: table.history.length,
  undo: { kind: 'nothing' },
  channels: game.channels(table.state),
  away: [],
  chain: '',
  ...more,
});

export const welcome = (more: Partial<Welcome> = {}): Welcome => ({
  t: 'welcome',
  protocol: PROTOCOL,
  v: 1,
  head: { table: 't', game: 'santa-timea', rulesVersion: 1, options: {}, commitment: '' },
  me: { person: 'anna', seat: 0 },
  phase: 'playing',
  host: 'anna',
  pace: 'live',
  open: true,
  crew: [anna, bo],
  watchers: 0,
  log: { from: 0, lines: [] },
  asides: [],
  chat: [],
  ...more,
});

/** A session whose server is the test. */
export const visit = (tempo = { rest: 0, grace: 0 }, rests: (shown: unknown) => boolean = () => false) => {
  const clock = new HandTurnedClock();
  const asked: Request[] = [];
  let listener: Listener | undefined;
  const session = new OnlineSession('t', {
    clock,
    connect: listening => {
      listener = listening;
      return {
        ask: request => asked.push(request),
        wake: () => undefined,
        doubt: () => undefined,
        close: () => undefined,
      };
    },
    tempo: () => tempo,
    rulesOf: () => game,
    rests: (_, shown) => rests(shown),
    newId: () => `r${asked.length + 1}`,
  });
  return {
    session,
    clock,
    asked,
    say: (reply: Reply) => listener?.heard(reply),
    lose: () => listener?.lineChanged('lost'),
  };
};
