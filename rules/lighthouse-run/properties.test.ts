import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { perft, Rng } from '../core/index.js';
import { anySeed } from '../core/seeds.test-help.js';
import { dealt, moves, play, position, undealt } from './builders.test-help.js';
import { lighthouseRun, litSpaces, MODES, preview, reach, type Mode, type State } from './index.js';
import { leaves, naive, places, ways, whoseTurn, type Naive } from './naive.test-help.js';
import { secrets } from './secrets.test-help.js';

const { save, view } = lighthouseRun;

const anyTable = fc
  .constantFrom(...MODES)
  .chain(mode =>
    fc.record({ mode: fc.constant(mode), seats: fc.integer({ min: 2, max: mode === 'standard' ? 4 : 2 }) }),
  );

/** A dealt table, or one of the late positions that random play hardly ever comes to. */
const anyPosition = fc
  .record({ table: anyTable, seed: anySeed, kind: fc.constantFrom('deal', ...secrets.latePositions) })
  .map(({ table: { mode, seats }, seed, kind }) => {
    const rng = Rng.from(seed);
    if (kind !== 'deal') return { state: secrets.latePosition(kind, { seats, options: { mode } }, rng), rng };
    const state = undealt(seats, mode);
    lighthouseRun.kernel.deal(state, rng);
    return { state, rng };
  });

describe('The engine against a second, naive one', () => {
  it('3.1, 5.2, 7.3, 8.2 whole games go the same way', () => {
    fc.assert(
      fc.property(anyPosition, position => {
        let { state } = position;
        let other: Naive = naive(save(state));
        while (state.phase !== 'over') {
          const found = ways(other);
          expect(whoseTurn(other)).toBe(state.turn);
          expect(moves(state).sort()).toEqual(found.map(({ text }) => text).sort());
          const way = found[position.rng.below(found.length)]!;
          state = play(state, way.text);
          other = way.next();
          expect(naive(save(state))).toEqual(other);
        }
        expect(lighthouseRun.result(state)).toMatchObject({ places: places(other) });
      }),
      { numRuns: 60 },
    );
  });

  // The numbers are those of the naive counter; the engine has to meet them.
  it.each([
    ['the opening', position('hands: S4-purple C1* G3* | S3* G2* C2-blue; piles: S1* | S1*'), [28, 830]],
    [
      'ships on the river, bonuses',
      position(
        'seats: 3; round: 4; ships: 6 6 7 2 0 | 6 2 2 0 0 | 7 7 2 9 0; hands: C1* C2-blue G2* | C1* C1* S1* | G3* S2* S1*',
      ),
      [123, 12454],
    ],
    [
      'nearly all caught',
      position('round: 12; ships: 17 16 1 1 1 | 17 20 2 2 2; hands: S1* C1* G2* | S2* C2* G3*'),
      [43, 2796],
    ],
    [
      'with Erik',
      position('round: 3; ships: 2 2 2 0 0 | 2 5 0 0 0 | 5 2 0 0 0; hands: C1* S4-orange G3* | C2* S1* S2* |', 'erik'),
      [56, 6236],
    ],
    [
      'the great fleet',
      position(
        'round: 3; ships: 2 2 0 0 0 | 2 5 0 0 0 | 5 2 0 0 0 | 5 5 0 0 0; hands: C1* | C2* | S3-red | G3*',
        'fleet',
      ),
      [87, 6758],
    ],
  ] as const)('3.1 %s can go on in so many ways', (_, state, counts) => {
    const depths = counts.map((_count, i) => i + 1);
    expect(depths.map(depth => leaves(naive(save(state)), depth))).toEqual(counts);
    expect(depths.map(depth => perft(lighthouseRun, state, depth))).toEqual(counts);
  });
});

describe('Along random games', () => {
  const along = (judge: (state: State, next: State, index: number) => void): void =>
    fc.assert(
      fc.property(anyPosition, ({ state, rng }) => {
        let now = state;
        while (now.phase !== 'over') {
          const seen = lighthouseRun.moves(view(now, now.turn));
          const index = rng.below(seen.length);
          const next = play(now, seen[index]!);
          judge(now, next, index);
          now = next;
        }
      }),
      { numRuns: 30 },
    );

  it('1.2 three towers are lit, and at most one beacon moves in a turn', () => {
    along((state, next) => {
      expect(next.lit.filter(lit => lit)).toHaveLength(3);
      expect(next.lit.filter((lit, place) => lit !== state.lit[place]).length).toBeLessThanOrEqual(2);
    });
  });

  it('5.1, 7.3 ships never go back, and without Erik they stop only where there is light', () => {
    along((state, next) => {
      const lit = litSpaces(next.lit);
      next.ships.forEach((fleet, colour) =>
        fleet.forEach((space, ship) => {
          const before = state.ships[colour]![ship]!;
          expect(space).toBeGreaterThanOrEqual(before);
          if (state.options.mode !== 'erik' && space > before) expect(lit[space]).toBe(true);
        }),
      );
    });
  });

  it('5.2, 6.1 the preview of a move is what it does', () => {
    along((state, next, index) => {
      const move = lighthouseRun.moves(view(state, state.turn))[index]!;
      if (move.type !== 'sail' || state.options.mode === 'erik') return;
      const { lit, voyages, bonus } = preview(view(state, state.turn), move);
      const ships = state.ships.map(fleet => [...fleet]);
      for (const { colour, ship, to } of [...voyages, ...(move.bonus && bonus ? [bonus.voyage] : [])])
        ships[colour]![ship] = to;
      expect([ships, lit]).toEqual([next.ships, next.lit]);
      expect(move.bonus && bonus === null).toBe(false);
    });
  });

  it('5.2 a reach is as far as the number goes, or to the next dark space or the end', () => {
    const anyLit = fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(anyLit, fc.nat(24), fc.integer({ min: 1, max: 4 }), (places, from, steps) => {
        const lit = [0, 1, 2, 3, 4, 5].map(place => places.includes(place));
        const { to, lost } = reach(lit, from, steps);
        const spaces = litSpaces(lit);
        expect(to - from + lost).toBe(steps);
        for (let space = from + 1; space <= to; space++) expect(spaces[space]).toBe(true);
        if (lost > 0) expect(spaces[to + 1] ?? false).toBe(false);
      }),
    );
  });

  it('3.1 no list is longer than the kernel says', () => {
    const lengths: number[] = [];
    along(state => lengths.push(moves(state).length));
    expect(Math.max(...lengths)).toBeLessThanOrEqual(lighthouseRun.kernel.mostMoves);
    // A fleet of 20 ships on ten mixed spaces, and six cards with all lighthouses, fill the bound nearly.
    const ships = [0, 1, 2, 3].map(colour => [1, 4, 7, 11, 15].map(space => space + (colour > 1 ? 1 : 0))) as unknown;
    const crowd = lighthouseRun.load({
      seats: 2,
      options: { mode: 'fleet' },
      ships,
      hands: [[11, 12, 4], [], [11, 12, 4], []],
    });
    expect(crowd.ok && moves(crowd.value).length).toBeGreaterThan(200);
  });
});

describe('Other set-ups', () => {
  it.each(MODES)('2.3 the same seed deals the same cards (%s)', (mode: Mode) => {
    expect(dealt(2, 8, mode)).toEqual(dealt(2, 8, mode));
    expect(dealt(2, 8, mode)).not.toEqual(dealt(2, 9, mode));
  });
});
