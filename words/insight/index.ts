import type { Actor, Refusal, Seat } from '@seekiste/rules/core';
import { localeOf, type Language } from '../languages.js';
import { message, sayer, type Message } from '../message.js';
import { oftenOf } from '../often.js';
import { speaker } from '../speaker.js';
import type { InsightMessages } from './messages.js';

const say = sayer<InsightMessages>();

/** A chance, or a change of one, in hundredths of a point. */
type Part = number;

interface Span {
  readonly mean: Part;
  readonly low: Part;
  readonly high: Part;
}

/** What is told of a game; the bots' analysis finds it. */
interface InsightReport {
  readonly usual: Part;
  readonly par: Span | undefined;
  readonly captains: { readonly tries: number; readonly span: Span } | undefined;
  readonly decisions: Part;
  readonly luck: Part;
  readonly deal: Part;
  readonly result: Part | undefined;
  readonly side: number;
  readonly seats: readonly { readonly decisions: number; readonly lost: Part; readonly luck: Part }[];
  readonly turning:
    { readonly at: number; readonly by: 'decision' | 'luck'; readonly from: Part; readonly to: Part } | undefined;
}

/** What sentences about a report have to know besides it. */
interface Told {
  readonly names: readonly string[];
  readonly team: boolean;
  /** Who acted at this place of the record. */
  actorAt(at: number): Actor | undefined;
}

/** How chances agree with what comes of them, as `npm run calibrate` found. */
interface Trust {
  readonly games: number;
  readonly miss: number;
  readonly curve: boolean;
}

/** Texts that say the same of every game. */
type Label =
  | 'insight'
  | 'curve'
  | 'legend-fair'
  | 'legend-open'
  | 'legend-band'
  | 'head-turn'
  | 'head-who'
  | 'head-move'
  | 'head-chance'
  | 'head-open'
  | 'head-decision'
  | 'head-luck'
  | 'head-mark'
  | 'waits'
  | 'chance-act'
  | 'no-marks'
  | 'head-reason'
  | 'this-move'
  | 'forced'
  | 'report-move'
  | 'report-explain'
  | 'captains-running'
  | 'captains-stop'
  | 'captains-ask'
  | 'example'
  | 'turning-point'
  | 'before'
  | 'after'
  | 'example-better'
  | 'example-worse';

export interface InsightVoice {
  label(id: Label): string;
  percent(chance: Part): string;
  span(span: Span): string;
  /** '+4', '−6', '0': points of the hundred. */
  change(part: Part): string;
  mark(mark: string, team: boolean): string;
  better(move: string, loss: Span): string;
  about(budget: number): string;
  /** What speaks for a move, from the place of its player. */
  reason(name: string, reason: string): string;
  /** How far the chances of this way to play can be trusted; undefined where there is nothing to warn of. */
  trust(known: Trust | undefined): string | undefined;
  /** How hard the deal was, what decisions and luck came to, and where the game took its turn. */
  summary(report: InsightReport, told: Told): readonly string[];
  /** Decisions and luck in one line, for the end of a game. */
  line(report: InsightReport, team: boolean): string;
  /** What each seat left lying. */
  seats(report: InsightReport, told: Told): readonly string[];
  /** How a game came out for a side, where a line of play has shown it. */
  ended(score: Part, side: number, told: Pick<Told, 'names' | 'team'>): string;
  /** Why there is no analysis; undefined for what other words have a sentence for. */
  refusal(refused: Refusal): string | undefined;
}

const whole = (part: Part): number => Math.round(part / 100) + 0;

/** Farther from the usual chance than this, a deal is hard or kind. */
const TELLING = 1000;
const often = (chance: Part): Message => say('often', { ...oftenOf(chance / 10_000) });

/** By captains once they have tried it, and only where luck alone does not explain the difference. */
const byCaptains = ({ captains, usual }: InsightReport, team: boolean): readonly Message[] => {
  if (!captains) return [];
  const { tries, span } = captains;
  const kind = span.high < usual ? 'hard' : span.low > usual ? 'easy' : 'usual';
  const args = {
    ...{ kind, tries, often: often(span.mean), par: whole(span.mean) },
    ...{ low: whole(span.low), high: whole(span.high) },
  };
  return [team ? say('captains-team', args) : say('captains-rival', args)];
};

const outcomeOf = (result: Part, side: number, { names, team }: Pick<Told, 'names' | 'team'>): Message => {
  const kind = result <= 0 ? 'lost' : result < 10_000 ? 'shared' : 'won';
  return team ? say('result-team', { kind }) : say('result-rival', { kind, name: names[side] ?? String(side + 1) });
};

const outcome = ({ result, side }: InsightReport, told: Told): readonly Message[] =>
  result === undefined ? [] : [outcomeOf(result, side, told)];

const difficulty = (report: InsightReport, team: boolean): readonly Message[] => {
  const { par, usual, captains } = report;
  if (captains) return byCaptains(report, team);
  if (!par) return [];
  const kind = par.mean < usual - TELLING ? 'hard' : par.mean > usual + TELLING ? 'easy' : 'usual';
  const args = { kind, often: often(par.mean), par: whole(par.mean), usual: whole(usual) };
  return [team ? say('difficulty-team', args) : say('difficulty-rival', args)];
};

const turning = ({ turning: point }: InsightReport, { names, actorAt }: Told): readonly Message[] => {
  if (!point) return [];
  const [from, to] = [whole(point.from), whole(point.to)];
  const actor = actorAt(point.at);
  if (typeof actor !== 'number') return [say('turning-deal', { from, to })];
  const args = { turn: point.at + 1, name: names[actor] ?? String(actor + 1), from, to };
  return [point.by === 'decision' ? say('turning-decision', args) : say('turning-luck', args)];
};

const seatLine = ({ seats }: InsightReport, { names, team }: Told, seat: Seat): Message => {
  const { decisions = 0, lost = 0 } = seats[seat] ?? {};
  const args = { name: names[seat] ?? String(seat + 1), decisions };
  if (whole(lost) === 0) return say('seat-found', args);
  return team
    ? say('seat-lost-team', { ...args, lost: whole(lost) })
    : say('seat-lost-rival', { ...args, lost: whole(lost) });
};

/** What analyses say, in one language, with the texts of the shelf `insight`. */
export const insightVoice = (language: Language, texts: string): InsightVoice => {
  const { speak, has } = speaker(language, [texts]);
  const signs = new Intl.NumberFormat(localeOf(language), { signDisplay: 'exceptZero', maximumFractionDigits: 0 });
  const change = (part: Part): string => signs.format(whole(part)).replace('-', '−');
  const balance = ({ decisions, luck, deal }: InsightReport): Message =>
    say('balance', { decisions: change(decisions), luck: change(luck), deal: change(deal) });
  const spoken = (messages: readonly Message[]): readonly string[] => messages.map(speak);
  return {
    label: id => speak(message(id)),
    percent: mean => speak(say('percent', { mean: whole(mean) })),
    span: ({ mean, low, high }) => speak(say('span', { mean: whole(mean), low: whole(low), high: whole(high) })),
    change,
    mark: (mark, team) => speak(message(team ? `mark-team-${mark}` : `mark-${mark}`)),
    better: (move, { mean, low, high }) =>
      speak(say('better', { move, loss: whole(mean), low: whole(low), high: whole(high) })),
    about: budget => speak(say('about', { budget })),
    reason: (name, reason) => speak(say('reason', { name, reason })),
    trust(known) {
      if (!known) return speak(message('trust-unknown'));
      const { curve, games, miss } = known;
      if (curve) return undefined;
      const kind = Math.abs(miss) < 3 ? 'blurred' : miss > 0 ? 'low' : 'high';
      return speak(say('trust-not', { kind, games, miss: Math.round(Math.abs(miss)) }));
    },
    summary: (report, told) =>
      spoken([...outcome(report, told), ...difficulty(report, told.team), balance(report), ...turning(report, told)]),
    line: (report, team) => spoken([...difficulty(report, team), balance(report)]).join(' '),
    seats: (report, told) =>
      report.seats.map(({ luck }, seat) => {
        const lucky = told.team ? [] : [say('seat-luck', { luck: change(luck) })];
        return spoken([seatLine(report, told, seat), ...lucky]).join(' ');
      }),
    ended: (score, side, told) => speak(outcomeOf(score, side, told)),
    refusal: ({ code, params }) =>
      has(`refusal-${code}`) ? speak(message(`refusal-${code}`, params as Record<string, string>)) : undefined,
  };
};
