import type { Seat } from '@seekiste/rules/core';
import { COLOURS, type State, type View } from '@seekiste/rules/lighthouse-run';
import type { Bot } from '../../bot.js';
import { searchBot, seatToAct, type Beliefs, type Guide } from '../../search/index.js';
import { policy } from '../sailor/index.js';
import { worlds } from './beliefs.js';
import { candidates, manyCandidates, ripePolicy } from './candidates.js';
import { GAMES_FROM, LATE } from './horizon.js';
import { closeValue, value } from './value.js';

/** For a search that need not know whose it is: everybody plays on greedily. */
export const guide: Guide<State> & Beliefs<State, View> = { worlds, candidates, policy, value };

/** For the search of one seat: it plays on as well as it can without a search, and takes the others for greedy. */
const guideOf = (searcher: Seat, round: number): Guide<State> & Beliefs<State, View> => ({
  worlds,
  candidates: manyCandidates,
  policy: (state, seat) => (seat === searcher ? ripePolicy(state, seat) : policy(state, seat)),
  value: round < LATE ? value : closeValue,
});

/** Plays on so many times at most, in worlds that fit what it sees. */
export const captainWithin = (playouts: number): Bot => {
  const searches = GAMES_FROM.map((game, round) =>
    COLOURS.map((_, seat) => searchBot(game, guideOf(seat, round), playouts)),
  );
  return {
    name: 'captain',
    choose(given, rng) {
      const view = given as View;
      return (searches[view.round]?.[seatToAct(view)] as Bot).choose(view, rng);
    },
  };
};

/** With more rivals a turn is harder to judge. For two there may be a great fleet, whose playouts are the longest. */
const [forTwo, forMore] = [captainWithin(3000), captainWithin(6000)];

export const captain: Bot = {
  name: 'captain',
  choose: (view, rng) => ((view as View).seats === 2 ? forTwo : forMore).choose(view, rng),
};
