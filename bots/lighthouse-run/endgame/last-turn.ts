import { OVER, Rng, type Seat } from '@seekiste/rules/core';
import { lighthouseRun, type Move, type View } from '@seekiste/rules/lighthouse-run';

const { kernel } = lighthouseRun;

/** Any will do: nothing that is hidden counts any more. */
const ANY = '1'.repeat(64);

/** 8.1, 9.3 Whether the game ends with this card: the last round's last, and Erik does not sail after it. */
const isLastTurn = (view: View): boolean => view.options.mode !== 'erik' && view.piles.every(pile => pile === 0);

/**
 * The last turn of a game: every move has a result, which no hidden card changes. Best first; undefined before, and
 * with Erik, whose card nobody knows.
 */
export const solvedLastTurn = (
  view: View,
  seat: Seat,
): readonly { readonly move: Move; readonly chance: number }[] | undefined => {
  if (!isLastTurn(view)) return undefined;
  const world = lighthouseRun.imagine(view, Rng.from(ANY));
  const after = lighthouseRun.start({ ...view.options }, view.seats);
  const codes = new Int32Array(kernel.mostMoves);
  const solved = Array.from(codes.subarray(0, kernel.list(world, seat, codes)), code => {
    kernel.copy(world, after);
    kernel.play(after, seat, code);
    const isOver = kernel.actor(after) === OVER;
    return isOver ? { move: kernel.decode(world, seat, code), chance: kernel.score(after, seat) } : undefined;
  });
  const all = solved.filter(one => one !== undefined);
  return all.length === solved.length ? all.sort((a, b) => b.chance - a.chance) : undefined;
};
