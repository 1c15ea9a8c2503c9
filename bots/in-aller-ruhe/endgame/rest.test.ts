import { describe, expect, it } from 'vitest';
import { ARRIVING, DEAD, DEPARTING } from './kinds.js';
import { evenSea } from '../position.test-help.js';
import {
  actions,
  chanceAfter,
  gifts,
  isGivenUp,
  mayArrive,
  mustDepart,
  onTurn,
  stageFor,
  type Solving,
} from './rest.js';
import { noCards, type Counts, type Stage } from './stage.js';

const solvingFor = (islands: readonly number[], fields: Partial<Solving> = {}): Solving => ({
  strict: false,
  islandsRemoved: 0,
  islands,
  stages: new Map(),
  most: 100_000,
  states: 0,
  ...fields,
});

/** Counts by kind: how many are dead, arrivals, departures, and which islands there are. */
const counts = (
  stage: Stage,
  dead: number,
  others: { arrivals?: number; departures?: number; islands?: number[] },
): Counts => {
  const made = noCards(stage.count);
  made[DEAD] = dead;
  made[ARRIVING] = others.arrivals ?? 0;
  made[DEPARTING] = others.departures ?? 0;
  for (const island of others.islands ?? []) made[stage.kindOf.get(island)!]!++;
  return made;
};

const sea = evenSea(35); // After the 70, the 71 costs one card, the 74 four.
const islands = [1, 3, 5, 7, 71, 73];

describe('The rest of a game alone', () => {
  const solving = solvingFor(islands);
  const stage = stageFor(solving, sea);

  it('throws dead cards first, and others in every way if these are too few', () => {
    const leftOf = (dead: number): readonly Counts[] =>
      actions({ stage, hand: counts(stage, dead, { arrivals: 1, islands: [73] }), unseen: counts(stage, 0, {}) })
        .filter(({ laid }) => !laid)
        .map(({ left }) => left);
    expect(leftOf(2)).toEqual([counts(stage, 0, { arrivals: 1, islands: [73] })]);
    expect(leftOf(1)).toEqual([counts(stage, 0, { islands: [73] }), counts(stage, 0, { arrivals: 1 })]);
  });

  it('4.6 lays what the other cards can pay for', () => {
    const laidWith = (dead: number): number =>
      actions({ stage, hand: counts(stage, dead, { islands: [73] }), unseen: counts(stage, 0, {}) }).filter(
        ({ laid }) => laid,
      ).length;
    expect([laidWith(2), laidWith(3), laidWith(4)]).toEqual([0, 1, 1]);
  });

  it('5.5 gives eight at the departure', () => {
    const hand = counts(stage, 7, { arrivals: 1, islands: [71, 73] });
    const left = gifts({ stage, hand, unseen: counts(stage, 0, {}) }).map(choice =>
      choice.left.reduce((a, b) => a + b),
    );
    expect(left).toEqual([2, 2, 2]);
  });

  it('5.1, 6.1 knows what has to be played, and what wins', () => {
    const full = stageFor(solving, evenSea());
    const none = counts(full, 0, {});
    const arrival = counts(full, 3, { arrivals: 1 });
    expect(mayArrive({ stage: full, hand: arrival, unseen: none })).toBe(true);
    expect(mayArrive({ stage: full, hand: arrival, unseen: counts(full, 0, { departures: 1 }) })).toBe(false);
    expect(mayArrive({ stage, hand: counts(stage, 3, { arrivals: 1 }), unseen: none })).toBe(false);
    expect(mustDepart({ stage: full, hand: counts(full, 3, { departures: 1 }), unseen: none })).toBe(true);
    expect(mustDepart({ stage: full, hand: arrival, unseen: none })).toBe(false);
  });

  it('9.1 has the chance of the best choice', () => {
    // Two of three islands are in the pile: the 71 in two of three cases. Two dead cards are thrown to find out.
    const missing = solvingFor(islands, { islandsRemoved: 1 });
    const hand = counts(stage, 4, { arrivals: 1 });
    const rest = { stage: stageFor(missing, sea), hand, unseen: counts(stage, 2, { islands: [71] }) };
    const [discarding] = actions(rest);
    expect(chanceAfter(missing, rest, discarding!)).toBeCloseTo(2 / 3, 10);
    expect(onTurn(missing, rest)).toBeCloseTo(2 / 3, 10);
  });

  it('8.3 is lost with one card and the strict option', () => {
    const full = stageFor(solving, evenSea());
    const rest = { stage: full, hand: counts(full, 0, { arrivals: 1 }), unseen: counts(full, 0, {}) };
    expect(onTurn(solving, rest)).toBe(1);
    expect(onTurn(solvingFor(islands, { strict: true }), rest)).toBe(0);
  });

  it('is looked at once where the same gaps are left', () => {
    const twice = solvingFor(islands);
    const two = evenSea(10, 35);
    expect(stageFor(twice, two.with(10, 21))).toBe(stageFor(twice, two.with(10, 22)));
    expect(stageFor(twice, two.with(35, 71))).not.toBe(stageFor(twice, two.with(10, 22)));
  });

  it('is given up after so many states, or where they cannot be counted', () => {
    const short = solvingFor(islands, { most: 3 });
    const first = stageFor(short, sea);
    onTurn(short, {
      stage: first,
      hand: counts(first, 4, { arrivals: 1 }),
      unseen: counts(first, 6, { islands: [71, 73] }),
    });
    expect(isGivenUp(short)).toBe(true);
    expect(isGivenUp(solving)).toBe(false);
    const wide = solvingFor(Array.from({ length: 80 }, (_, i) => i + 1));
    stageFor(wide, new Array<number>(36).fill(0));
    expect(isGivenUp(wide)).toBe(true);
  });
});
