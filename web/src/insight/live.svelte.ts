import type { Curve, Pace, Try } from '@seekiste/bots/analysis';
import type { GameRecord } from '@seekiste/rules/core';
import { Analysis, type Standing } from './analysis.js';
import { keepingOfDevice, type Keeping } from './kept.js';

let keeping: Keeping | undefined;

/** An analysis that a page can look at while it runs; what was judged before is kept on this device. */
export class LiveAnalysis {
  standing = $state.raw<Standing>({ kind: 'idle' });
  curve = $state.raw<Curve>();
  pace = $state.raw<Pace>();
  tries = $state.raw<readonly Try[]>([]);
  readonly work: Analysis;

  constructor(readonly record: GameRecord) {
    this.work = new Analysis(record, (keeping ??= keepingOfDevice()));
    this.work.changed = () => {
      ({ standing: this.standing, curve: this.curve, pace: this.pace, tries: this.tries } = this.work);
    };
  }
}
