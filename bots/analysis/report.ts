import type { Seat } from '@seekiste/rules/core';
import type { Try } from './par.js';
import { chanceSpan } from './spans.js';
import { CERTAIN, sideOf, type Curve, type Judgement, type Mark, type Part, type Span } from './curve.js';

/** What a seat's decisions came to, for its own side. */
export interface SeatReport {
  readonly decisions: number;
  /** Compared with a sailor. */
  readonly gained: Part;
  /** Compared with the best moves, where that is more than luck could make of it. */
  readonly lost: Part;
  /** Of its side: in a team, luck is shared. After one's own move it is mostly what the next player knows. */
  readonly luck: Part;
  readonly marks: Readonly<Partial<Record<Mark, number>>>;
}

/** Where the game took its turn: the chance from then on, compared with the chance until then. */
export interface TurningPoint {
  readonly at: number;
  readonly by: 'decision' | 'luck';
  readonly from: Part;
  readonly to: Part;
}

/** What captains made of the same deal. */
export interface Captains {
  readonly tries: number;
  readonly span: Span;
}

/** A game in a few figures, for one side. `usual` + `decisions` + `luck` is the result, exactly. */
export interface Report {
  readonly side: number;
  /** The chance of sailors before the deal, and with this very deal: how hard it was. */
  readonly usual: Part;
  readonly par: Span | undefined;
  /** The same for captains, where they have tried it. */
  readonly captains: Captains | undefined;
  readonly decisions: Part;
  /** The deal is a part of it. */
  readonly luck: Part;
  readonly deal: Part;
  readonly result: Part | undefined;
  readonly seats: readonly SeatReport[];
  readonly turning: TurningPoint | undefined;
}

const sum = (parts: readonly Part[]): Part => parts.reduce((all, part) => all + part, 0);

const seatReport = (curve: Curve, seat: Seat): SeatReport => {
  const side = sideOf(curve, seat);
  const own = curve.judgements.filter(({ actor }) => actor === seat);
  const marks: Partial<Record<Mark, number>> = {};
  for (const { mark } of own) if (mark) marks[mark] = (marks[mark] ?? 0) + 1;
  const losses = own.flatMap(({ moves, played }) => moves[played]?.loss ?? []);
  return {
    decisions: own.length,
    gained: sum(own.map(({ decision }) => decision[side] ?? 0)),
    lost: sum(losses.filter(({ low }) => low > 0).map(({ mean }) => mean)),
    luck: sum(curve.judgements.map(({ luck }) => luck[side] ?? 0)),
    marks,
  };
};

/** Less than this, in hundredths of a point, turns nothing. */
const TURNS = 500;

/** A team's players know different cards, so that the chance is a mean over a look of each of them. */
const turningPoint = ({ judgements, seats, end }: Curve, side: number): TurningPoint | undefined => {
  const fair = judgements.map(one => one.fair[side]?.mean ?? 0);
  const line = end ? [...fair, end[side] ?? 0] : fair;
  const width = Math.max(2, seats);
  const mean = (from: number, to: number): Part => {
    const part = line.slice(Math.max(0, from), to);
    return Math.round(sum(part) / Math.max(1, part.length));
  };
  let found: TurningPoint | undefined;
  for (const [i, { at, decision, luck }] of judgements.entries()) {
    if (i + 1 >= line.length) break;
    const [from, to] = [mean(i + 1 - width, i + 1), mean(i + 1, i + 1 + width)];
    const by = Math.abs(decision[side] ?? 0) >= Math.abs(luck[side] ?? 0) ? 'decision' : 'luck';
    if (Math.abs(to - from) > Math.abs((found?.to ?? 0) - (found?.from ?? 0))) found = { at, by, from, to };
  }
  return found && Math.abs(found.to - found.from) >= TURNS ? found : undefined;
};

const isDeal = ({ actor }: Judgement): boolean => actor === 'chance';

const captainsOf = (tries: readonly Try[], side: number): Captains | undefined =>
  tries.length === 0
    ? undefined
    : { tries: tries.length, span: chanceSpan(tries.map(scores => (scores[side] ?? 0) / CERTAIN)) };

/** The game as one side sees it; a team is side 0. */
export const reportOf = (curve: Curve, side: number, tries: readonly Try[] = []): Report => {
  const { judgements, end } = curve;
  const all = (part: 'decision' | 'luck', of: readonly Judgement[]): Part => sum(of.map(one => one[part][side] ?? 0));
  return {
    side,
    usual: judgements[0]?.fair[side]?.mean ?? 0,
    par: judgements.find(one => !isDeal(one))?.open[side],
    captains: captainsOf(tries, side),
    decisions: all('decision', judgements),
    luck: all('luck', judgements),
    deal: all('luck', judgements.filter(isDeal)),
    result: end?.[side],
    seats: Array.from({ length: curve.seats }, (_, seat) => seatReport(curve, seat)),
    turning: turningPoint(curve, side),
  };
};
