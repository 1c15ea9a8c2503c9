import { shells } from '../toy.test-help.js';
import { kernelBut, type Broken } from './broken.test-help.js';

/** Games whose kernel plays by rules of its own. */
export const BROKEN_KERNEL: readonly Broken[] = [
  {
    check: 'kernel-list',
    fault: 'lists fewer moves for search',
    game: () => kernelBut({ list: (state, seat, out) => Math.max(0, shells.kernel.list(state, seat, out) - 1) }),
  },
  {
    check: 'kernel-list',
    fault: 'lists moves for search in another order',
    game: () =>
      kernelBut({
        list(state, seat, out) {
          const count = shells.kernel.list(state, seat, out);
          out.subarray(0, count).reverse();
          return count;
        },
      }),
  },
  { check: 'kernel-list', fault: 'allows for too few moves', game: () => kernelBut({ mostMoves: 1 }) },
  { check: 'kernel-pick', fault: 'picks a move that it does not list', game: () => kernelBut({ pick: () => 77 }) },
  {
    check: 'kernel-play',
    fault: 'plays another move in search',
    game: () =>
      kernelBut({
        play: (state, seat, code) => shells.kernel.play(state, seat, (state.hands[seat] ?? []).length - 1 - code),
      }),
  },
  {
    check: 'kernel-play',
    fault: 'deals otherwise in search',
    game: () =>
      kernelBut({
        deal(state, rng) {
          rng.next();
          shells.kernel.deal(state, rng);
        },
      }),
  },
  {
    check: 'kernel-copy',
    fault: 'forgets something when it copies',
    game: () =>
      kernelBut({
        copy(from, to) {
          const { won } = to;
          shells.kernel.copy(from, to);
          Object.assign(to, { won });
        },
      }),
  },
  {
    check: 'unchanged',
    fault: 'shares memory with its copies',
    game: () =>
      kernelBut({
        copy(from, to) {
          shells.kernel.copy(from, to);
          Object.assign(to, { hands: from.hands });
        },
      }),
  },
  { check: 'kernel-score', fault: 'scores a win for everybody', game: () => kernelBut({ score: () => 1 }) },
];
