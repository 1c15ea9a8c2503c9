import { ways, type Naive } from './naive-ways.test-help.js';
import { after } from './naive-play.test-help.js';

interface Saved extends Pick<
  Naive,
  'phase' | 'turn' | 'sea' | 'departedBy' | 'hands' | 'piles' | 'thrown' | 'pledges' | 'offers' | 'round' | 'given'
> {
  readonly seats: number;
  readonly options: {
    readonly strict: boolean;
    readonly rock?: boolean;
    readonly storms?: boolean;
    readonly variant?: string;
    readonly pyramid?: string;
  };
  readonly outcome: { readonly reason: string } | null;
  readonly rock?: Naive['rock'];
  readonly monsters?: { readonly destroyed: number[]; readonly holds: boolean[] };
  readonly storms?: Pick<
    Naive,
    'yellow' | 'orange' | 'violet' | 'calmed' | 'compasses' | 'supply' | 'earned' | 'asked' | 'blind' | 'unseen'
  > & { readonly blowing: string | null };
  readonly dayNight?: Pick<Naive, 'up' | 'sides'>;
  readonly duel?: Pick<Naive, 'row' | 'owners' | 'shown'> & {
    readonly ranking: { readonly reason: string; readonly places: number[] } | null;
  };
  readonly pyramid?: Pick<Naive, 'deck' | 'out' | 'owed' | 'unseen'> & { readonly storms: (number | null)[] };
}

/** Returns the naive game from a saved position in which nothing is still to be drawn. */
export const tableOf = (saved: unknown): Naive => {
  const from = JSON.parse(JSON.stringify(saved)) as Saved;
  const each = <T>(make: () => T): T[] => Array.from({ length: from.seats }, make);
  const { options, monsters, storms, dayNight, duel, pyramid } = from;
  const { phase, turn, sea, departedBy, hands, piles, thrown, pledges, offers, round, given } = from;
  const calm = { yellow: each(() => 0), orange: each(() => 0), violet: Array<number>(6).fill(0), calmed: [0, 0, 0] };
  const nobody = { compasses: each(() => 0), supply: 6, earned: 0, asked: each(() => false), blind: each(() => false) };
  return {
    strict: options.strict,
    rocky: options.rock === true,
    stormy: options.storms === true,
    variant: options.variant ?? 'none',
    harder: options.pyramid === 'harder',
    ...{ phase, turn, sea, departedBy, hands, piles, thrown, pledges, offers, round, given },
    end: from.outcome?.reason ?? duel?.ranking?.reason ?? null,
    places: duel?.ranking?.places ?? null,
    rock: from.rock ?? { row: null, gone: true, due: false },
    destroyed: monsters?.destroyed ?? [],
    named: monsters?.holds ?? each(() => false),
    ...calm,
    ...nobody,
    ...storms,
    blowing: storms?.blowing ? 84 + ['yellow', 'violet', 'orange'].indexOf(storms.blowing) : null,
    unseen: storms?.unseen ?? pyramid?.unseen ?? each(() => []),
    up: dayNight?.up ?? 'sun',
    sides: dayNight?.sides ?? [],
    row: duel?.row ?? [],
    owners: duel?.owners ?? [],
    shown: duel?.shown ?? each(() => []),
    deck: pyramid?.deck ?? [],
    covers: pyramid?.storms ?? [],
    out: pyramid?.out ?? [],
    owed: pyramid?.owed ?? 0,
    todo: [],
  };
};

const ascending = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b);

/** What can be compared: discards in any order, and without what only one of the two remembers. */
export const comparable = (t: Naive): Omit<Naive, 'todo'> => {
  const { todo: _, ...rest } = t;
  const piles = { thrown: t.thrown.map(ascending), shown: t.shown.map(ascending), out: ascending(t.out) };
  // When a duel is over, it is nobody's turn.
  return { ...rest, ...piles, unseen: t.unseen.map(ascending), turn: t.places === null ? t.turn : 0 };
};

/** How many ways a game can go on for `depth` moves; a finished game is one way. */
export const leaves = (t: Naive, depth: number): number => {
  if (depth === 0 || t.phase === 'over') return 1;
  return t.hands.reduce(
    (all, _, seat) =>
      ways(t, seat).reduce((found, text) => found + (depth === 1 ? 1 : leaves(after(t, seat, text), depth - 1)), all),
    0,
  );
};
