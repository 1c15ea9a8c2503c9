import type { Rng, Seat } from '@seekiste/rules/core';
import { isIsland, ISLANDS, MONSTER, routesOf, type Card, type State } from '@seekiste/rules/in-aller-ruhe';
import { at, gapsOf, helps, weightsFor } from '../sailor/index.js';

/** Flags by number: whether it can still help to fill a gap. */
const usefulIn = ({ sea, options }: State): readonly boolean[] => {
  const gaps = gapsOf(sea, routesOf(options));
  return Array.from({ length: ISLANDS + 1 }, (_, card) => gaps.some(gap => helps(gap, card)));
};

interface Place {
  readonly cards: Card[];
  readonly index: number;
}

const placesOf = (lists: readonly Card[][], holds: (card: Card) => boolean): Place[] =>
  lists.flatMap(cards => cards.flatMap((card, index) => (holds(card) ? [{ cards, index }] : [])));

const swap = (a: Place, b: Place): void => {
  const card = at(a.cards, a.index);
  a.cards[a.index] = at(b.cards, b.index);
  b.cards[b.index] = card;
};

/** How much of a hand has come since its last turn. */
const FRESH = 0.3;

const isMonster = (card: Card): boolean => card === MONSTER;

/**
 * 11.2 A sea monster is played soon, so that somebody's hand has one only if it has just come. Others change places with
 * cards that are still in a pile.
 */
const playMonstersSoon = ({ piles }: State, others: readonly Card[][], rng: Rng): void => {
  const piled = placesOf(piles, isIsland);
  for (const place of placesOf(others, isMonster)) {
    if (piled.length === 0) break;
    if (rng.next() < FRESH * 0x1_0000_0000) continue;
    swap(place, piled.splice(rng.below(piled.length), 1)[0] as Place);
  }
};

/**
 * 7.1 Others throw what they need least, so a number that is still of use is likelier to be in play than one that
 * is not. `imagine` takes all to be thrown alike; here some of the useful ones that others are imagined to have
 * thrown change places with dead ones that are in a hand or a pile. In the duel a rival throws what is of use to
 * the other, so nothing is believed.
 */
export const believe = (world: State, seat: Seat, rng: Rng): State => {
  if (world.duel) return world;
  const useful = usefulIn(world);
  const others = world.hands.filter((_, other) => other !== seat);
  const thrown = placesOf(
    world.thrown.filter((_, other) => other !== seat),
    card => isIsland(card) && at(useful, card),
  );
  const dead = placesOf([...others, ...world.piles], card => isIsland(card) && !at(useful, card));
  const kept = 1 - 1 / weightsFor(world.options).thrownDead;
  for (const place of thrown) {
    if (dead.length === 0) break;
    if (rng.next() >= kept * 0x1_0000_0000) continue;
    swap(place, dead.splice(rng.below(dead.length), 1)[0] as Place);
  }
  if (world.monsters) playMonstersSoon(world, others, rng);
  for (const hand of others) hand.sort((a, b) => a - b);
  return world;
};
