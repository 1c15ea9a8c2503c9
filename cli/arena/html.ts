import { LEVELS } from '@seekiste/bots';
import type { AnyGame } from '@seekiste/rules/core';
import type { Language } from '@seekiste/words';
import { pageHtml, type Page, type Panel } from '../report/page.js';
import type { Setup } from '../simulate/game.js';
import type { Interval } from '@seekiste/rules/logbook';
import { gameVoice, generalVoice, say } from '../words/index.js';
import { rivals, seatings } from './lineup.js';
import { thoughtOf, type Findings } from './report.js';
import type { Tally } from './tally.js';

/** A match that has been played. */
export interface Match extends Setup {
  readonly game: AnyGame;
  readonly bots: readonly string[];
  readonly seed: string;
  readonly tally: Tally;
  readonly found: Findings;
}

const decimal = (speaks: Language, value: number, digits: number): string =>
  value.toLocaleString(speaks, { minimumFractionDigits: digits, maximumFractionDigits: digits }).replace('-', '−');

const percent = (speaks: Language, share: number): string => `${decimal(speaks, share * 100, 1)} %`;

const called = (speaks: Language, bot: string): string =>
  LEVELS.some(level => level === bot) ? generalVoice(speaks).botTitle(bot) : bot;

const lineupText = (speaks: Language, bots: readonly string[]): string =>
  bots.map(bot => called(speaks, bot)).join(', ');

const range = (speaks: Language, [low, high]: Interval, write: (value: number) => string): string =>
  say(speaks, 'report-range', { low: write(low), high: write(high) });

const winPanel = (speaks: Language, { bots, found }: Match): Panel => {
  const write = (value: number): string => percent(speaks, value);
  const text = (value: number, interval: Interval): string => `${write(value)} (${range(speaks, interval, write)})`;
  if (found.kind === 'team')
    return {
      title: say(speaks, 'report-team'),
      scale: { from: 0, to: 1 },
      bars: [
        {
          label: lineupText(speaks, rivals(bots)),
          text: text(found.rate, found.interval),
          value: found.rate,
          interval: found.interval,
        },
      ],
    };
  const fair = 1 / bots.length;
  return {
    title: say(speaks, 'report-shares'),
    note: say(speaks, 'report-fair', { share: write(fair) }),
    scale: { from: 0, to: 1, mark: fair },
    bars: found.bots.map(({ bot, seats, winShare, winShareInterval }) => ({
      label: seats > 1 ? say(speaks, 'report-each', { name: called(speaks, bot), seats }) : called(speaks, bot),
      text: text(winShare, winShareInterval),
      value: winShare,
      interval: winShareInterval,
    })),
  };
};

const pointsPanel = (speaks: Language, { found }: Match): readonly Panel[] => {
  if (found.kind === 'team') return [];
  const ends = found.bots.flatMap(({ pointsInterval }) => pointsInterval);
  const write = (value: number): string => decimal(speaks, value, 1);
  return [
    {
      title: say(speaks, 'report-points'),
      scale: { from: Math.min(0, ...ends), to: Math.max(1, ...ends) },
      bars: found.bots.map(({ bot, points, pointsInterval }) => ({
        label: called(speaks, bot),
        text: `${write(points)} (${range(speaks, pointsInterval, write)})`,
        value: points,
        interval: pointsInterval,
      })),
    },
  ];
};

const optionFacts = (speaks: Language, { game, options }: Match): Page['facts'] => {
  const voice = gameVoice(game.name, speaks);
  return game.options.flatMap(({ name, default: usual }) => {
    const value = options[name] ?? usual;
    return value === usual ? [] : [[voice.option(name).label, voice.optionValue(name, value).label] as const];
  });
};

/** The match as a page of its own. */
export const matchHtml = (speaks: Language, match: Match): string => {
  const { game, bots, seed, tally } = match;
  const thought = thoughtOf(bots, tally).map(
    ({ bot, ms }) => `${called(speaks, bot)} ${decimal(speaks, ms, ms < 10 ? 2 : 0)} ms`,
  );
  return pageHtml({
    language: speaks,
    title: say(speaks, 'report-title', { game: gameVoice(game.name, speaks).title() }),
    lead: lineupText(speaks, bots),
    facts: [
      [say(speaks, 'report-seats'), String(bots.length)],
      ...optionFacts(speaks, match),
      [say(speaks, 'report-deals'), decimal(speaks, tally.deals, 0)],
      [say(speaks, 'report-seatings'), String(seatings(bots).length)],
      [say(speaks, 'report-thought'), thought.join(', ')],
      [say(speaks, 'report-seed'), seed],
    ],
    panels: [winPanel(speaks, match), ...pointsPanel(speaks, match)],
    foot: say(speaks, 'report-foot'),
  });
};
