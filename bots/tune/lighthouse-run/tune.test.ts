import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Rng } from '@seekiste/rules/core';
import { CHART, lighthouseRun, ROUNDS } from '@seekiste/rules/lighthouse-run';
import { Judge, RIPE_FOR_TWO, SPACES, ripeTaste } from '../../lighthouse-run/sailor/index.js';
import { FOR_MORE, FOR_TWO, TUNED, type Prospects } from '../../lighthouse-run/learned/index.js';
import { seedOf } from '../../play.test-help.js';
import { prospectsText, tuneProspects } from './tune.js';
import { cardsFrom, learnProspects, shipsFrom } from './prospects.js';
import { shareOf } from './voyage.js';

const COMMAND = 'npm run tune -- lighthouse-run --games 160';
const tuned = (seed: number) => tuneProspects({ games: 160, seed: seedOf(seed), command: COMMAND });

/** What stands in a data file. */
const dataIn = (text: string): unknown => JSON.parse(/ = (\{.*\});\n$/s.exec(text)?.[1] ?? '');

const fit = (weights: readonly (number | undefined)[]) => ({ weights, spread: 0 });
const perCard = new Array<number>(CHART.steps.length).fill(0);

describe('Learning what ships and cards come to', () => {
  const { checks, text } = tuned(1);

  it('finds the same file from the same seed, to the byte, and another from another', () => {
    expect(tuned(1).text).toBe(text);
    expect(tuned(2).text).not.toBe(text);
  });

  it('says how to do it again, and for which rules', () => {
    const source = { command: COMMAND, rulesVersion: lighthouseRun.rulesVersion };
    expect(dataIn(text)).toMatchObject({ source });
  });

  it('is checked for two players and for more, beside the tables in use', () => {
    expect(checks).toMatchObject([{ seats: 2 }, { seats: 3 }]);
    // So few games teach nothing yet.
    for (const { present, found } of checks) expect(present).toBeGreaterThan(found);
  });

  it('comes to beat sailors on deals that it has not seen, and sees less luck left the later it is', () => {
    const prospects = learnProspects({ seats: 2, games: 1200, rng: Rng.from(seedOf(3)) });
    const [judge, rng] = [new Judge(ripeTaste(prospects, RIPE_FOR_TWO)), Rng.from(seedOf(4))];
    const won = Array.from({ length: 400 }, (_, game) => shareOf({ seats: 2, seat: game % 2, judge }, rng));
    expect(won.reduce((sum, share) => sum + share) / won.length).toBeGreaterThan(0.56);
    expect([...prospects.luck].sort((a, b) => b - a)).toEqual(prospects.luck);
  });
});

describe('The table of ships', () => {
  const spaces = (worth: (space: number) => number | undefined) =>
    shipsFrom(fit([...Array.from({ length: SPACES }, (_, space) => worth(space)), ...perCard]));

  it('starts with nothing at the start, and knows nothing more where nobody has been', () => {
    expect(spaces(space => (space < 4 ? 2 + space : undefined))).toEqual([0, 0.75, 1.75, 2.5, 2.75]);
  });

  it('takes no space for worth less than the one before', () => {
    const worths = spaces(space => (space === 9 ? 2 : space));
    expect([...worths].sort((a, b) => a - b)).toEqual(worths);
  });
});

describe('The table of cards', () => {
  it('counts from the card that is missed least', () => {
    const cards = perCard.map((_, card) => 3 + card / 10);
    expect(cardsFrom(fit([...new Array<number>(SPACES).fill(1), ...cards]))).toEqual(
      Array.from({ length: 13 }, (_, card) => card / 10),
    );
  });
});

describe('The tables in use', () => {
  it.each([
    ['two', FOR_TWO],
    ['more', FOR_MORE],
  ] as const)('have a line for every round but the last: for %s', (_, { ships, cards }: Prospects) => {
    expect([ships.length, cards.length]).toEqual([ROUNDS - 1, ROUNDS - 1]);
    for (const line of cards) expect(line).toHaveLength(new Set(CHART.set).size);
    for (const line of ships) expect(line[0]).toBe(0);
  });

  it('stand in their file as the tuning writes it, but for the format', () => {
    const bare = (text: string): string => text.replace(/[\s"',]/g, '');
    const file = readFileSync(join(import.meta.dirname, '../../lighthouse-run/learned/tuned.ts'), 'utf8');
    expect(bare(file)).toBe(bare(prospectsText(TUNED)));
  });
});
