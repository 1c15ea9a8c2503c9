import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Crew } from './processes.js';
import { startPostgres, startRedis, type Service } from './services.js';

/** How many tables play, how many moves each makes, and the milliseconds between two of them. */
export interface Pace {
  readonly tables: number;
  readonly every: number;
  readonly moves: number;
}

/** How much is done: all of it bounded, and much less when only a look is wanted. */
export interface Sizes {
  readonly rounds: number;
  /** Tables that play at once at saturation, moves of each, and the slices in which they are made. */
  readonly tables: number;
  readonly moves: number;
  readonly slices: number;
  /** For how many seconds they play before anything is measured, and after how many no move is begun. */
  readonly warmUp: number;
  readonly patience: number;
  /** Where latency is measured. */
  readonly paces: readonly Pace[];
  readonly idleTables: number;
  readonly liveTables: number;
  readonly liveMoves: number;
  readonly stored: readonly [few: number, many: number];
  readonly openings: number;
  /** Times that quiet and each kind of flood take turns, and moves of each bystander's table in one of them. */
  readonly floodRounds: number;
  readonly floodMoves: number;
}

export const FULL: Sizes = {
  rounds: 9,
  tables: 256,
  moves: 40,
  slices: 4,
  warmUp: 6,
  patience: 10,
  // 600 moves a second, as in a busy club, and 100, when every move finds all caches cold.
  paces: [
    { tables: 300, every: 500, moves: 4 },
    { tables: 40, every: 400, moves: 10 },
  ],
  idleTables: 2000,
  liveTables: 5000,
  liveMoves: 6,
  stored: [1000, 1_000_000],
  openings: 300,
  floodRounds: 3,
  floodMoves: 5,
};

export const QUICK: Sizes = {
  rounds: 2,
  tables: 64,
  moves: 30,
  slices: 2,
  warmUp: 1,
  patience: 3,
  paces: [{ tables: 20, every: 400, moves: 5 }],
  idleTables: 200,
  liveTables: 300,
  liveMoves: 1,
  stored: [1000, 20_000],
  openings: 50,
  floodRounds: 1,
  floodMoves: 3,
};

/** One run: a folder on the disk that is measured, the crew, and services that are started when they are first needed. */
export class Run {
  readonly folder = mkdtempSync(join(tmpdir(), 'seekiste-load-'));
  private readonly services: Service[] = [];
  private files = 0;

  private constructor(
    readonly sizes: Sizes,
    readonly crew: Crew,
    /** Where a picture is wanted. */
    readonly drawTo: string | undefined,
  ) {
    // PostgreSQL may run as a user of its own.
    chmodSync(this.folder, 0o711);
    process.once('exit', () => rmSync(this.folder, { recursive: true, force: true }));
  }

  static async start(sizes: Sizes, drawTo: string | undefined): Promise<Run> {
    return new Run(sizes, await Crew.start(), drawTo);
  }

  /** A path that nobody has used. */
  path(): string {
    return join(this.folder, `file-${this.files++}`);
  }

  async postgres(): Promise<Service> {
    const service = await startPostgres(this.path());
    this.services.push(service);
    return service;
  }

  async redis(): Promise<Service> {
    const service = await startRedis(this.path());
    this.services.push(service);
    return service;
  }

  async end(): Promise<void> {
    await this.crew.stop();
    for (const service of this.services) await service.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
