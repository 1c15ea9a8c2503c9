import { rungsOf, type Measured } from '@seekiste/learn/ladder';
import { wilson } from '@seekiste/rules/logbook';

const percent = (share: number): string => `${Math.round(share * 100)} %`;

const optionsIn = ({ options }: Measured): string =>
  Object.entries(options)
    .filter(([, value]) => value !== false && value !== 0 && value !== 'none' && value !== 'standard')
    .map(([name, value]) => (value === true ? name : `${name} ${value}`))
    .join(', ') || 'standard';

const crewIn = ({ crew }: Measured): string => crew.join(', ') || 'alone';

const rateIn = ({ won, games }: Measured): string => {
  const [low, high] = wilson(won, games);
  return `${percent(won / games)} (${percent(low)} to ${percent(high)})`;
};

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n');

const rungTable = (game: string, measured: readonly Measured[]): string =>
  table(
    ['rung', 'players', 'options', 'crew', 'won', 'games'],
    rungsOf(game, measured).map((rung, at) => [
      String(at + 1),
      String(rung.seats),
      optionsIn(rung),
      crewIn(rung),
      rateIn(rung),
      String(rung.games),
    ]),
  );

const allTable = (measured: readonly Measured[]): string =>
  table(
    ['players', 'options', 'crew', 'won', 'games'],
    measured
      .filter(({ games }) => games > 0)
      .map(each => [String(each.seats), optionsIn(each), crewIn(each), rateIn(each), String(each.games)]),
  );

const INTRODUCTION = `<!-- Made by \`npm run ladder\`. -->

# The ladder

A ladder has about thirty voyages of rising difficulty for each game. A voyage is a number of players, the game's own options and who sits beside the player. Its difficulty is measured: how often a sailor in the player's place wins with this crew. In cooperative games that is the crew's win, elsewhere the player's, and a shared victory counts in parts. Intervals are 95 % (Wilson).

The deals come from the seed \`ladder\`. \`npm run ladder\` goes on where the last measuring stopped: \`npm run ladder -- in-aller-ruhe --games 400 --minutes 60\` plays up to 400 games of each voyage for at most an hour, and writes \`learn/ladder/\` and this page anew. Voyages with captains come last and less often (\`--captains\`), since captains think. Rungs are chosen by \`learn/ladder/rungs.ts\`: as evenly spread between the easiest and the hardest as the measured voyages allow. Neighbouring rungs lie within each other's intervals.

The lobby shows the same figures for the number of players, options and crew that are chosen (\`learn/ladder/difficulty.ts\`). People count as sailors. Customs of the table, such as silence, change nothing. Where a voyage was not measured, the lobby names the nearest that was, with the same number of players: one level of one of the crew weighs as much as one step of a number, any other option as much as four; beyond eight it says that nothing was measured. Where everybody sails against everybody, the fair share is one part of the seats. The player sits in the first seat.
`;

/** The page with every figure of every game. */
export const pageOf = (games: readonly { readonly title: string; readonly measured: readonly Measured[] }[]): string =>
  `${[
    INTRODUCTION.trim(),
    ...games.flatMap(({ title, measured }) => [
      `## ${title}`,
      rungTable(title, measured),
      '### All that was measured',
      allTable(measured),
    ]),
  ].join('\n\n')}\n`;
