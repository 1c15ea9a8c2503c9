import { chanceFrom, drawn, passed, stepOf, type AnyGame, type GameRecord, type Played } from '@seekiste/rules/core';

/** Follows the moves of a record, and knows what chance would do by the seed alone. */
export class Fold {
  private state: unknown;
  private chance: ReturnType<typeof chanceFrom>;
  private refused = false;

  constructor(
    private readonly game: AnyGame,
    { options, seats, rng, seed }: GameRecord,
  ) {
    this.state = game.start(options, seats);
    this.chance = chanceFrom(rng, seed);
  }

  /** What the seed lets chance do now; `undefined` where it is not chance's turn, or nobody knows any more. */
  get expected(): unknown {
    if (this.refused || this.game.toAct(this.state).kind !== 'chance') return undefined;
    return drawn(this.game, this.state, this.chance).move;
  }

  play(played: Played): void {
    if (this.refused) return;
    if (played.actor === 'chance') this.chance = passed(this.game, this.state, this.chance);
    const step = stepOf(this.game, this.state, played);
    if (step.ok) this.state = step.value.state;
    else this.refused = true;
  }
}
