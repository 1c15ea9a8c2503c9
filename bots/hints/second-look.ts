import type { Rng } from '@seekiste/rules/core';
import { analyse, type Beliefs, type Guide, type Judged, type Searched, type Seen } from '../search/index.js';

/** Two looks at the same move, as one. */
const together = <Move, One extends Judged<Move>>(one: One, other: Judged<Move>): One => {
  const playouts = one.playouts + other.playouts;
  const [first, second] = [one.playouts / playouts, other.playouts / playouts];
  const mean = first * one.mean + second * other.mean;
  const below = Math.hypot(first * (one.mean - one.low), second * (other.mean - other.low));
  const above = Math.hypot(first * (one.high - one.mean), second * (other.high - other.mean));
  return { ...one, mean, low: mean - below, high: mean + above, playouts };
};

/** A game whose moves can be told apart by how they are written. */
export type Written<State, Move, View extends Seen> = Searched<State, Move, View> & { write(move: Move): string };

interface Question<State, Move, View extends Seen> {
  readonly searched: Written<State, Move, View>;
  readonly guide: Guide<State> & Beliefs<State, View>;
  readonly view: View;
  readonly rng: Rng;
}

/** The same guide, with eyes for one move only. */
const onlyFor = <State, Move, View extends Seen>(
  { searched, guide }: Question<State, Move, View>,
  move: Move,
): Guide<State> & Beliefs<State, View> => ({
  ...guide,
  candidates(state, seat, out) {
    const { kernel } = searched;
    const count = guide.candidates?.(state, seat, out) ?? kernel.list(state, seat, out);
    const wanted = searched.write(move);
    const code = out.subarray(0, count).find(one => searched.write(kernel.decode(state, seat, one)) === wanted);
    if (code === undefined) throw new Error(`not on offer: ${wanted}`);
    out[0] = code;
    return 1;
  },
});

/**
 * A search spends its playouts on what looks best, so of the others it knows little more than that. Here each of
 * these moves is tried equally often once more, so that what is said of them can be compared; best first.
 */
export const lookAgain = <State, Move, View extends Seen, One extends Judged<Move>>(
  question: Question<State, Move, View>,
  moves: readonly One[],
  playouts: number,
): readonly One[] => {
  const { searched, view, rng } = question;
  const each = Math.max(1, Math.floor(playouts / moves.length));
  return moves
    .map(one => together(one, analyse(searched, onlyFor(question, one.move), view, rng, each)[0] ?? one))
    .sort((one, other) => other.mean - one.mean);
};
