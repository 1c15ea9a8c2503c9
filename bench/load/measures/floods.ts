import { readFileSync, writeFileSync } from 'node:fs';
import { Flood, FLOODS } from '../crew/flood.js';
import { introduce, openTable } from '../crew/seekiste.js';
import { drawing, type Phase, type Sample } from '../drawing.js';
import { OURS, Served } from '../processes.js';
import { printTable, ratios } from '../report.js';
import type { Run } from '../run.js';

/** This number once took eight times the memory of a quiet server. */
const SOCKETS = 8;
/** Tables whose people know nothing of the flood: within the limits of their address, also as new ones come. */
const BYSTANDERS = { tables: 6, every: 400 } as const;
/** Milliseconds between two looks at the memory. */
const LOOK = 100;

const residentOf = (pid: number): number => {
  const [, kibibytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kibibytes) / 1024;
};

/** Milliseconds that bystanders waited, and what the server took of a core meanwhile, in per cent. */
interface Waited {
  readonly p50: number;
  readonly cpu: number;
}

/** What bystanders wait for, quiet and under each kind of flood in turn, and the memory of the server meanwhile. */
export const floods = async (run: Run): Promise<void> => {
  const { crew, sizes, drawTo } = run;
  const server = await Served.start('seekiste', { ...OURS, LIMITS: 'on', LOG_LEVEL: 'error', DATA: run.path() });
  const { origin, pid } = server;
  const cookie = await introduce(origin, 'Mallory');
  const target = { origin, cookie, table: await openTable(origin, cookie) };
  const fleet = 'bystanders';
  const gather = (): Promise<undefined> =>
    crew.do({ order: 'gather', fleet, kind: 'seekiste', origins: [origin], tables: BYSTANDERS.tables });
  const begun = performance.now();
  const now = (): number => (performance.now() - begun) / 1000;
  const memory: Sample[] = [];
  const waits: Sample[] = [];
  const phases: Phase[] = [];
  const looking = setInterval(() => memory.push({ at: now(), value: residentOf(pid) }), LOOK);
  const wait = async (name: string | undefined): Promise<Waited> => {
    const [from, before] = [now(), await server.ask('usage')];
    const { p50 } = (await crew.do({ order: 'pace', fleet, every: BYSTANDERS.every, moves: sizes.floodMoves })).waits;
    const [to, after] = [now(), await server.ask('usage')];
    waits.push({ at: from, value: p50 }, { at: to, value: p50 });
    if (name !== undefined) phases.push({ name, from, to });
    return { p50, cpu: (after.cpu - before.cpu) / 1e4 / (to - from) };
  };
  const rows: Record<string, readonly (readonly number[])[]> = {};
  for (const [name, frames] of Object.entries(FLOODS)) {
    const [quiet, flooded, most]: [Waited[], Waited[], number[]] = [[], [], []];
    // A game does not last for all kinds.
    await gather();
    await wait(undefined);
    for (let round = 0; round < sizes.floodRounds; round++) {
      quiet.push(await wait(undefined));
      const since = now();
      const flood = new Flood(target, frames, SOCKETS);
      flooded.push(await wait(name));
      await flood.end();
      most.push(Math.max(...memory.filter(({ at }) => at >= since).map(({ value }) => value)));
    }
    const [calm, rough] = [quiet, flooded].map(all => all.map(({ p50 }) => p50)) as [number[], number[]];
    rows[name] = [calm, rough, ratios(rough, calm), ...[quiet, flooded].map(all => all.map(({ cpu }) => cpu)), most];
    await crew.do({ order: 'dismiss', fleet });
  }
  clearInterval(looking);
  await server.stop();
  printTable(
    `Floods: ${SOCKETS} connections of one person, ${BYSTANDERS.tables} tables of others, a move every ${BYSTANDERS.every} ms each`,
    [
      { title: 'quiet p50, ms', digits: 2 },
      { title: 'under flood p50, ms', digits: 2 },
      { title: 'times', digits: 2 },
      { title: 'quiet CPU, %', digits: 0 },
      { title: 'CPU under flood, %', digits: 0 },
      { title: 'most memory, MiB', digits: 0 },
    ],
    rows,
  );
  const charts = [
    { unit: 'Memory of the server, MiB resident', line: memory },
    { unit: 'Waiting time of bystanders, p50 in ms', line: waits },
  ];
  if (drawTo !== undefined) writeFileSync(drawTo, drawing(charts, phases));
};
