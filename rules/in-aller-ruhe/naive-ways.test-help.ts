import {
  besides,
  blockedRows,
  canBeFilled,
  isBorder,
  priceIn,
  rises,
  rowsFor,
  waitsForPillars,
  wrongSides,
} from './naive-sea.test-help.js';

/**
 * The whole game with its expansions and variants a second time: slow, naive and written from the
 * rulebook alone, to judge the engine by. Shares no code with it; legality is by trying everything.
 */
export interface Naive {
  readonly strict: boolean;
  readonly rocky: boolean;
  readonly stormy: boolean;
  readonly variant: string;
  readonly harder: boolean;
  readonly phase: string;
  readonly turn: number;
  readonly sea: number[];
  readonly departedBy: number | null;
  readonly hands: number[][];
  /** Top card first. */
  readonly piles: number[][];
  readonly thrown: number[][];
  readonly pledges: (number | null)[];
  readonly offers: (number | null)[];
  readonly round: number;
  readonly given: boolean[];
  readonly end: string | null;
  readonly places: readonly number[] | null;
  readonly rock: { row: number | null; gone: boolean; due: boolean };
  readonly destroyed: number[];
  readonly named: boolean[];
  readonly yellow: number[];
  readonly orange: number[];
  readonly violet: number[];
  readonly calmed: number[];
  readonly compasses: number[];
  readonly supply: number;
  readonly earned: number;
  readonly blowing: number | null;
  readonly asked: boolean[];
  readonly blind: boolean[];
  readonly unseen: number[][];
  readonly up: string;
  readonly sides: (string | null)[];
  readonly row: number[];
  readonly owners: (number | null)[];
  readonly shown: number[][];
  readonly deck: number[];
  readonly covers: (number | null)[];
  readonly out: number[];
  readonly owed: number;
  /** What is still to come before a player acts again. */
  readonly todo: Task[];
}

export type Task =
  | { readonly type: 'draw'; readonly seat: number }
  | { readonly type: 'extra'; readonly seat: number; readonly left: number }
  | { readonly type: 'numbers' | 'next' | 'open' };

export const [ARRIVAL, DEPARTURE, MONSTER, YELLOW, VIOLET, ORANGE, COMPASS, ROCK] = [81, 82, 83, 84, 85, 86, 87, 88];

export const sum = (numbers: readonly (number | null)[]): number =>
  numbers.reduce<number>((all, n) => all + (n ?? 0), 0);
const ascending = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b);
const name = (card: number): string => (card <= 80 ? `${card}` : 'ADMYVOCRB'.charAt(card - 81));
const names = (cards: readonly number[]): string => ascending(cards).map(name).join(' ');
const spaceName = (space: number): string => `${'ABCDEF'.charAt(space % 6)}${1 + (space - (space % 6)) / 6}`;

/** Every group of `count` of these cards, equal groups once. */
const groups = (cards: readonly number[], count: number): number[][] => {
  const found = new Map<string, number[]>();
  for (let chosen = 0; chosen < 2 ** cards.length; chosen++) {
    const group = cards.filter((_, i) => Math.floor(chosen / 2 ** i) % 2 === 1);
    if (group.length === count) found.set(names(group), group);
  }
  return [...found.values()];
};

export const take = (from: number[], card: number): void => void from.splice(from.indexOf(card), 1);

/** 11.3, 12.3 */
const loose = (t: Naive, seat: number): number[] =>
  t.hands[seat]!.filter(card => card !== MONSTER && (card !== DEPARTURE || t.departedBy !== null));

const unseenAllowed = (t: Naive, seat: number): number => (t.blind[seat] ? Math.min(2, t.piles[seat]!.length) : 0);

export const givable = (t: Naive): number[] => t.hands.map((_, seat) => loose(t, seat).length + unseenAllowed(t, seat));

export const drawing = (t: Naive): number => {
  const task = t.todo[0];
  return task && 'seat' in task ? task.seat : -1;
};

/** How many cards the yellow storm still takes. */
export const soaked = (t: Naive): number => {
  const seat = drawing(t);
  return t.yellow[seat]! > 0 ? Math.max(0, Math.min(t.hands[seat]!.length - 3, loose(t, seat).length)) : 0;
};

const isBlocked = (t: Naive, space: number): boolean =>
  blockedRows(t.rock.row, t.violet).includes(Math.floor(space / 6)) || (t.covers[space] ?? null) !== null;

/** Where a card may be laid at all, by any player. */
const fits = (t: Naive, card: number, space: number): boolean =>
  t.sea[space] === 0 &&
  !isBlocked(t, space) &&
  !waitsForPillars(t.variant, t.sea, space) &&
  (t.orange[t.turn] === 0 || besides(t.variant, t.sea, space).length > 0) &&
  rises(t.variant, t.sea.with(space, card)) &&
  (t.variant !== 'duel' || canBeFilled(t.sea.with(space, card), space));

const lays = (t: Naive): string[] => {
  const hand = loose(t, t.turn);
  const found: string[] = [];
  for (const card of hand.filter(held => held <= 80))
    t.sea.forEach((_, space) => {
      if (!fits(t, card, space)) return;
      const others = [...hand];
      take(others, card);
      const cost = priceIn(t.variant, t.sea, card, space);
      const later = t.variant === 'pyramid' && isBorder(space) && t.deck.length > 0;
      if (cost > others.length) return;
      for (const pay of groups(others, later ? 0 : cost))
        found.push(`${card} ${spaceName(space)}${pay.length > 0 ? ` - ${names(pay)}` : ''}`);
    });
  return found;
};

export const actions = (t: Naive): string[] => {
  const hand = t.hands[t.turn]!;
  const departs = !['arch', 'pyramid', 'duel'].includes(t.variant);
  if (departs && t.departedBy === null && hand.includes(DEPARTURE)) return ['D'];
  const found = lays(t);
  if (t.variant === 'duel' && found.length === 0 && t.row.length > 0) found.push('swap');
  for (const two of groups(loose(t, t.turn), 2)) found.push(`- ${names(two)}`);
  const barred = hand.includes(MONSTER) || t.named.includes(true) || wrongSides(t.sides) > 0;
  if (hand.includes(ARRIVAL) && !t.sea.includes(0) && (!departs || t.departedBy !== null) && !barred) found.push('A');
  t.sea.forEach((island, space) => {
    const at = spaceName(space);
    if (hand.includes(MONSTER) && island !== 0 && !isBlocked(t, space)) found.push(`M ${at}`);
    if (t.variant === 'day-night' && island !== 0)
      for (const [card] of groups(loose(t, t.turn), 1)) found.push(`turn ${at} - ${name(card!)}`);
    if (hand.includes(COMPASS) && (t.covers[space] ?? null) !== null) found.push(`clear ${at}`);
  });
  return found;
};

const compassAims = (t: Naive): string[] => [
  ...t.yellow.flatMap((count, seat) => (count > 0 ? [`compass yellow ${seat}`] : [])),
  ...t.orange.flatMap((count, seat) => (count > 0 ? [`compass orange ${seat}`] : [])),
  ...t.violet.flatMap((count, row) => (count > 0 ? [`compass violet ${row + 1}`] : [])),
  ...(t.phase === 'storm' ? ['compass drawn'] : []),
];

const decisions = (t: Naive, seat: number): string[] => {
  const active = seat === t.turn;
  switch (t.phase) {
    case 'turn':
      return active ? actions(t) : [];
    case 'pledge':
      return t.pledges[seat] === null ? Array.from({ length: givable(t)[seat]! + 1 }, (_, n) => `pledge ${n}`) : [];
    case 'give':
      return t.given[seat]
        ? []
        : Array.from({ length: unseenAllowed(t, seat) + 1 }, (_, blind) => blind)
            .filter(blind => blind <= t.pledges[seat]!)
            .flatMap(blind =>
              groups(loose(t, seat), t.pledges[seat]! - blind).map(cards =>
                ['give', ...ascending(cards).map(name), ...(blind > 0 ? ['+', blind] : [])].join(' '),
              ),
            );
    case 'rock': {
      if (!active) return [];
      const rows = rowsFor(t.sea, blockedRows(null, t.violet), t.rock.row).map(row => `rock ${row + 1}`);
      return t.rock.row === null ? rows : [...rows, ...groups(loose(t, seat), 2).map(two => `hold ${names(two)}`)];
    }
    case 'award':
      return active ? t.hands.map((_, to) => `award ${to}`) : [];
    case 'soak':
      return seat === drawing(t) ? groups(loose(t, seat), soaked(t)).map(cards => `soak ${names(cards)}`) : [];
    case 'storm-row':
      return seat === drawing(t)
        ? rowsFor(t.sea, blockedRows(t.rock.row, t.violet), null).map(row => `violet ${row + 1}`)
        : [];
    case 'pay':
      return active ? groups(loose(t, seat), t.owed).map(cards => `pay ${names(cards)}`) : [];
    default:
      return t.asked[seat] ? [] : ['blow'];
  }
};

/** Everything that a seat may do now. */
export const ways = (t: Naive, seat: number): string[] => {
  if (t.phase === 'over') return [];
  return [...decisions(t, seat), ...((t.compasses[seat] ?? 0) > 0 ? compassAims(t) : [])];
};
