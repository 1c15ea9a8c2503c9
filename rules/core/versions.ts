import type { AnyGame } from './game.js';
import { err, named, ok, refuse, type Refusal, type Result } from './result.js';

/** By which rules something was played: a game, and the version of its rules. */
export interface RuledBy {
  readonly game: unknown;
  readonly rulesVersion: unknown;
}

/** The rules that a record or a table names; refused where the game is unknown here, or that version of it. */
export const ruledBy = (rules: readonly AnyGame[], { game, rulesVersion }: RuledBy): Result<AnyGame, Refusal> => {
  const versions = rules.filter(({ name }) => name === game);
  const found = versions.find(version => version.rulesVersion === rulesVersion);
  if (found) return ok(found);
  if (versions.length === 0) return err(refuse('unknown-game', 'input', { field: 'game', value: named(game) }));
  const allowed = versions.map(version => version.rulesVersion).sort((a, b) => a - b);
  return err(
    refuse('rules-version', 'input', {
      field: 'rulesVersion',
      value: named(rulesVersion),
      allowed: allowed.join(', '),
    }),
  );
};
