import { schema, type SchemaType } from '@colyseus/schema';
import type { G } from '../../peers/in-aller-ruhe.js';

const Hand = schema({ cards: ['uint8'] });

/** The whole table for everybody: hiding hands, as a real game would have to, could only make it slower. */
const Sea = schema({
  phase: 'string',
  turn: 'uint8',
  mover: 'uint8',
  departed: 'boolean',
  over: 'boolean',
  moves: 'uint16',
  sea: ['uint8'],
  hands: [Hand],
  piles: ['uint8'],
  thrown: ['uint8'],
  pledged: ['uint8'],
});
export type SeaState = SchemaType<typeof Sea>;

interface Numbers extends ArrayLike<number> {
  [index: number]: number;
  pop(): unknown;
  push(value: number): unknown;
}

/** Writes only what has changed: patches are made of what was written. */
const copyTo = (target: Numbers, source: readonly number[]): void => {
  while (target.length > source.length) target.pop();
  for (const [i, value] of source.entries())
    if (i >= target.length) target.push(value);
    else if (target[i] !== value) target[i] = value;
};

const moverOf = ({ phase, turn, pledges, given }: G): number =>
  phase === 'pledge' ? pledges.indexOf(null) : phase === 'give' ? given.indexOf(false) : turn;

export const newSea = (G: G): SeaState => {
  const state = new Sea();
  state.moves = 0;
  for (const _ of G.hands) state.hands.push(new Hand());
  return state;
};

export const mirror = (G: G, state: SeaState): void => {
  state.phase = G.phase;
  state.turn = G.turn;
  state.mover = moverOf(G);
  state.departed = G.departed;
  state.over = G.over !== null;
  state.moves++;
  copyTo(state.sea, G.sea);
  for (const [seat, hand] of G.hands.entries()) {
    const shown = state.hands[seat];
    if (shown) copyTo(shown.cards, hand);
  }
  copyTo(
    state.piles,
    G.piles.map(pile => pile.length),
  );
  copyTo(
    state.thrown,
    G.thrown.map(cards => cards.length),
  );
  copyTo(
    state.pledged,
    G.pledges.map(count => count ?? 0),
  );
};
