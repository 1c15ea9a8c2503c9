import { shuffle, type Rng } from '../core/index.js';
import { inAllerRuhe, type Card, type State } from './index.js';

const ISLANDS: readonly Card[] = Array.from({ length: 80 }, (_, i) => i + 1);

const chosen = <T>(list: readonly T[], rng: Rng): T => list[rng.below(list.length)]!;

/**
 * A position at the start of a player's turn with expansions in play: monsters in hands, storms
 * about to be drawn or lying, compasses held, a rock beside some row, few cards left or many.
 */
export const roughSeas = (rng: Rng): State => {
  const seats = 1 + rng.below(5);
  const each = <T>(make: (seat: number) => T): T[] => Array.from({ length: seats }, (_, seat) => make(seat));
  const options = { rock: rng.below(2) === 0, monsters: chosen([0, 3, 5], rng), storms: rng.below(3) > 0 };
  const islands = shuffle([...ISLANDS], rng);
  const laid = chosen([36, 35, 33, 20, 10, 3], rng);
  const spaces = shuffle([...ISLANDS.slice(0, 36)], rng)
    .slice(0, laid)
    .sort((a, b) => a - b);
  const low = rng.below(2) === 0; // low numbers make rows of consecutive ones, and cheap prices
  if (low) islands.sort((a, b) => a - b);
  const own = islands.splice(0, laid).sort((a, b) => a - b);
  const sea = new Array<Card>(36).fill(0);
  spaces.forEach((space, i) => (sea[space - 1] = own[i]!));
  if (low) shuffle(islands, rng);
  const special = shuffle(
    [
      ...[81, 81, 81],
      ...new Array<Card>(options.monsters).fill(83),
      ...(options.storms ? [84, 84, 85, 85, 86, 86] : []),
    ],
    rng,
  );
  const lying = { yellow: each(() => 0), orange: each(() => 0), violet: Array<number>(6).fill(0) };
  const open = (row: number): boolean => sea.slice(6 * row, 6 * row + 6).includes(0);
  const rows = [0, 1, 2, 3, 4, 5].filter(open);
  const lay = (storm: Card): boolean => {
    if (storm < 84 || rng.below(3) > 0 || (storm === 85 && rows.length === 0)) return false;
    const [counts, place] =
      storm === 85 ? [lying.violet, chosen(rows, rng)] : [storm === 84 ? lying.yellow : lying.orange, rng.below(seats)];
    counts[place] = counts[place]! + 1;
    return true;
  };
  const rest = special.filter(card => !lay(card));
  const held = rest.filter(card => card < 84);
  const few = rng.below(2) === 0;
  const departedBy = rng.below(2) === 0 ? rng.below(seats) : null;
  const hands = each(seat => {
    const limit = lying.yellow[seat]! > 0 ? 3 : 5;
    const size = few ? 1 + rng.below(2) : 2 + rng.below(limit - 1);
    return Array.from({ length: size }, () => (rng.below(3) === 0 ? held.pop() : undefined) ?? islands.pop()!);
  });
  const inHands = hands.flat().filter(card => card > 80);
  const left = [...rest];
  for (const card of inHands) left.splice(left.indexOf(card), 1);
  const piles = each(() =>
    Array.from({ length: rng.below(few ? 4 : 8) }).flatMap(() =>
      rng.below(3) === 0 && left.length > 0 ? left.splice(-1) : islands.splice(-1),
    ),
  );
  if (departedBy === null)
    for (const seat of each(number => number))
      if (rng.below(3) === 0) piles[seat]!.unshift(82);
      else if (rng.below(4) === 0 && hands[seat]!.length < 3) hands[seat]!.push(82);
  const full = [0, 1, 2, 3, 4, 5].length - rows.length;
  const parts = {
    ...(options.rock && full < 4 ? { rock: { row: chosen(rows, rng) } } : {}),
    ...(options.storms ? { storms: { ...lying, compasses: each(() => Math.max(0, rng.below(4) - 2)) } } : {}),
  };
  const loaded = inAllerRuhe.load({ seats, options, sea, hands, piles, departedBy, turn: rng.below(seats), ...parts });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  return loaded.value;
};
