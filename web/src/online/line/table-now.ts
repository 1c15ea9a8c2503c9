import type {
  Aside,
  ChatLine,
  Crew,
  Head,
  LogLine,
  News,
  Pace,
  PersonId,
  Play,
  Reply,
  Review,
  TableId,
} from '@seekiste/protocol';
import type { Seat } from '@seekiste/rules/core';

export type Welcome = Extract<Reply, { readonly t: 'welcome' }>;
type Told = Extract<Reply, { readonly t: 'news' }>;
export type AsideTold = Aside & { readonly v: number; readonly step: number };

/** Everything that this browser knows of a table. */
export interface TableNow {
  readonly v: number;
  readonly head: Head;
  readonly me: { readonly person: PersonId; readonly seat: Seat | null };
  readonly phase: 'gathering' | 'playing' | 'over';
  readonly host: PersonId | null;
  readonly pace: Pace;
  /** Whether people without a seat may come. */
  readonly open: boolean;
  readonly crew: readonly Crew[];
  readonly watchers: number;
  readonly play: Play | undefined;
  readonly log: readonly LogLine[];
  readonly asides: readonly AsideTold[];
  readonly chat: readonly ChatLine[];
  readonly next: TableId | undefined;
  /** From the end of the game on. */
  readonly review: Review | undefined;
}

/** Lines that were kept back are told later: each has its place by its version. */
const merged = <T extends { readonly v: number }>(known: readonly T[], more: readonly T[]): readonly T[] => {
  if (more.length === 0) return known;
  const byVersion = new Map([...known, ...more].map(line => [line.v, line]));
  return [...byVersion.values()].sort((a, b) => a.v - b.v);
};

const relogged = (known: readonly LogLine[], log: News['log']): readonly LogLine[] =>
  log ? [...known.slice(0, log.from), ...log.lines] : known;

const UNTOLD: Review = { lead: null, asking: [], shown: { line: 0, at: 0 }, branches: [], notes: [] };

/** Branches and notes are added to what was known, each in the place of its older self. */
const reviewed = (known: Review | undefined, news: News['review']): Review | undefined => {
  if (!news) return known;
  const { branches = [], notes = [], ...rest } = news;
  const before = known ?? UNTOLD;
  const isSame = (one: Review['notes'][number], other: Review['notes'][number]): boolean =>
    one.line === other.line && one.at === other.at && one.person === other.person;
  return {
    ...before,
    ...rest,
    ...(branches.length > 0 && {
      branches: [...before.branches.filter(({ id }) => !branches.some(branch => branch.id === id)), ...branches],
    }),
    ...(notes.length > 0 && {
      notes: [...before.notes.filter(note => !notes.some(other => isSame(note, other))), ...notes],
    }),
  };
};

export const welcomed = ({ v, head, me, play, next, review, log, ...rest }: Welcome): TableNow => ({
  v,
  head,
  me,
  phase: rest.phase,
  host: rest.host,
  pace: rest.pace,
  open: rest.open,
  crew: rest.crew,
  watchers: rest.watchers,
  play,
  log: log.lines,
  asides: rest.asides,
  chat: rest.chat,
  next,
  review,
});

/** What is older than what is known changes nothing. */
export const told = (now: TableNow, { v, seat, ...news }: Told): TableNow => {
  if (v < now.v) return now;
  return {
    v,
    head: now.head,
    me: seat === undefined ? now.me : { ...now.me, seat },
    phase: news.phase ?? now.phase,
    host: news.host === undefined ? now.host : news.host,
    pace: news.pace ?? now.pace,
    open: news.open ?? now.open,
    crew: news.crew ?? now.crew,
    watchers: news.watchers ?? now.watchers,
    play: news.play ?? now.play,
    log: relogged(now.log, news.log),
    asides: merged(now.asides, news.asides ?? []),
    chat: merged(now.chat, news.chat ?? []),
    next: news.next ?? now.next,
    review: reviewed(now.review, news.review),
  };
};
