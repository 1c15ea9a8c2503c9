/**
 * The game a second time, for one round: slow, naive and written from the rulebook alone, to judge
 * the engine by. Shares no code with it; cards are the texts that players write.
 */
export interface NaiveTrick {
  /** Place from the leader on, or null. */
  readonly taker: number | null;
  readonly next: number;
}

const OPPOSITE: Readonly<Record<string, string>> = { N: 'S', S: 'N', E: 'W', W: 'E' };

/** Chapter 4 A card's value, and the number that decides among opposite cards. */
const worth = (card: string, wind: string): { value: number; breaker: number } => {
  const [direction, number] = [card.charAt(0), Number(card.slice(1))];
  if (direction === wind.charAt(0)) return { value: number, breaker: 0 };
  if (direction === OPPOSITE[wind.charAt(0)]) return { value: 0, breaker: number };
  return { value: number / 2, breaker: 0 };
};

/** Chapters 3, 5 and 6. */
export const naiveTrick = (cards: readonly string[], wind: string): NaiveTrick => {
  // 6.1 Replace brides by the card before them, as long as there is one.
  const stood = [...cards];
  stood.forEach((card, i) => {
    if (card === 'B' && i > 0) stood[i] = stood[i - 1] ?? 'B';
  });
  const plays = stood.flatMap((card, place) => (card === 'B' ? [] : [{ place, ...worth(card, wind) }]));
  const singles = plays.filter(
    one => plays.filter(other => other.value === one.value && other.breaker === one.breaker).length === 1,
  );
  singles.sort((a, b) => a.value - b.value || a.breaker - b.breaker);
  return {
    taker: cards[0] === 'B' ? 0 : (singles[0]?.place ?? null),
    next: singles.at(-1)?.place ?? 0,
  };
};

export interface NaiveLine {
  readonly damage: number;
  readonly place: number;
  readonly points: number;
}

const DIRECTIONS = ['N', 'E', 'S', 'W'];

/** One card of each of 1, 2 and 3 of these directions put aside. */
const withoutSets = (collected: readonly string[], sets: readonly string[]): string[] => {
  const left = [...collected];
  for (const direction of sets)
    for (const damage of [1, 2, 3]) {
      const place = left.indexOf(`${direction}${damage}`);
      if (place < 0) throw new Error(`no set of ${direction} in ${collected.join(' ')}`);
      left.splice(place, 1);
    }
  return left;
};

export const naiveSets = (collected: readonly string[]): string[] =>
  DIRECTIONS.filter(direction => [1, 2, 3].every(damage => collected.includes(`${direction}${damage}`)));

/** Chapters 7 and 9. */
export const naiveEvaluation = (
  players: readonly { readonly collected: readonly string[]; readonly sets: readonly string[] }[],
  professional: boolean,
): NaiveLine[] => {
  const left = players.map(({ collected, sets }) => withoutSets(collected, sets));
  const damage = left.map(cards => cards.reduce((sum, card) => sum + Number(card.slice(1)), 0));
  const forPlaces = players.length === 2 ? [2, 0] : players.map((_, place) => players.length - place);
  return left.map((cards, seat) => {
    const order = [...damage].sort((a, b) => a - b);
    const first = order.indexOf(damage[seat] ?? 0);
    const last = order.lastIndexOf(damage[seat] ?? 0);
    const shared = forPlaces.slice(first, last + 1);
    let points = Math.ceil(shared.reduce((a, b) => a + b, 0) / shared.length);
    if (professional) {
      for (const direction of DIRECTIONS) {
        if (cards.filter(card => card === `${direction}2`).length === 2) points += 2;
        if (cards.filter(card => card === `${direction}1`).length === 2) points += 1;
      }
      const each = players.length >= 4 ? 3 : 4;
      for (let count = each; count <= cards.length; count += each) points--;
    }
    return { damage: damage[seat] ?? 0, place: first + 1, points };
  });
};

export interface NaiveTable {
  readonly hands: readonly (readonly string[])[];
  readonly leader: number;
  readonly winds: readonly string[];
  readonly played: readonly string[];
}

/** 3.1, 6.2 How many ways a round of the basic game can go on; one that is over is one way. */
export const naiveLeaves = ({ hands, leader, winds, played }: NaiveTable, depth: number): number => {
  if (depth === 0 || winds.length === 0) return 1;
  const seat = (leader + played.length) % hands.length;
  const hand = hands[seat] ?? [];
  const others = hand.filter(card => card !== 'B');
  const choices = new Set(played.length === 0 && others.length > 0 ? others : hand);
  let leaves = 0;
  for (const card of choices) {
    const left = hands.map((held, other) => (other === seat ? held.toSpliced(held.indexOf(card), 1) : held));
    const trick = [...played, card];
    if (trick.length < hands.length) leaves += naiveLeaves({ hands: left, leader, winds, played: trick }, depth - 1);
    else {
      const next = (leader + naiveTrick(trick, winds[0] ?? '').next) % hands.length;
      leaves += naiveLeaves({ hands: left, leader: next, winds: winds.slice(1), played: [] }, depth - 1);
    }
  }
  return leaves;
};
