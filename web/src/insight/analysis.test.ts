import { describe, expect, it } from 'vitest';
import { botNamed } from '@seekiste/bots';
import { lighthouseRun } from '@seekiste/rules/lighthouse-run';
import { TRIES } from '@seekiste/bots/analysis';
import { Rng, Table, type GameRecord, type Seat } from '@seekiste/rules/core';
import { Analysis } from './analysis.js';
import { Analyst, type AnalystWorker, type Started } from './analyst.js';
import { drawingOf, nearest } from './geometry.js';
import { keepingInMemory } from './kept.js';
import { analystWork } from './work.js';

const SEED = '5ea'.padEnd(64, '1');

const played = (): GameRecord => {
  const table = Table.open(lighthouseRun, { seats: 2, options: { mode: 'standard' } }, SEED);
  const rng = Rng.from(SEED);
  while (!lighthouseRun.result(table.state)) {
    const acts = lighthouseRun.toAct(table.state);
    const seat: Seat = acts.kind === 'seats' ? acts.must[0]! : 0;
    const move = botNamed('lighthouse-run', 'cabin-boy')!.choose(lighthouseRun.view(table.state, seat), rng);
    table.act(seat, move as never);
  }
  return table.record;
};

const record = played();

/** Judges in this very thread, as little as possible, and counts. */
const counted = (looked: (index: number) => void = () => undefined): Analyst => {
  const quickly = (effort: { readonly seed: string }) => ({ ...effort, budget: 1 });
  return new Analyst((): Started => {
    const work: AnalystWorker = analystWork();
    return {
      plan: work.plan,
      look: (index, effort) => {
        looked(index);
        return work.look(index, quickly(effort));
      },
      tryMove: (index, move, effort) => work.tryMove(index, move, quickly(effort)),
      tryDeal: work.tryDeal,
      reasons: work.reasons,
      example: work.example,
      end: () => undefined,
    };
  });
};

describe('an analysis', () => {
  it('has a curve of the whole game, the same however often it is made', async () => {
    const [one, other] = [0, 1].map(() => new Analysis(record, keepingInMemory(), () => counted()));
    await one!.run('quick');
    await other!.run('quick');
    expect(one!.standing).toEqual({ kind: 'idle' });
    expect(one!.curve!.judgements.length).toBeGreaterThan(20);
    expect(one!.curve).toEqual(other!.curve);
    expect(one!.curve!.end).toHaveLength(2);
  });

  it('keeps what was judged when it is stopped, and goes on from there', async () => {
    const keeping = keepingInMemory();
    const first: number[] = [];
    const stopped: Analysis = new Analysis(record, keeping, () =>
      counted(index => {
        first.push(index);
        if (first.length === 14) stopped.stop();
      }),
    );
    await stopped.run('quick');
    expect(stopped.standing).toEqual({ kind: 'stopped' });
    const second: number[] = [];
    const resumed = new Analysis(record, keeping, () => counted(index => second.push(index)));
    await resumed.run('quick');
    const fresh = new Analysis(record, keepingInMemory(), () => counted());
    await fresh.run('quick');
    expect(resumed.curve).toEqual(fresh.curve);
    expect(second.length).toBe(fresh.curve!.judgements.length - 8);
  });

  it('lets captains try the same deal, and goes on where it was stopped', async () => {
    const keeping = keepingInMemory();
    let tried = 0;
    const tryingBy = (analysis: () => Analysis | undefined, most: number) => () =>
      new Analyst((): Started => ({
        ...analystWork(),
        tryDeal: number => {
          tried++;
          if (number === most) analysis()?.stop();
          return Promise.resolve([number % 2 === 0 ? 10_000 : 0, 0]);
        },
        end: () => undefined,
      }));
    const stopped: Analysis = new Analysis(
      record,
      keeping,
      tryingBy(() => stopped, 7),
    );
    await stopped.run('captains');
    expect(stopped.standing).toEqual({ kind: 'stopped' });
    const kept = stopped.tries.length;
    expect(kept).toBeGreaterThan(3);
    tried = 0;
    const resumed = new Analysis(
      record,
      keeping,
      tryingBy(() => undefined, -1),
    );
    await resumed.run('captains');
    expect(resumed.tries).toHaveLength(TRIES);
    expect(tried).toBe(TRIES - kept);
    expect(resumed.tries.map(([won]) => won)).toEqual(
      Array.from({ length: TRIES }, (_, i) => (i % 2 === 0 ? 10_000 : 0)),
    );
  });

  it('says why where a record cannot be replayed', async () => {
    const broken = new Analysis({ ...record, moves: record.moves.slice(1) }, keepingInMemory(), () => counted());
    await broken.run('quick');
    expect(broken.standing).toMatchObject({ kind: 'refused' });
    expect(broken.curve).toBeUndefined();
  });

  it('refuses a game that is still being played', async () => {
    const running = new Analysis({ ...record, moves: record.moves.slice(0, 9) }, keepingInMemory(), () => counted());
    await running.run('quick');
    expect(running.standing).toMatchObject({ kind: 'refused', refusal: { code: 'not-over' } });
    expect(running.curve).toBeUndefined();
  });

  it('judges another move at a marked decision by the same numbers', async () => {
    const analysis = new Analysis(record, keepingInMemory(), () => counted());
    await analysis.run('quick');
    const { at, moves, played: made } = analysis.curve!.judgements[3]!;
    const other = moves.find((_, i) => i !== made)!;
    const read = lighthouseRun.read(other.move!);
    const look = await analysis.tryMove(at, read.ok ? read.value : undefined);
    expect(look!.moves[look!.played]!.move).toBe(other.move);
  });
});

describe('the picture of a curve', () => {
  it('stays within its frame and finds the spot under the pointer', async () => {
    const analysis = new Analysis(record, keepingInMemory(), () => counted());
    await analysis.run('quick');
    const drawing = drawingOf(analysis.curve!, 0, { width: 360, height: 180 });
    const numbers = [drawing.fair, drawing.open, drawing.band].flatMap(line => line.split(' '));
    for (const point of numbers) {
      const [x, y] = point.split(',').map(Number);
      expect(x! >= 0 && x! <= 360 && y! >= 0 && y! <= 180, point).toBe(true);
    }
    expect(nearest(drawing, drawing.spots[7]!.x + 1)).toBe(7);
  });
});
