import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { program } from '../../tools/programs.mjs';

/** Where Debian keeps the library for programs with threads, whatever the machine is. */
const library = (): string =>
  execFileSync(program('faketime'), ['-m', '2026-01-01', 'sh', '-c', 'printf %s "$LD_PRELOAD"'], { encoding: 'utf8' });

/** The wall clock of one process, set as an administrator or a time server sets it: the steady clock runs on. */
export class WallClock {
  private readonly folder = mkdtempSync(join(tmpdir(), 'seekiste-clock-'));
  private readonly file = join(this.folder, 'faketimerc');

  constructor(hoursAhead: number) {
    this.set(hoursAhead);
    process.once('exit', () => rmSync(this.folder, { recursive: true, force: true }));
  }

  set(hoursAhead: number): void {
    writeFileSync(this.file, `${hoursAhead < 0 ? '' : '+'}${hoursAhead}h`);
  }

  /** For a process that is to go by it. */
  get env(): Readonly<Record<string, string>> {
    return {
      LD_PRELOAD: library(),
      FAKETIME_TIMESTAMP_FILE: this.file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      DONT_FAKE_MONOTONIC: '1',
      NO_FAKE_STAT: '1',
    };
  }
}
