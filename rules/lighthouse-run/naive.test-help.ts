/**
 * The game a second time: slow, naive and written from the rulebook alone, to judge the engine by. Shares no code with
 * it; ships move space by space, and legality is by trying everything.
 */
export interface Naive {
  readonly mode: string;
  readonly seats: number;
  readonly over: boolean;
  readonly round: number;
  readonly first: number;
  /** Cards played in this round. */
  readonly count: number;
  /** The lighthouses from the start on, by name, and which of them are lit. */
  readonly towers: readonly string[];
  readonly lit: readonly boolean[];
  /** By colour, from the rear. */
  readonly fleets: readonly (readonly number[])[];
  /** By colour, cards in notation; hands sorted, the top card of a pile first. */
  readonly hands: readonly (readonly string[])[];
  readonly piles: readonly (readonly string[])[];
  readonly played: readonly (readonly string[])[];
  /** Great fleet: the colour that each seat has played in this round. */
  readonly used: readonly (number | null)[];
}

export interface Way {
  readonly text: string;
  readonly next: () => Naive;
}

const NAMES = ['red', 'blue', 'green', 'yellow'];
const TOWERS = ['purple', 'green', 'red', 'blue', 'yellow', 'orange'];
const CARDS = 'S4-purple S4-orange S3-red S2-yellow S3* S2* S1* G3* G2* C3-green C2-blue C2* C1* C1*'.split(' ');
const SECTION_ENDS = [2, 5, 9, 13, 17, 21];
const CLOUD = [0, 0, 0, 0, 0, 0, 0, 2, 4, 6, 10, 16, 24];
const PLACES = [0, 1, 2, 3, 4, 5];
const SPACES = Array.from({ length: 25 }, (_, space) => space);

const ascending = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);
const set = <T>(list: readonly T[], at: number, value: T): T[] => list.map((old, i) => (i === at ? value : old));
const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);
const stepsOf = (card: string): number => Number(card.charAt(1));

const owner = (n: Naive, colour: number): number | null =>
  n.mode === 'fleet' ? colour % 2 : n.mode === 'erik' && colour === 2 ? null : colour;

/** 7.2, 7.3 The cloud has moved once for each round that is over. */
const caught = (n: Naive, space: number): boolean => {
  const cloud = CLOUD[n.over ? 12 : n.round - 1] ?? 0;
  return cloud > 0 && space <= cloud;
};

/** 5.1 */
const isLit = (lit: readonly boolean[], space: number): boolean => {
  const section = SECTION_ENDS.findIndex(end => space <= end);
  return section < 0 || lit[section] === true;
};

/** 5.2, 5.3 Step by step. */
const walk = (lit: readonly boolean[], from: number, steps: number): number => {
  const next = from + 1;
  return steps === 0 || next > 24 || !isLit(lit, next) ? from : walk(lit, next, steps - 1);
};

const moved = (fleet: readonly number[], from: number, to: number, all: boolean): number[] => {
  if (all) return ascending(fleet.map(space => (space === from ? to : space)));
  return ascending(set(fleet, fleet.indexOf(from), to));
};

/** 5.8, 6.1 A coop card: one ship of each colour there moves once, and the player's own twice with the bonus. Undefined if it may not. */
const together = (
  n: Naive,
  { card, colour, from, bonus }: { card: string; colour: number; from: number; bonus: boolean },
  lit: readonly boolean[],
): Naive | undefined => {
  const there = n.fleets.flatMap((fleet, other) => (fleet.includes(from) ? [other] : []));
  if (there.length === 0 || caught(n, from)) return undefined;
  const to = walk(lit, from, stepsOf(card));
  let fleets = n.fleets.map((fleet, other) => (there.includes(other) ? moved(fleet, from, to, false) : [...fleet]));
  if (!bonus) return { ...n, fleets };
  const mine = there.filter(other => owner(n, other) === owner(n, colour));
  const goesOn = mine.includes(colour) ? colour : mine[0];
  const end = walk(lit, to, stepsOf(card));
  if (goesOn === undefined || mine.length === there.length || to === from || end === to) return undefined;
  fleets = set(fleets, goesOn, moved(fleets[goesOn] ?? [], to, end, false));
  return { ...n, fleets };
};

interface Choice {
  readonly card: string;
  readonly colour: number;
  readonly from: number;
  readonly bonus: boolean;
}

/** Chapters 5 and 6; undefined if it may not be done. */
const sails = (n: Naive, choice: Choice, lit: readonly boolean[]): Naive | undefined => {
  const { card, colour, from, bonus } = choice;
  if (card.startsWith('C')) return together(n, choice, lit);
  const fleet = n.fleets[colour] ?? [];
  if (bonus || !fleet.includes(from) || caught(n, from) || (card.startsWith('G') && from === 0)) return undefined;
  const to = walk(lit, from, stepsOf(card));
  return { ...n, fleets: set(n.fleets, colour, moved(fleet, from, to, card.startsWith('G'))) };
};

const drew = (n: Naive, colour: number): Naive => {
  const [top, ...rest] = n.piles[colour] ?? [];
  if (top === undefined) return n;
  return {
    ...n,
    hands: set(n.hands, colour, [...(n.hands[colour] ?? []), top].sort()),
    piles: set(n.piles, colour, rest),
  };
};

/** 9.3–9.6 */
const eriksTurn = (n: Naive): Naive => {
  const [card = '', ...rest] = n.piles[2] ?? [];
  const next = { ...n, piles: set(n.piles, 2, rest), played: set(n.played, 2, [...(n.played[2] ?? []), card]) };
  const from = (n.fleets[2] ?? []).find(space => space < 24 && !caught(n, space));
  if (from === undefined) return next;
  const everywhere = PLACES.map(() => true);
  const choice = { card, colour: 2, from, bonus: true };
  return sails(next, choice, everywhere) ?? sails(next, { ...choice, bonus: false }, everywhere) ?? next;
};

const roundEnds = (n: Naive): Naive => {
  let next = n;
  if (n.mode === 'fleet') for (const colour of [0, 1, 2, 3]) next = drew(next, colour);
  if (n.mode === 'erik') next = eriksTurn(next);
  next = { ...next, used: n.used.map(() => null) };
  if (n.round === 12) return { ...next, over: true };
  return { ...next, round: n.round + 1, first: (n.first + 1) % n.seats, count: 0 };
};

const cardPlayed = (n: Naive, colour: number, card: string): Naive => {
  const hand = [...(n.hands[colour] ?? [])];
  hand.splice(hand.indexOf(card), 1);
  const seat = colour % n.seats;
  const played = set(n.played, colour, [...(n.played[colour] ?? []), card]);
  let next: Naive = { ...n, hands: set(n.hands, colour, hand), played, count: n.count + 1 };
  if (n.mode === 'fleet') next = { ...next, used: set(n.used, seat, colour) };
  else next = drew(next, colour);
  return next.count === n.seats * (n.mode === 'fleet' ? 2 : 1) ? roundEnds(next) : next;
};

/** Chapter 4 Every way to treat the beacons, by trying them all. */
const lights = (n: Naive, card: string): { text: string; lit: readonly boolean[] }[] => {
  const forced = card.split('-')[1];
  const place = n.towers.indexOf(forced ?? '');
  const stays = forced === undefined || n.lit[place] === true;
  const found = stays ? [{ text: '', lit: n.lit }] : [];
  for (const from of PLACES)
    for (const to of PLACES) {
      if (!n.lit[from] || n.lit[to]) continue;
      if (forced !== undefined && (to !== place || n.lit[place])) continue;
      found.push({ text: ` ${from + 1}>${to + 1}`, lit: set(set(n.lit, from, false), to, true) });
    }
  return found;
};

const cardWays = (n: Naive, colour: number, card: string): Way[] =>
  lights(n, card).flatMap(({ text, lit }) => {
    const head = `${NAMES[colour]}:${card}${text}`;
    const found: Way[] = [];
    for (const from of SPACES)
      for (const bonus of [false, true]) {
        const after = sails(n, { card, colour, from, bonus }, lit);
        if (after)
          found.push({
            text: `${head} @${from}${bonus ? ' +' : ''}`,
            next: () => cardPlayed({ ...after, lit }, colour, card),
          });
      }
    return found.length > 0 ? found : [{ text: head, next: () => cardPlayed({ ...n, lit }, colour, card) }];
  });

export const whoseTurn = (n: Naive): number => (n.first + n.count) % n.seats;

/** Everything that may be done now. */
export const ways = (n: Naive): Way[] => {
  if (n.over) return [];
  const seat = whoseTurn(n);
  return n.hands.flatMap((hand, colour) =>
    owner(n, colour) === seat && n.used[seat] !== colour
      ? [...new Set(hand)].flatMap(card => cardWays(n, colour, card))
      : [],
  );
};

/** How many ways a game can go on for `depth` moves; a finished game is one way. */
export const leaves = (n: Naive, depth: number): number => {
  if (depth === 0 || n.over) return 1;
  const found = ways(n);
  return depth === 1 ? found.length : sum(found.map(way => leaves(way.next(), depth - 1)));
};

/** 8.2–8.4, 9.8, 9.14 The places of the seats. */
export const places = (n: Naive): number[] => {
  const points = n.fleets.map(fleet => sum(fleet.map(space => Math.floor(space / 2))));
  const groups =
    n.mode === 'fleet'
      ? [
          [0, 2],
          [1, 3],
        ]
      : n.fleets.map((_, colour) => [colour]);
  const worth = groups.map(colours => {
    const each = colours.map(colour => points[colour] ?? 0);
    const cards = colours.flatMap(colour => n.hands[colour] ?? []);
    // One number that ranks by points, then by the smaller difference, then by the cards that are left.
    return sum(each) * 1e6 - (Math.max(...each) - Math.min(...each)) * 1e3 + sum(cards.map(stepsOf));
  });
  return worth.slice(0, n.seats).map(own => 1 + worth.filter(other => other > own).length);
};

/** The naive game from a saved position. */
export const naive = (saved: unknown): Naive => {
  const from = JSON.parse(JSON.stringify(saved)) as {
    options: { mode: string };
    towers: number[];
    ships: number[][];
    hands: number[][];
    piles: number[][];
    played: number[][];
    phase: string;
    playedThisRound: number;
  } & Pick<Naive, 'seats' | 'round' | 'first' | 'lit' | 'used'>;
  const texts = (lists: readonly number[][]): string[][] => lists.map(list => list.map(card => CARDS[card] ?? '?'));
  const { seats, round, first, lit, used } = from;
  return {
    ...{ seats, round, first, lit, used },
    mode: from.options.mode,
    over: from.phase === 'over',
    count: from.playedThisRound,
    towers: from.towers.map(tower => TOWERS[tower] ?? '?'),
    fleets: from.ships.map(ascending),
    hands: texts(from.hands).map(hand => hand.sort()),
    piles: texts(from.piles),
    played: texts(from.played),
  };
};
