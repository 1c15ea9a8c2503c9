import type { AnyGame, GameRecord, Player } from '@seekiste/rules/core';

/** After how many moves two tries at one deal went different ways; `undefined` where they never did. */
export const partingOf = (game: AnyGame, mine: GameRecord, theirs: GameRecord): number | undefined => {
  const written = ({ moves }: GameRecord): readonly string[] =>
    moves.map(({ actor, move }) => `${actor} ${game.write(move)}`);
  const [own, other] = [written(mine), written(theirs)];
  const at = own.findIndex((move, i) => move !== other[i]);
  if (at >= 0) return at;
  return other.length > own.length ? own.length : undefined;
};

/** A try with another one as its variation, from where they parted on. */
export const besides = (
  mine: GameRecord,
  theirs: GameRecord,
  at: number,
  { players, comment }: { readonly players: readonly Player[]; readonly comment: string },
): GameRecord => ({
  ...mine,
  notes: [{ at, mark: 'moment', comment }],
  variations: [{ at, players, moves: theirs.moves.slice(at), notes: [], variations: [] }],
});
