import { gameNamed } from '@seekiste/rules';
import { readSetup, type OptionValues } from '@seekiste/rules/core';

/** One match that is to be measured; its name is also where its result is kept. */
export interface SuiteLine {
  readonly name: string;
  readonly game: string;
  readonly options: OptionValues;
  readonly bots: readonly string[];
  readonly deals: number;
  /** The budget with which every decision is judged, where they are. */
  readonly judge?: string;
}

/** A cell of a table: the same bot on every seat, and how often they win together. */
interface Team {
  readonly bot: string;
  readonly seats: number;
  readonly options: OptionValues;
  readonly deals: number;
}

interface Row<Cell> {
  readonly title: string;
  readonly cells: readonly Cell[];
}

/** The names of lines whose bots have played the same deals: a stronger one and a weaker one. */
export interface Pair {
  readonly strong: string;
  readonly weak: string;
}

/** A bot by both yardsticks: how often it wins, by a line of another table, and what its decisions are worth. */
export interface Measure {
  readonly bot: string;
  readonly wins: string;
  readonly judged: SuiteLine;
  /** The line of sailors, where teams are compared; rivals meet sailors in their own line. */
  readonly sailors?: string;
}

/**
 * Tables of the page: teams that win or lose together, rivals of whom the first is looked at, and how far ahead a team
 * is of a weaker one by lines of other tables.
 */
export type SuiteTable =
  | {
      readonly kind: 'teams';
      readonly name: string;
      readonly game: string;
      readonly columns: readonly string[];
      readonly rows: readonly Row<Team>[];
    }
  | {
      readonly kind: 'rivals';
      readonly name: string;
      readonly game: string;
      readonly options: OptionValues;
      readonly matches: readonly { readonly bots: readonly string[]; readonly deals: number }[];
    }
  | {
      readonly kind: 'gains';
      readonly name: string;
      readonly game: string;
      readonly columns: readonly [strong: string, weak: string];
      readonly rows: readonly Row<Pair>[];
    }
  | {
      readonly kind: 'yardstick';
      readonly name: string;
      readonly game: string;
      readonly measures: readonly Measure[];
    };

const slug = (title: string): string => title.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '');

const RUHE = 'in-aller-ruhe';
const CREWS = [1, 2, 3, 4, 5] as const;
const PLAYERS = ['1 player', '2', '3', '4', '5'] as const;

/** Whether the game has all of these options. */
const isKnown = (options: OptionValues): boolean => {
  const game = gameNamed(RUHE);
  return game !== undefined && readSetup(game, { seats: game.seats.min, options }).ok;
};

/** Expansions and variants, as they are called in the tables. */
const NAMED_MODES: readonly (readonly [title: string, options: OptionValues])[] = [
  ['rock', { rock: true }],
  ['3 sea monsters', { monsters: 3 }],
  ['4 sea monsters', { monsters: 4 }],
  ['5 sea monsters', { monsters: 5 }],
  ['storms and compasses', { storms: true }],
  ['rock, 4 sea monsters and storms', { rock: true, monsters: 4, storms: true }],
  ['great arch', { variant: 'arch' }],
  ['day and night', { variant: 'day-night' }],
  ['pyramid', { variant: 'pyramid' }],
  ['pyramid, easier', { variant: 'pyramid', pyramid: 'easier' }],
  ['pyramid, harder', { variant: 'pyramid', pyramid: 'harder' }],
];
const MODES = NAMED_MODES.filter(([, options]) => isKnown(options));

/** How many deals a line is worth: as many as its bot is quick. */
const TEAM_DEALS: Readonly<Record<string, number>> = { captain: 1000, sailor: 2000, 'cabin-boy': 2000, random: 1000 };
const dealsFor = (bot: string): number => TEAM_DEALS[bot] ?? 0;

const levels = (bots: readonly string[], cellsOf: (bot: string) => readonly Team[]): readonly Row<Team>[] =>
  bots.map(bot => ({ title: `\`${bot}\``, cells: cellsOf(bot) }));

const modes = (bot: string): SuiteTable => ({
  kind: 'teams',
  name: `${bot}-modes`,
  game: RUHE,
  columns: PLAYERS,
  rows: MODES.map(([title, options]) => ({
    title,
    cells: CREWS.map(seats => ({ bot, seats, options, deals: 500 })),
  })),
});

/** All numbers of players together, mode by mode. */
const gains = (strong: string, weak: string): SuiteTable => ({
  kind: 'gains',
  name: 'gains',
  game: RUHE,
  columns: [strong, weak],
  rows: MODES.map(([title]) => {
    const name = (bot: string, players: string): string => `${RUHE}/${bot}-modes/${slug(title)}/${slug(players)}`;
    return { title, cells: PLAYERS.map(players => ({ strong: name(strong, players), weak: name(weak, players) })) };
  }),
});

/** The first against as many of the second as there is room for. */
const against = (first: string, other: string, seats: number): readonly string[] => [
  first,
  ...Array.from({ length: seats - 1 }, () => other),
];

const PAIRS: readonly (readonly [first: string, other: string, deals: number])[] = [
  ['captain', 'sailor', 500],
  ['sailor', 'cabin-boy', 500],
  ['cabin-boy', 'sailor', 500],
  ['cabin-boy', 'random', 200],
  ['sailor', 'random', 200],
];

const rivals = (name: string, game: string, options: OptionValues, seats: readonly number[]): SuiteTable => ({
  kind: 'rivals',
  name,
  game,
  options,
  matches: PAIRS.flatMap(([first, other, deals]) =>
    seats.map(count => ({ bots: against(first, other, count), deals })),
  ),
});

/** Judging takes longer than playing. */
const JUDGED_DEALS = 20;
const JUDGED = { deals: JUDGED_DEALS, judge: 'quick' } as const;

const teamYardstick = (bots: readonly string[]): SuiteTable => {
  const wins = (bot: string): string => `${RUHE}/islands-removed/${slug(bot)}/${slug('8 (Leukothea)')}`;
  return {
    kind: 'yardstick',
    name: 'yardstick',
    game: RUHE,
    measures: bots.map(bot => ({
      bot,
      wins: wins(bot),
      sailors: wins('sailor'),
      judged: {
        ...JUDGED,
        name: `${RUHE}/yardstick/${bot}`,
        game: RUHE,
        options: { islandsRemoved: 8 },
        bots: [bot, bot, bot],
      },
    })),
  };
};

const rivalYardstick = (game: string, table: string, seats: number): SuiteTable => ({
  kind: 'yardstick',
  name: 'yardstick',
  game,
  measures: ['captain', 'cabin-boy'].map(bot => ({
    bot,
    wins: `${game}/${table}/${seats}/${bot}-sailor`,
    judged: { ...JUDGED, name: `${game}/yardstick/${bot}`, game, options: {}, bots: against(bot, 'sailor', seats) },
  })),
});

/** Everything that docs/bots.md says in numbers. */
export const SUITE: readonly SuiteTable[] = [
  {
    kind: 'teams',
    name: 'standard',
    game: RUHE,
    columns: PLAYERS,
    rows: levels(['captain', 'sailor', 'cabin-boy', 'random'], bot =>
      CREWS.map(seats => ({ bot, seats, options: {}, deals: dealsFor(bot) })),
    ),
  },
  {
    kind: 'teams',
    name: 'islands-removed',
    game: RUHE,
    columns: ['4 removed (Galatea)', '8 (Leukothea)', '12 (Poseidon)'],
    rows: levels(['captain', 'sailor', 'cabin-boy'], bot =>
      [4, 8, 12].map(islandsRemoved => ({ bot, seats: 3, options: { islandsRemoved }, deals: dealsFor(bot) })),
    ),
  },
  {
    kind: 'teams',
    name: 'strict',
    game: RUHE,
    columns: ['2 players', '4'],
    rows: levels(['captain', 'sailor'], bot =>
      [2, 4].map(seats => ({ bot, seats, options: { strict: true }, deals: dealsFor(bot) })),
    ),
  },
  modes('captain'),
  modes('sailor'),
  gains('captain', 'sailor'),
  rivals('duel', RUHE, { variant: 'duel' }, [2]),
  rivals('basic', 'santa-timea', {}, [2, 3, 4, 5]),
  rivals('professional', 'santa-timea', { professional: true }, [2, 3, 4, 5]),
  rivals('standard', 'lighthouse-run', {}, [2, 3, 4]),
  rivals('erik', 'lighthouse-run', { mode: 'erik' }, [2]),
  rivals('fleet', 'lighthouse-run', { mode: 'fleet' }, [2]),
  teamYardstick(['captain', 'sailor', 'cabin-boy']),
  rivalYardstick('santa-timea', 'basic', 3),
  rivalYardstick('lighthouse-run', 'standard', 3),
];

/** The lines of a table; of a table of teams row by row. */
export const linesOf = (table: SuiteTable): readonly SuiteLine[] => {
  const { game } = table;
  const at = `${game}/${table.name}`;
  switch (table.kind) {
    case 'teams':
      return table.rows.flatMap(({ title, cells }) =>
        cells.map(({ bot, seats, options, deals }, index) => ({
          name: `${at}/${slug(title)}/${slug(table.columns[index] ?? '')}`,
          ...{ game, options, deals },
          bots: Array.from({ length: seats }, () => bot),
        })),
      );
    case 'rivals':
      return table.matches.map(({ bots, deals }) => ({
        name: `${at}/${bots.length}/${bots[0] ?? ''}-${bots[1] ?? ''}`,
        ...{ game, options: table.options, bots, deals },
      }));
    case 'gains':
      return [];
    case 'yardstick':
      return table.measures.map(({ judged }) => judged);
  }
};
