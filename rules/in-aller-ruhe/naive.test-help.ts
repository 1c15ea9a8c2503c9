/**
 * The standard game a second time: slow, naive and written from the rulebook alone, to judge the
 * engine by. Shares no code with it; legality is by trying everything.
 */
export interface Naive {
  readonly strict: boolean;
  readonly phase: string;
  readonly turn: number;
  /** Along the sequence; 0 for an open space. */
  readonly sea: readonly number[];
  readonly departedBy: number | null;
  readonly hands: readonly (readonly number[])[];
  /** Top card first. */
  readonly piles: readonly (readonly number[])[];
  readonly thrown: readonly (readonly number[])[];
  readonly pledges: readonly (number | null)[];
  readonly offers: readonly (number | null)[];
  readonly round: number;
  readonly given: readonly boolean[];
  readonly end: string | null;
}

export interface Way {
  readonly text: string;
  readonly next: () => Naive;
}

const ARRIVAL = 81;
const DEPARTURE = 82;

const ascending = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b);
const sum = (numbers: readonly (number | null)[]): number => numbers.reduce<number>((all, n) => all + (n ?? 0), 0);
const set = <T>(list: readonly T[], at: number, value: T): T[] => list.map((old, i) => (i === at ? value : old));
const name = (card: number): string => (card === ARRIVAL ? 'A' : card === DEPARTURE ? 'D' : `${card}`);
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

const without = (cards: readonly number[], gone: readonly number[]): number[] => {
  const left = [...cards];
  for (const card of gone) left.splice(left.indexOf(card), 1);
  return left;
};

/** 4.2 The whole sea, read along the sequence. */
export const risesAll = (sea: readonly number[]): boolean => {
  const laid = sea.filter(card => card !== 0);
  return laid.every((card, i) => laid.slice(0, i).every(earlier => earlier < card));
};

/** 4.3–4.7 The smallest difference to an island one step away, or nothing. */
export const naivePrice = (sea: readonly number[], card: number, space: number): number => {
  const differences = sea.flatMap((laid, other) =>
    laid !== 0 && Math.abs(other - space) === 1 ? [Math.abs(laid - card)] : [],
  );
  return differences.length === 0 ? 0 : Math.min(...differences);
};

const drawn = (n: Naive, seat: number, count: number): Naive => {
  const pile = n.piles[seat] ?? [];
  const take = Math.max(0, Math.min(count, pile.length));
  return {
    ...n,
    hands: set(n.hands, seat, ascending([...(n.hands[seat] ?? []), ...pile.slice(0, take)])),
    piles: set(n.piles, seat, pile.slice(take)),
  };
};

const refilled = (n: Naive, seat: number): Naive => drawn(n, seat, 5 - (n.hands[seat] ?? []).length);

const threw = (n: Naive, seat: number, cards: readonly number[]): Naive => ({
  ...n,
  hands: set(n.hands, seat, without(n.hands[seat] ?? [], cards)),
  thrown: set(n.thrown, seat, [...(n.thrown[seat] ?? []), ...cards]),
});

const turnEnds = (n: Naive): Naive => {
  const turn = (n.turn + 1) % n.hands.length;
  const begun: Naive = { ...refilled(n, n.turn), phase: 'turn', turn };
  const held = (begun.hands[turn] ?? []).length;
  if (n.strict && held < 2) return { ...begun, phase: 'over', end: 'too-few-cards' };
  if (held >= 2) return begun; // two cards can always be discarded (7.1), or one of them is the departure
  return ways(begun, turn).length === 0 ? { ...begun, phase: 'over', end: 'no-action' } : begun;
};

const lays = (n: Naive, seat: number): Way[] => {
  const hand = n.hands[seat] ?? [];
  const found: Way[] = [];
  for (const card of hand.filter(held => held <= 80))
    n.sea.forEach((laid, space) => {
      const sea = set(n.sea, space, card);
      if (laid !== 0 || !risesAll(sea)) return;
      for (const pay of groups(without(hand, [card]), naivePrice(n.sea, card, space)))
        found.push({
          text: `${card} ${spaceName(space)}${pay.length > 0 ? ` - ${names(pay)}` : ''}`,
          next: () => {
            const paid = threw(n, seat, pay);
            return turnEnds({ ...paid, sea, hands: set(paid.hands, seat, without(paid.hands[seat] ?? [], [card])) });
          },
        });
    });
  return found;
};

const departs = (n: Naive, seat: number): Naive => {
  const seats = n.hands.length;
  const extra = seats === 1 ? 6 : seats === 2 ? 2 : 0;
  let next: Naive = {
    ...n,
    departedBy: seat,
    hands: set(n.hands, seat, without(n.hands[seat] ?? [], [DEPARTURE])),
  };
  for (let player = 0; player < seats; player++) next = drawn(next, player, extra);
  if (next.hands.flat().length < 8) return { ...next, phase: 'over', end: 'eight-impossible' };
  next = { ...next, phase: 'pledge', round: 1 };
  return seats === 1 ? { ...next, phase: 'give', pledges: [8] } : next;
};

/** 5.4 One card at a time, looking for the one seat whose turn it is to give more or less. */
export const evened = (pledges: readonly number[], held: readonly number[], active: number): number[] => {
  const total = sum(pledges);
  if (total === 8) return [...pledges];
  const clockwise = pledges.map((_, i) => (active + i) % pledges.length);
  const able = clockwise.filter(seat =>
    total < 8 ? (pledges[seat] ?? 0) < (held[seat] ?? 0) : (pledges[seat] ?? 0) > 0,
  );
  const numbers = able.map(seat => pledges[seat] ?? 0);
  const wanted = total < 8 ? Math.min(...numbers) : Math.max(...numbers);
  const seat = able[numbers.indexOf(wanted)] ?? 0;
  return evened(set(pledges, seat, wanted + (total < 8 ? 1 : -1)), held, active);
};

const pledged = (n: Naive, seat: number, count: number): Naive => {
  const pledges = set(n.pledges, seat, count);
  if (pledges.includes(null)) return { ...n, pledges };
  if (sum(pledges) !== 8 && n.round < 3)
    return { ...n, offers: pledges, pledges: pledges.map(() => null), round: n.round + 1 };
  const held = n.hands.map(hand => hand.length);
  const agreed = evened(pledges as number[], held, n.turn);
  return { ...n, phase: 'give', pledges: agreed, given: agreed.map(number => number === 0) };
};

const gave = (n: Naive, seat: number, cards: readonly number[]): Naive => {
  let next = threw({ ...n, given: set(n.given, seat, true) }, seat, cards);
  if (next.given.includes(false)) return next;
  n.pledges.forEach((number, player) => {
    if (number !== 0) next = refilled(next, player);
  });
  const none = n.pledges.map(() => null);
  return turnEnds({ ...next, pledges: none, offers: none, round: 0, given: none.map(() => false) });
};

/** Everything that a seat may do now. */
export const ways = (n: Naive, seat: number): Way[] => {
  const hand = n.hands[seat] ?? [];
  if (n.phase === 'pledge')
    return n.pledges[seat] !== null
      ? []
      : Array.from({ length: hand.length + 1 }, (_, count) => ({
          text: `pledge ${count}`,
          next: () => pledged(n, seat, count),
        }));
  if (n.phase === 'give')
    return n.given[seat]
      ? []
      : groups(hand, n.pledges[seat] ?? 0).map(cards => ({
          text: `give ${names(cards)}`,
          next: () => gave(n, seat, cards),
        }));
  if (n.phase !== 'turn' || seat !== n.turn) return [];
  if (hand.includes(DEPARTURE) && n.departedBy === null) return [{ text: 'D', next: () => departs(n, seat) }];
  const arrival: Way = {
    text: 'A',
    next: () => ({ ...n, phase: 'over', end: 'arrived', hands: set(n.hands, seat, without(hand, [ARRIVAL])) }),
  };
  const mayArrive = hand.includes(ARRIVAL) && n.departedBy !== null && !n.sea.includes(0);
  return [
    ...(mayArrive ? [arrival] : []),
    ...lays(n, seat),
    ...groups(hand, 2).map(cards => ({
      text: `- ${names(cards)}`,
      next: () => turnEnds(threw(n, seat, cards)),
    })),
  ];
};

/** How many ways a game can go on for `depth` moves; a finished game is one way. */
export const leaves = (n: Naive, depth: number): number => {
  if (depth === 0 || n.phase === 'over') return 1;
  const found = n.hands.flatMap((_, seat) => ways(n, seat));
  return depth === 1 ? found.length : found.reduce((all, way) => all + leaves(way.next(), depth - 1), 0);
};

/** The naive game from a saved position. */
export const naive = (saved: unknown): Naive => {
  const from = JSON.parse(JSON.stringify(saved)) as Naive & {
    options: { strict: boolean };
    outcome: { reason: string } | null;
  };
  const { phase, turn, sea, departedBy, hands, piles, thrown, pledges, offers, round, given } = from;
  return {
    ...{ phase, turn, sea, departedBy, hands, piles, thrown, pledges, offers, round, given },
    strict: from.options.strict,
    end: from.outcome?.reason ?? null,
  };
};

/** The same, with discards in any order. */
export const sorted = (n: Naive): Naive => ({ ...n, thrown: n.thrown.map(ascending) });
