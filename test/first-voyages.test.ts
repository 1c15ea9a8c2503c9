import { expect, it } from 'vitest';
import { botNamed } from '@seekiste/bots';
import { FIRST_VOYAGES, freeState, gameOf, made } from '@seekiste/learn';
import { chanceFrom, drawn, Rng } from '@seekiste/rules/core';

/** More turns than this are no short game. */
const MOST_TURNS = 12;

it.each(FIRST_VOYAGES.map(voyage => ({ game: voyage.game, voyage })))(
  'the first voyage of $game ends in a short game that a sailor in the learner’s place wins',
  ({ voyage }) => {
    const game = gameOf(voyage);
    let chance = chanceFrom('chacha20', voyage.free.seed);
    let state = freeState(voyage);
    let turns = 0;
    for (let acts = game.toAct(state); acts.kind !== 'over'; acts = game.toAct(state)) {
      if (acts.kind === 'chance') {
        const next = drawn(game, state, chance);
        chance = next.chance;
        state = made(game, state, 'chance', next.move).state;
        continue;
      }
      const [seat = 0] = acts.must;
      if (seat === voyage.seat) turns++;
      const bot = botNamed(voyage.game, seat === voyage.seat ? 'sailor' : voyage.free.bot);
      state = made(game, state, seat, bot?.choose(game.view(state, seat), Rng.from(voyage.free.seed))).state;
    }
    const outcome = game.result(state);
    expect(outcome?.kind === 'team' ? outcome.won : outcome?.places[voyage.seat] === 1).toBe(true);
    expect(turns).toBeLessThanOrEqual(MOST_TURNS);
  },
);
