import fc from 'fast-check';
import { Command } from 'commander';
import { PassThrough, Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { Bot } from '@seekiste/bots';
import { GAMES } from '@seekiste/rules';
import type { Outcome } from '@seekiste/rules/core';
import { botFor, gameFor, setupFor } from '../arguments.js';
import { GAME } from '../games.test-help.js';
import type { Io } from '../io.js';
import { readSeed } from '../seed.js';
import { wilson } from '@seekiste/rules/logbook';
import { meanInterval, shareInterval } from '../simulate/interval.js';
import { addArena } from './command.js';
import { playDeal } from './deal.js';
import { rivals, seatings } from './lineup.js';
import { effortLine, findingLines, findings } from './report.js';
import { add, EMPTY, tallyOf, type Tally } from './tally.js';
import playBatch, { type Batch } from './worker.js';

const RIVALS = 'santa-timea';

const batch = (from: number, to: number): Batch => ({
  ...setupFor(gameFor(RIVALS), 2, { rounds: 1 }),
  game: RIVALS,
  bots: ['sailor', 'random'],
  own: [],
  seed: readSeed('batches'),
  from,
  to,
});

/** How long bots thought is never the same twice. */
const timeless = (tally: Tally): Tally => ({ ...tally, bots: tally.bots.map(bot => ({ ...bot, milliseconds: 0 })) });

const ranking = (points: readonly number[], places: readonly number[]): Outcome => ({
  kind: 'ranking',
  points,
  places,
  reason: 'points',
  clause: '8',
});

const noEffort = (): { moves: number; milliseconds: number } => ({ moves: 10, milliseconds: 25 });

describe('seatings', () => {
  it('put every bot on every seat, in the order of the line-up', () => {
    expect(seatings(['a', 'b', 'b'])).toEqual([
      ['a', 'b', 'b'],
      ['b', 'b', 'a'],
      ['b', 'a', 'b'],
    ]);
  });

  it('are not played twice where a turn of the table changes nothing', () => {
    expect(seatings(['a', 'b', 'a', 'b'])).toEqual([
      ['a', 'b', 'a', 'b'],
      ['b', 'a', 'b', 'a'],
    ]);
    expect(seatings(['a', 'a', 'a'])).toHaveLength(1);
    expect(rivals(['a', 'b', 'a', 'b'])).toEqual(['a', 'b']);
  });
});

describe('intervals of shares', () => {
  it('are Wilson’s where every deal is won or lost whole', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 400 }), fc.double({ min: 0, max: 1, noNaN: true }), (deals, share) => {
        const wins = Math.round(share * deals);
        const [low, high] = shareInterval(wins, wins, deals);
        // The variance of a sample divides by one less: as if one deal fewer had been played.
        const [least, most] =
          wins === 0 || wins === deals ? wilson(wins, deals) : wilson((wins / deals) * (deals - 1), deals - 1);
        expect(low).toBeCloseTo(least, 9);
        expect(high).toBeCloseTo(most, 9);
      }),
    );
  });

  it('are narrower where the games of a deal balance each other, and never empty', () => {
    const [low, high] = shareInterval(50, 25.5, 100);
    const [wideLow, wideHigh] = shareInterval(50, 50, 100);
    expect(high - low).toBeLessThan(wideHigh - wideLow);
    expect(shareInterval(100, 100, 100)[0]).toBeLessThan(1);
  });
});

describe('a deal', () => {
  it('is one sample for each bot: all its seats in all seatings', () => {
    const lineup = ['a', 'b', 'b'];
    const tally = tallyOf(
      rivals(lineup),
      [
        { seating: ['a', 'b', 'b'], outcome: ranking([9, 7, 5], [1, 2, 3]) },
        { seating: ['b', 'b', 'a'], outcome: ranking([8, 8, 2], [1, 1, 3]) },
        { seating: ['b', 'a', 'b'], outcome: ranking([4, 6, 6], [3, 1, 1]) },
      ],
      noEffort,
    );
    const found = findings(lineup, tally);
    expect(found).toMatchObject({
      kind: 'ranking',
      bots: [
        { bot: 'a', seats: 1, winShare: 1.5 / 3, points: 17 / 3 },
        { bot: 'b', seats: 2, winShare: 1.5 / 6, points: 38 / 6 },
      ],
    });
    expect(findingLines(found)[1]).toMatch(/^b \(each of 2\): won 25\.0 % \(95 % interval .*\), 6\.33 points/);
    expect(effortLine(lineup, tally)).toBe('thought per move: a 2.50 ms, b 2.50 ms');
  });

  it('spreads as deals do, not as their games do', () => {
    const lineup = ['a', 'b'];
    const won = (first: boolean): Outcome => (first ? ranking([2, 0], [1, 2]) : ranking([0, 2], [2, 1]));
    const deal = (one: boolean, other: boolean): Tally =>
      tallyOf(
        ['a', 'b'],
        [
          { seating: ['a', 'b'], outcome: won(one) },
          { seating: ['b', 'a'], outcome: won(other) },
        ],
        noEffort,
      );
    // The first seat always wins: a and b share every deal, and nothing is left to chance.
    const fair = findings(lineup, [deal(true, true), deal(true, true), deal(true, true)].reduce(add, EMPTY));
    // Whole deals go to a or to b.
    const unfair = findings(lineup, [deal(true, false), deal(false, true), deal(true, false)].reduce(add, EMPTY));
    expect(fair).toMatchObject({ bots: [{ winShare: 0.5, points: 1, pointsInterval: [1, 1] }, {}] });
    expect(unfair).toMatchObject({ bots: [{ winShare: 2 / 3, pointsInterval: meanInterval(4, 8, 3) }, {}] });
  });

  it('is the same for all seatings, and can be played again', async () => {
    const setup = setupFor(gameFor(RIVALS), 3, { rounds: 1 });
    const play = async (): Promise<Tally> =>
      timeless(
        await playDeal(
          gameFor(RIVALS),
          setup,
          ['sailor', 'random', 'random'],
          name => botFor(gameFor(RIVALS), name),
          readSeed('x'),
        ),
      );
    const once = await play();
    expect(await play()).toEqual(once);
    expect(once).toMatchObject({ deals: 1, games: 3, team: false });
    // Three seats with twelve cards each, in each of three games.
    expect(once.bots.map(({ moves }) => moves)).toEqual([36, 72]);
  });

  it('of a team game counts what the team wins', async () => {
    const setup = setupFor(gameFor(GAME), 2);
    const botOf = (name: string): Bot => botFor(gameFor(GAME), name);
    const tally = await playDeal(gameFor(GAME), setup, ['sailor', 'random'], botOf, readSeed('x'));
    const found = findings(['sailor', 'random'], tally);
    expect(found).toMatchObject({ kind: 'team', rate: 0 });
    expect(findingLines(found)[0]).toMatch(/^the team won 0\.0 % \(95 % interval 0\.0 % to/);
  });
});

describe('many deals', () => {
  it('are the same however they are split', async () => {
    const whole = timeless(await playBatch(batch(0, 9)));
    for (const cuts of [
      [0, 4, 9],
      [0, 1, 8, 9],
    ]) {
      const parts = (await Promise.all(cuts.slice(1).map((to, i) => playBatch(batch(cuts[i]!, to))))).map(timeless);
      expect(parts.reduce(add, EMPTY)).toEqual(whole);
      expect(parts.toReversed().reduce(add, EMPTY)).toEqual(whole);
    }
  });

  it('tell a bot that thinks from one that does not', async () => {
    const found = findings(['sailor', 'random'], await playBatch(batch(0, 20)));
    if (found.kind !== 'ranking') throw new Error('rivals are ranked');
    const [sailor, random] = found.bots;
    expect(sailor!.winShareInterval[0]).toBeGreaterThan(random!.winShareInterval[1]);
    expect(sailor!.winShare + random!.winShare).toBeCloseTo(1, 9);
  });
});

/** Runs the command with a terminal of its own; what it threw, if anything. */
const refused = async (words: readonly string[]): Promise<string> => {
  const io: Io = {
    input: Readable.from([]),
    output: new PassThrough(),
    errors: new PassThrough(),
    env: {},
    terminal: false,
    errorsTerminal: false,
  };
  const program = new Command().exitOverride().configureOutput({ writeErr: () => undefined });
  addArena(program, io);
  for (const command of program.commands) command.exitOverride().configureOutput({ writeErr: () => undefined });
  try {
    await program.parseAsync(['arena', ...words], { from: 'user' });
  } catch (problem) {
    return String(problem);
  }
  return 'nothing';
};

describe('the command', () => {
  it.each([
    [['chess', '--bots', 'random'], 'no game called “chess”'],
    [[RIVALS, '--bots', 'sailor,admiral'], 'No bot called “admiral”'],
    [[RIVALS, '--bots', 'sailor,random', '--seats', '3'], 'There are 2 bots for 3 seats'],
    [[RIVALS, '--bots', 'sailor,sailor,sailor,sailor,sailor,sailor'], '“seats” must be a whole number from 2 to 5'],
    [[RIVALS, '--bots', 'sailor,random', '--deals', '0'], 'whole number from 1'],
    [[RIVALS, '--bots', 'sailor,random', '--option', 'wind=3'], 'options.wind'],
    [[RIVALS], '--bots'],
    [['--bots', 'random,random'], 'missing required argument'],
  ])('arena %j is refused with one sentence', async (words, sentence) => {
    const message = await refused(words);
    expect(message).toContain(sentence);
    expect(message.trimEnd().split('\n')).toHaveLength(1);
  });

  it('offers every game there is', () => {
    const program = new Command();
    addArena(program, { output: new PassThrough() } as unknown as Io);
    const [command] = program.commands;
    for (const { name } of GAMES) expect(command!.helpInformation()).toContain(name);
  });
});
