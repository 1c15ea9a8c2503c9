import { describe, expect, it } from 'vitest';
import { BOX, CHART, cloudStops, lighthouseRun, pointsOf, type Move, type View } from '@seekiste/rules/lighthouse-run';
import { lighthouseRunIdea, lighthouseRunReason } from './reason-for.js';

const cardOf = (movement: string, steps: number): number =>
  CHART.alike[BOX.cards.findIndex(card => card.movement === movement && card.steps === steps)]!;

/** Two players; every lighthouse is lit unless it says otherwise, and the ships lie where it says. */
const river = (fields: Partial<View>): View => ({
  ...lighthouseRun.view(lighthouseRun.start({ mode: 'standard' }, 2), 0),
  phase: 'turn',
  turn: 0,
  lit: [true, true, true, true, true, true],
  ...fields,
});

const sail = (movement: string, steps: number, from: number | null, bonus = false): Move => ({
  type: 'sail',
  colour: 0,
  card: cardOf(movement, steps),
  beacon: null,
  from,
  bonus,
});

const START = [0, 0, 0, 0, 0];
const [SECOND = 0, THIRD = 0] = BOX.symbols.slice(1);

describe('what speaks for a turn', () => {
  it('are the points that it brings', () => {
    const ships = [[SECOND - 1, 0, 0, 0, 0], START];
    expect(lighthouseRunReason(river({ ships }), 0, sail('solo', 1, SECOND - 1))).toEqual({
      code: 'gains',
      params: { points: 1, theirs: 0, steps: 1, ahead: 5, held: 0 },
    });
  });

  it('are steps where there are no points', () => {
    const from = THIRD > SECOND + 1 ? SECOND : SECOND - 1;
    const ships = [[from, 0, 0, 0, 0], START];
    expect(pointsOf(from + 1)).toBe(pointsOf(from));
    expect(lighthouseRunReason(river({ ships }), 0, sail('solo', 1, from))).toMatchObject({
      code: 'advances',
      params: { points: 0, steps: 1 },
    });
  });

  it('are weighed against those of others that sail along, the bonus included', () => {
    const ships = [
      [SECOND - 1, 0, 0, 0, 0],
      [SECOND - 1, 0, 0, 0, 0],
    ];
    expect(lighthouseRunReason(river({ ships }), 0, sail('coop', 1, SECOND - 1, true))).toMatchObject({
      code: 'gains-bonus',
      params: { theirs: 1, steps: 2 },
    });
  });

  it('is that a ship gets away from the cloud (7.3)', () => {
    const cloud = 8;
    const { round, space } = cloudStops(cloud)[0]!;
    const ships = [
      [space, space + 3, space + 3, space + 3, space + 3],
      [space + 3, space + 3, space + 3, space + 3, space + 3],
    ];
    expect(lighthouseRunReason(river({ ships, cloud, round }), 0, sail('solo', 1, space))).toMatchObject({
      code: 'escapes',
      params: { ships: 1, from: space, round },
    });
  });

  it('is the light alone where no ship sails', () => {
    const ships = [START, [1, 0, 0, 0, 0]];
    const dark = river({ ships, lit: [false, false, false, true, true, true] });
    expect(lighthouseRunReason(dark, 0, sail('solo', 1, 0))).toEqual({
      code: 'only-light',
      params: { ahead: 0, held: 1 },
    });
  });

  it('is the same idea whichever light goes out for it', () => {
    const plain = sail('solo', 1, 0) as Extract<Move, { type: 'sail' }>;
    expect(lighthouseRunIdea({ ...plain, beacon: { from: 0, to: 1 } })).toBe(lighthouseRunIdea(plain));
    expect(lighthouseRunIdea({ ...plain, from: 3 })).not.toBe(lighthouseRunIdea(plain));
  });
});
