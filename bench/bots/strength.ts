import { captainWithin, type Bot } from '@seekiste/bots';
import type { AnyGame, Outcome, Seat } from '@seekiste/rules/core';
import { mean, standardError } from '../tally.js';
import { playDeal, sailorOf } from './positions.js';

const DEALS = Number(process.env['BENCH_DEALS'] ?? 20);
const SEATS = 3;

/** What a captain is asked to do, and with which budgets. */
export interface Trial {
  readonly options: Readonly<Record<string, unknown>>;
  /** What the budget counts. */
  readonly unit: string;
  readonly budgets: readonly number[];
}

const PLAYOUTS: Trial = { options: {}, unit: 'playouts', budgets: [30, 100, 300, 1000, 3000, 6000] };

/** With all islands there, hardly a game is lost by anybody, and nothing would be told apart. */
const TRIALS: Readonly<Record<string, Trial>> = {
  'in-aller-ruhe': { options: { islandsRemoved: 8 }, unit: 'decisions', budgets: [1, 100, 1000, 5000] },
};

export const trialOf = ({ name }: AnyGame): Trial => TRIALS[name] ?? PLAYOUTS;

export interface Strength {
  /** None for the sailor, which does not search. */
  readonly budget: number;
  readonly milliseconds: number;
  readonly share: number;
  readonly error: number;
  readonly games: number;
}

interface Timed {
  readonly bot: Bot;
  readonly effort: { moves: number; milliseconds: number };
}

/** The same bot, and how long it has thought. */
const timed = ({ name, choose }: Bot): Timed => {
  const effort = { moves: 0, milliseconds: 0 };
  return {
    effort,
    bot: {
      name,
      choose(view, rng) {
        const from = process.cpuUsage();
        const move = choose(view, rng);
        const { user, system } = process.cpuUsage(from);
        effort.moves++;
        effort.milliseconds += (user + system) / 1000;
        return move;
      },
    },
  };
};

const shareOf = (outcome: Outcome, seat: Seat): number => {
  switch (outcome.kind) {
    case 'team':
      return outcome.won ? 1 : 0;
    case 'ranking':
      return outcome.places[seat] === 1 ? 1 / outcome.places.filter(place => place === 1).length : 0;
  }
};

/** Whether all players win or lose together. */
const isCrew = (game: AnyGame): boolean => playDeal(game, { seats: SEATS }, 0, () => sailorOf(game)).kind === 'team';

type Play = (botAt: (seat: Seat) => Bot) => Outcome;

/** On all seats, where all win or lose together. */
const inCrew = (play: Play, bot: Bot): readonly number[] => [
  shareOf(
    play(() => bot),
    0,
  ),
];

/** From each seat, against sailors. */
const againstSailors = (play: Play, bot: Bot, sailor: Bot): readonly number[] =>
  Array.from({ length: SEATS }, (_, seat) =>
    shareOf(
      play(at => (at === seat ? bot : sailor)),
      seat,
    ),
  );

const captain = ({ name }: AnyGame, budget: number): Bot => {
  const bot = captainWithin(name, budget);
  if (!bot) throw new Error(`${name} has no captain`);
  return bot;
};

const strengthOf = (game: AnyGame, trial: Trial, budget: number): Strength => {
  const { bot, effort } = timed(budget === 0 ? sailorOf(game) : captain(game, budget));
  const [crew, sailor] = [isCrew(game), sailorOf(game)];
  const deals = Array.from({ length: DEALS }, (_, deal) => {
    const play: Play = botAt => playDeal(game, { seats: SEATS, options: trial.options }, deal, botAt);
    return crew ? inCrew(play, bot) : againstSailors(play, bot, sailor);
  });
  const shares = deals.map(mean);
  return {
    budget,
    milliseconds: effort.milliseconds / effort.moves,
    share: mean(shares),
    error: standardError(shares),
    games: deals.flat().length,
  };
};

/** The sailor's, and then a captain's with every budget, the same deals for all. */
export const strengths = (game: AnyGame): readonly Strength[] => {
  const trial = trialOf(game);
  return [0, ...trial.budgets].map(budget => strengthOf(game, trial, budget));
};
