import {
  assemble,
  PACES,
  TRIES,
  type Curve,
  type Effort,
  type Example,
  type Look,
  type Pace,
  type Try,
} from '@seekiste/bots/analysis';
import { refuse, type GameRecord, type Refusal } from '@seekiste/rules/core';
import { Analyst, type Planned } from './analyst.js';
import type { Keeping, KeptLooks } from './kept.js';

export type Standing =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly pace: Pace; readonly done: number; readonly all: number }
  /** Captains try the same deal. */
  | { readonly kind: 'trying'; readonly done: number; readonly all: number }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'failed' };

/** A curve this fine, or captains' tries at the same deal. */
type Step = Pace | 'captains';

/** All that a report has to say; a closer look is taken on request. */
export const WHOLE_REPORT: readonly Step[] = ['quick', 'full', 'captains'];

/** After this many looks, what has been found is kept and shown. */
const BATCH = 8;

/** The analysis of one record: a first curve soon, then a finer one, and one finer still on request. */
export class Analysis {
  /** Called when anything has changed. */
  changed: () => void = () => undefined;
  standing: Standing = { kind: 'idle' };
  curve: Curve | undefined;
  /** How fine the curve is. */
  pace: Pace | undefined;
  /** What captains made of the deal so far. */
  tries: readonly Try[] = [];
  private analyst: Analyst | undefined;
  private planned: Planned | undefined;
  private kept: KeptLooks = {};

  constructor(
    readonly record: GameRecord,
    private readonly keeping: Keeping,
    private readonly employ: () => Analyst = () => new Analyst(),
  ) {}

  /** Judges at these paces and lets captains try, in this order; what was done before is not done again. */
  async run(...steps: readonly Step[]): Promise<void> {
    try {
      const analyst = (this.analyst ??= this.employ());
      this.kept = { ...(await this.keeping.read(this.record)), ...this.kept };
      if (!this.planned) {
        const plan = await analyst.plan(this.record);
        if (!plan.ok) return this.end({ kind: 'refused', refusal: plan.error });
        // Online or here: with open cards, a curve would tell what players may not know yet.
        if (!plan.value.end) return this.end({ kind: 'refused', refusal: refuse('not-over', 'table') });
        this.planned = plan.value;
      }
      this.tries = this.kept.tries ?? [];
      for (const step of steps) {
        if (analyst !== this.analyst) break;
        await (step === 'captains' ? this.tryDeals(analyst) : this.judge(analyst, step));
      }
      if (analyst === this.analyst) this.stand({ kind: 'idle' });
    } catch {
      this.end({ kind: 'failed' });
    }
  }

  /** Stops; what has been judged is kept. */
  stop(): void {
    this.end({ kind: 'stopped' });
  }

  /** A judged spot as if another move had been made there. */
  async tryMove(at: number, move: unknown): Promise<Look | undefined> {
    const index = this.curve?.judgements.findIndex(one => one.at === at) ?? -1;
    const effort = this.effortOf(this.pace ?? 'quick');
    if (index < 0 || !effort) return undefined;
    const analyst = (this.analyst ??= this.employ());
    await analyst.plan(this.record);
    return analyst.tryMove(index, move, effort);
  }

  /** A line of play that shows why one move is better than another at a judged spot. */
  async example(at: number, better: unknown, worse: unknown): Promise<Example | undefined> {
    const index = this.curve?.judgements.findIndex(one => one.at === at) ?? -1;
    return index < 0 ? undefined : this.analyst?.example(index, better, worse);
  }

  /** The marked decisions that have been solved so far. */
  async solved(): Promise<readonly number[]> {
    return (await this.keeping.read(this.record)).solved ?? [];
  }

  async noteSolved(solved: readonly number[]): Promise<void> {
    this.kept = { ...this.kept, solved };
    await this.keeping.write(this.record, this.kept);
  }

  private effortOf(wanted: Pace): Effort | undefined {
    return this.planned?.efforts.find(([pace]) => pace === wanted)?.[1];
  }

  private async judge(analyst: Analyst, pace: Pace): Promise<void> {
    const effort = this.effortOf(pace);
    if (!this.planned || !effort) return;
    const all = this.planned.spots;
    const looks = Array.from({ length: all }, (_, i) => this.kept[pace]?.[i]);
    const missing = [...looks.keys()].filter(i => !looks[i]);
    let done = all - missing.length;
    const keep = (): void => {
      this.kept = { ...this.kept, [pace]: [...looks] };
      this.keeping.write(this.record, this.kept).catch(() => undefined);
      if (this.curve || done === all) this.show(pace, effort);
    };
    if (missing.length > 0) this.stand({ kind: 'running', pace, done, all });
    await analyst.run(missing, effort, (index, look) => {
      looks[index] = look;
      done++;
      this.stand({ kind: 'running', pace, done, all });
      if (done % BATCH === 0) keep();
    });
    if (analyst !== this.analyst) return;
    keep();
    this.pace = pace;
  }

  private async tryDeals(analyst: Analyst): Promise<void> {
    const found: (Try | undefined)[] = [...this.tries];
    const missing = Array.from({ length: TRIES }, (_, number) => number).filter(number => !found[number]);
    if (missing.length > 0) this.stand({ kind: 'trying', done: this.tries.length, all: TRIES });
    await analyst.tryDeal(missing, (number, tried) => {
      found[number] = tried;
      const gap = Array.from(found).findIndex(one => one === undefined);
      this.tries = found.slice(0, gap < 0 ? found.length : gap).filter(one => one !== undefined);
      this.kept = { ...this.kept, tries: this.tries };
      this.keeping.write(this.record, this.kept).catch(() => undefined);
      this.stand({ kind: 'trying', done: found.filter(one => one !== undefined).length, all: TRIES });
    });
  }

  /** The finest look of each spot. */
  private show(finest: Pace, effort: Effort): void {
    if (!this.planned) return;
    const paces = PACES.slice(0, PACES.indexOf(finest) + 1).toReversed();
    const looks = Array.from({ length: this.planned.spots }, (_, i) =>
      paces.map(pace => this.kept[pace]?.[i]).find(look => look !== undefined),
    ).filter(look => look !== undefined);
    this.curve = assemble({ ...this.planned, record: this.record }, looks, effort);
  }

  private end(standing: Standing): void {
    this.analyst?.end();
    this.analyst = undefined;
    this.stand(standing);
  }

  private stand(standing: Standing): void {
    this.standing = standing;
    this.changed();
  }

  close(): void {
    this.analyst?.end();
    this.analyst = undefined;
  }
}
