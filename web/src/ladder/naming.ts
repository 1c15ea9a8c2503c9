import { usualOptions, type AnyGame } from '@seekiste/rules/core';
import { wilson } from '@seekiste/rules/logbook';
import type { Measured, Voyage } from '@seekiste/learn/ladder';
import { oftenOf } from '@seekiste/words';
import { lobbyOf, t } from '../words/words.svelte.js';
import { crewIn } from './crew.js';

/** What differs from the usual game, in the words of its lobby; empty where nothing does. */
const optionsIn = (game: AnyGame, { options }: Voyage): string => {
  const usual = usualOptions(game);
  const set = Object.entries(options).filter(([option, value]) => value !== usual[option]);
  return set.map(([option, value]) => lobbyOf(game.name).optionValue(option, value).label).join(', ');
};

/** 'Zu 3 · Mit Felsen'. */
export const voyageIn = (game: AnyGame, voyage: Voyage): string =>
  [t('ladder-players', { seats: voyage.seats }), optionsIn(game, voyage)].filter(Boolean).join(' · ');

/** The same with its crew, as a line. */
export const wholeVoyage = (game: AnyGame, voyage: Voyage): string =>
  [voyageIn(game, voyage), voyage.crew.length > 0 && t('ladder-crew', { crew: crewIn(voyage.crew) })]
    .filter(Boolean)
    .join(', ');

/** How often a sailor wins, in hundredths, with its 95 % interval. */
export const rateOf = ({ won, games }: Measured): Record<'rate' | 'low' | 'high', number> => {
  const [rate, low, high] = [won / games, ...wilson(won, games)].map(share => Math.round(share * 100));
  return { rate: rate ?? 0, low: low ?? 0, high: high ?? 0 };
};

/** The part of the victories that everybody would have if all were alike. */
export const fairShare = ({ seats }: Voyage): number => Math.round(100 / seats);

/** How hard it is, in words first. */
export const howHard = (measured: Measured): string => {
  const kind = measured.rivals ? 'game' : 'voyage';
  const often = t('how-hard-often', {
    ...oftenOf(measured.won / measured.games),
    game: t(`how-hard-${kind}`),
    games: t(`how-hard-${kind}s`),
  });
  const said = { often, ...rateOf(measured) };
  return measured.rivals ? t('how-hard-rival', { ...said, fair: fairShare(measured) }) : t('how-hard-team', said);
};
