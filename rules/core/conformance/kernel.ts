import { Rng } from '../rng.js';
import type { Offer } from './offers.js';
import { bytes, difference, same } from './plain.js';
import type { Walk } from './walk.js';

/** At most this many moves of a position are played by the kernel: lists are long, and all go through the same code. */
const SAMPLE = 12;

/** Judges a game's kernel against the game; reuses one spare state, as a search does. */
export class KernelJudge<State, Move> {
  private readonly out: Int32Array;
  private readonly spare: State;

  constructor(private readonly walk: Walk<State, Move>) {
    this.out = new Int32Array(walk.game.kernel.mostMoves);
    this.spare = walk.game.start(walk.trial.options, walk.trial.seats);
  }

  /** The kernel lists the same moves in the same order, and plays a sample of them as `apply` does. */
  judge({ seat, moves }: Offer<Move>): void {
    const { walk, out } = this;
    const { game } = walk;
    const { kernel } = game;
    const count = kernel.list(walk.state, seat, out);
    walk.demand(count <= kernel.mostMoves, 'kernel-list', () => `${count} moves, but mostMoves is ${kernel.mostMoves}`);
    walk.demand(count === moves.length, 'kernel-list', () => `lists ${count} of ${moves.length} moves for ${seat}`);
    const codes = [...out.subarray(0, count)];
    moves.forEach((move, index) => {
      const named = kernel.decode(walk.state, seat, codes[index] as number);
      walk.demand(
        same(named, move),
        'kernel-list',
        () => `move ${index} is ${game.write(named)}, not ${game.write(move)}`,
      );
    });
    if (count === 0) return;
    const picked = kernel.pick(walk.state, seat, walk.rng);
    walk.demand(codes.includes(picked), 'kernel-pick', () => `${picked} is none of ${bytes(codes)}`);
    const from = walk.rng.below(count);
    for (let i = 0; i < Math.min(count, SAMPLE); i++) {
      const index = (from + i * Math.ceil(count / SAMPLE)) % count;
      this.judgePlay(seat, moves[index] as Move, codes[index] as number);
    }
    walk.judgeUntouched();
  }

  private judgePlay(seat: number, move: Move, code: number): void {
    const { walk, spare } = this;
    const { kernel } = walk.game;
    kernel.copy(walk.state, spare);
    walk.demand(same(spare, walk.state), 'kernel-copy', () => difference(spare, walk.state));
    const step = walk.game.apply(walk.state, seat, move);
    kernel.play(spare, seat, code);
    walk.demand(
      step.ok && same(spare, step.value.state),
      'kernel-play',
      () => `${seat} ${walk.game.write(move)}: ${step.ok ? difference(spare, step.value.state) : bytes(step)}`,
    );
  }

  /** The kernel's deal is what chance would have dealt from here, and both use up as much of the generator. */
  judgeDeal(): void {
    const { walk, spare } = this;
    const at = walk.rng.seed();
    const [one, other] = [Rng.from(at), Rng.from(at)];
    walk.game.kernel.copy(walk.state, spare);
    const step = walk.game.apply(walk.state, 'chance', walk.game.chance(walk.state, one));
    walk.game.kernel.deal(spare, other);
    walk.demand(
      step.ok && same(spare, step.value.state) && one.seed() === other.seed(),
      'kernel-play',
      () => `deal: ${step.ok ? difference(spare, step.value.state) : bytes(step)}`,
    );
  }

  /** 1 for a win, a share for a shared first place, 0 for everybody else. */
  judgeScore(): void {
    const { walk } = this;
    const result = walk.game.result(walk.state);
    if (result === undefined) return;
    for (const seat of walk.seats) {
      const score = walk.game.kernel.score(walk.state, seat);
      const due = result.kind === 'team' ? Number(result.won) : share(result.places, seat);
      walk.demand(score === due, 'kernel-score', () => `${score} instead of ${due} for ${seat}`);
    }
  }
}

const share = (places: readonly number[], seat: number): number =>
  places[seat] === 1 ? 1 / places.filter(place => place === 1).length : 0;
