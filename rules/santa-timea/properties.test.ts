import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Rng, Table, type Seat } from '../core/index.js';
import { anySeed } from '../core/seeds.test-help.js';
import { evaluated, trick } from './builders.test-help.js';
import {
  bestSets,
  santaTimea,
  writeCard,
  writeDirection,
  writeWind,
  type Event,
  type Options,
  type Trick,
} from './index.js';
import { naiveEvaluation, naiveSets, naiveTrick } from './naive.test-help.js';
import { PACK, WIND_PACK } from './pack.js';

const anySeats = fc.integer({ min: 2, max: 5 });

/** Cards of a trick; a small hand of numbers, so that ties, chains of brides and opposite cards abound. */
const anyTrick = fc
  .record({
    seats: anySeats,
    pool: fc.shuffledSubarray(
      PACK.map(writeCard).filter(card => card === 'B' || Number(card.slice(1)) <= 6),
      { minLength: 28, maxLength: 28 },
    ),
    wind: fc.constantFrom('N1', 'E2', 'S3', 'W1'),
  })
  .map(({ seats, pool, wind }) => ({ cards: pool.slice(0, seats), wind }));

/** The wind cards of a round, shared out; some directions go to one player, so that sets and pairs abound. */
const anyCollections = fc
  .record({
    seats: anySeats,
    winds: fc.shuffledSubarray(WIND_PACK.map(writeWind), { minLength: 4, maxLength: 12 }),
    takers: fc.array(fc.nat({ max: 4 }), { minLength: 12, maxLength: 12 }),
    favourite: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
  })
  .map(({ seats, winds, takers, favourite }) => {
    const collected: string[][] = Array.from({ length: seats }, () => []);
    winds.forEach((card, i) => {
      const taker = favourite[i] ? 'NESW'.indexOf(card.charAt(0)) : (takers[i] ?? 0);
      collected[taker % seats]?.push(card);
    });
    return collected;
  });

const hasChoice = (collected: readonly string[], direction: string): boolean =>
  [`${direction}1`, `${direction}2`].some(card => collected.filter(other => other === card).length === 2);

describe('Santa Timea by a second, naive reading of the rules', () => {
  it('3.2, 3.3, 5.1, 6.1 judges any trick alike', () => {
    fc.assert(
      fc.property(anyTrick, ({ cards, wind }) => {
        const { taker, leads } = trick(wind, cards.join(' '));
        expect({ taker, next: leads }).toEqual(naiveTrick(cards, wind));
      }),
      { numRuns: 2000 },
    );
  });

  it('7.5, 9.6 evaluates any collection alike, whatever is chosen', () => {
    fc.assert(
      fc.property(anyCollections, fc.boolean(), fc.infiniteStream(fc.boolean()), (collected, professional, coins) => {
        const players = collected.map(cards => ({
          collected: cards,
          sets: naiveSets(cards).filter(
            direction => !professional || !hasChoice(cards, direction) || coins.next().value === true,
          ),
        }));
        const lines = evaluated(
          players.map(player => `${player.collected.join(' ')} | ${player.sets.join(' ') || '-'}`),
          { professional },
        );
        expect(lines.map(({ damage, place, points }) => ({ damage, place, points }))).toEqual(
          naiveEvaluation(players, professional),
        );
      }),
      { numRuns: 2000 },
    );
  });

  it('9.4 proposes to a single player with a choice what brings most', () => {
    const options: Options = { professional: true, rounds: 1 };
    fc.assert(
      fc.property(anyCollections, collected => {
        const choices = collected.map(cards => naiveSets(cards).filter(direction => hasChoice(cards, direction)));
        const seat = choices.findIndex(directions => directions.length > 0);
        fc.pre(choices.filter(directions => directions.length > 0).length === 1);
        const points = (chosen: readonly string[]): number =>
          naiveEvaluation(
            collected.map((cards, other) => ({
              collected: cards,
              sets: naiveSets(cards).filter(
                direction => other !== seat || !choices[seat]?.includes(direction) || chosen.includes(direction),
              ),
            })),
            true,
          )[seat]?.points ?? NaN;
        const ways = (choices[seat] ?? []).reduce<string[][]>(
          (all, one) => [...all, ...all.map(way => [...way, one])],
          [[]],
        );
        const winds = collected.map(cards =>
          cards.map(card => WIND_PACK.find(other => writeWind(other) === card) ?? 0),
        );
        const proposed = bestSets(options, winds, seat).map(writeDirection);
        expect(points(proposed)).toBe(Math.max(...ways.map(points)));
      }),
      { numRuns: 300 },
    );
  });

  it('3.1, 6.2, 7.1 plays whole games alike: who leads, who takes, what is carried, and all points', () => {
    fc.assert(
      fc.property(fc.noShrink(anySeed), anySeats, fc.boolean(), (seed, seats, professional) => {
        const table = Table.open(santaTimea, { seats, options: { professional, rounds: 2 } }, seed);
        const rng = Rng.from(seed);
        rng.split();
        for (let acts = santaTimea.toAct(table.state); acts.kind === 'seats'; acts = santaTimea.toAct(table.state)) {
          const seat = acts.must[rng.below(acts.must.length)] as Seat;
          const moves = santaTimea.moves(santaTimea.view(table.state, seat));
          table.act(seat, moves[rng.below(moves.length)]!);
        }
        judgeGame(
          table.history.flatMap(({ events }) => events),
          seats,
          professional,
        );
      }),
      { numRuns: 40 },
    );
  });
});

/** Follows a game by its events with the naive reading alone. */
const judgeGame = (events: readonly Event[], seats: number, professional: boolean): void => {
  let leader = 0;
  let carried: string[] = [];
  let collected: string[][] = [];
  const points = Array<number>(seats).fill(0);
  const roundsWon = Array<number>(seats).fill(0);
  for (const event of events) {
    if (event.type === 'dealt') {
      if (event.round > 1) expect(points[event.starter]).toBe(Math.max(...points));
      leader = event.starter;
      carried = [];
      collected = Array.from({ length: seats }, () => []);
    }
    if (event.type === 'trick-ended') leader = judgeTrick(event.trick);
    if (event.type === 'evaluated') {
      const sets = event.lines.map(line => line.sets.map(writeDirection));
      expect(event.lines.map(line => line.collected.map(writeWind).sort())).toEqual(
        collected.map(cards => cards.sort()),
      );
      const naive = naiveEvaluation(
        collected.map((cards, seat) => ({ collected: cards, sets: sets[seat] ?? [] })),
        professional,
      );
      expect(event.lines.map(line => line.points)).toEqual(naive.map(line => line.points));
      naive.forEach((line, seat) => {
        points[seat] = (points[seat] ?? 0) + line.points;
        roundsWon[seat] = (roundsWon[seat] ?? 0) + (line.place === 1 ? 1 : 0);
      });
    }
    if (event.type === 'ended') {
      const rank = points.map((own, seat) => own * 100 + (roundsWon[seat] ?? 0));
      expect(event.outcome.points).toEqual(points);
      expect(event.outcome.places).toEqual(rank.map(own => 1 + rank.filter(other => other > own).length));
    }
  }

  function judgeTrick(ended: Trick): Seat {
    expect(ended.leader).toBe(leader);
    const { taker, next } = naiveTrick(ended.cards.map(writeCard), writeWind(ended.wind));
    const seat = taker === null ? null : (leader + taker) % seats;
    const due = seat === null ? [] : [writeWind(ended.wind), ...carried];
    expect([ended.taker, ended.taken.map(writeWind), ended.nextLeader]).toEqual([seat, due, (leader + next) % seats]);
    if (seat !== null) collected[seat]?.push(...due);
    carried = seat === null && professional ? [...carried, writeWind(ended.wind)] : [];
    return ended.nextLeader;
  }
};
