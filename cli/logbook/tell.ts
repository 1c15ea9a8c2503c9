import { dayOf } from '@seekiste/learn/daily';
import type { OptionValue } from '@seekiste/rules/core';
import { modeOf, type Crew, type Group, type Statistics } from '@seekiste/rules/logbook';
import type { Language } from '@seekiste/words';
import { gameVoice, generalVoice, say } from '../words/index.js';
import type { Read } from './read.js';

type Mode = readonly (readonly [name: string, value: OptionValue])[];

const modeName = (language: Language, game: string, mode: Mode): string => {
  const voice = gameVoice(game, language);
  return mode.map(([name, value]) => voice.optionValue(name, value).label).join(', ');
};

/** One game in a line. */
export const lineOf = (language: Language, { number, game, logged, ending, length }: Read): string => {
  const { changed, name, star, players, record } = logged;
  const { botTitle } = generalVoice(language);
  const crew = players.map(player =>
    player.bot === undefined ? player.name : `${player.name} (${botTitle(player.bot)})`,
  );
  return [
    `${number}. ${dayOf(new Date(changed))}`,
    `${gameVoice(game.name, language).title()}${name === '' ? '' : ` “${name}”`}${star ? ' ★' : ''}`,
    modeName(language, game.name, modeOf(game.options, record.options)),
    crew.join(', '),
    say(language, 'logbook-moves', { moves: length }),
    say(language, `ending-${ending}`),
  ]
    .filter(Boolean)
    .join(' · ');
};

const percent = (share: number): string => `${Math.round(share * 100)} %`;

const shareOf = (
  language: Language,
  { games, decided, wins, interval: [low, high] }: Omit<Group, 'key' | 'game'>,
): string =>
  decided === 0
    ? say(language, 'logbook-games', { games })
    : say(language, 'logbook-share', {
        games,
        decided,
        wins,
        words: generalVoice(language).share(wins / decided),
        share: percent(wins / decided),
        low: percent(low),
        high: percent(high),
      });

const labelOf = (language: Language, by: keyof Statistics['by'], { key, game }: Group): string => {
  const title = gameVoice(game, language).title();
  switch (by) {
    case 'game':
      return title;
    case 'mode': {
      const mode = modeName(language, game, JSON.parse(key.slice(game.length + 1)) as Mode);
      return `${title}: ${mode || say(language, 'logbook-usual')}`;
    }
    case 'players':
      return say(language, 'logbook-players', { players: Number(key) });
    case 'crew': {
      const { people, bots } = JSON.parse(key) as Crew;
      const voice = generalVoice(language);
      return voice.list([...people, ...bots.map(bot => voice.botTitle(bot))]);
    }
  }
};

/** What the games say together, in sentences. */
export const statisticsLines = (language: Language, counted: Statistics): readonly string[] => [
  shareOf(language, counted),
  say(language, 'logbook-streak', counted.streak),
  ...(['game', 'mode', 'players', 'crew'] as const).flatMap(by => [
    '',
    say(language, `logbook-by-${by}`),
    ...counted.by[by].map(group => `  ${labelOf(language, by, group)}: ${shareOf(language, group)}`),
  ]),
  '',
  say(language, 'logbook-time'),
  ...counted.time.map(period => `  ${period.period}: ${shareOf(language, period)}`),
];
