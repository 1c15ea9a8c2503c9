import { GAMES } from '@seekiste/rules';
import { describe, expect, it } from 'vitest';
import { clausesOf } from './clauses.test-help.js';
import { lessonsByClause } from './taught.js';

/** Why no step teaches a clause of the core rules. */
type Untaught =
  /** It says what lies in the box: the rulebook has a picture. */
  | 'pieces'
  /** It is done before the first move, and nobody chooses anything. */
  | 'set-up'
  /** It says what may be known, said or agreed on before a game. */
  | 'talk'
  /** It is rare or follows by itself: the live position beside the clause shows it. */
  | 'shown';

/** The last chapter of the core rules: later ones are expansions, variants and modes, which have lessons of their own. */
const CORE = 8;

const UNTAUGHT: Readonly<Record<string, Readonly<Record<string, Untaught>>>> = {
  'in-aller-ruhe': {
    '2.1': 'set-up',
    '2.2': 'set-up',
    '2.3': 'set-up',
    '2.4': 'set-up',
    '2.5': 'set-up',
    '3.4': 'talk',
    '3.6': 'talk',
    '4.8': 'shown',
    '5.4': 'shown',
    '5.9': 'shown',
    '5.10': 'shown',
    '6.4': 'shown',
    '7.2': 'talk',
    '8.2': 'shown',
    '8.3': 'shown',
  },
  'santa-timea': {
    '1.2': 'pieces',
    '1.3': 'pieces',
    '2.1': 'set-up',
    '2.2': 'set-up',
    '2.4': 'shown',
    '2.5': 'set-up',
    '3.5': 'talk',
    '3.6': 'talk',
    '5.3': 'shown',
    '6.3': 'shown',
    '6.4': 'shown',
    '7.4': 'shown',
    '7.5': 'shown',
    '8.1': 'shown',
    '8.2': 'talk',
    '8.3': 'talk',
  },
  'lighthouse-run': {
    '1.1': 'pieces',
    '1.2': 'pieces',
    '1.3': 'pieces',
    '1.4': 'pieces',
    '1.5': 'pieces',
    '1.6': 'pieces',
    '2.1': 'set-up',
    '2.2': 'set-up',
    '2.3': 'set-up',
    '2.4': 'set-up',
    '2.5': 'set-up',
    '3.3': 'shown',
    '3.4': 'shown',
    '3.5': 'talk',
    '3.6': 'talk',
    '5.5': 'shown',
    '5.9': 'shown',
    '6.4': 'shown',
    '7.4': 'shown',
    '7.5': 'shown',
    '8.1': 'shown',
    '8.3': 'shown',
    '8.4': 'shown',
  },
};

describe.each(GAMES.map(({ name }) => name))('the core rules of %s', game => {
  it('are taught by some step, clause by clause, or it is said why not', async () => {
    const taught = await lessonsByClause(game);
    const core = clausesOf(game, 'en').filter(clause => Number.parseInt(clause) <= CORE);
    expect(core.filter(clause => !taught.has(clause))).toEqual(Object.keys(UNTAUGHT[game] ?? {}));
  });
});

it('a clause leads to its lessons, the first voyage before the others', async () => {
  const taught = await lessonsByClause('in-aller-ruhe');
  expect(taught.get('4.4')?.map(({ name }) => name)).toEqual([
    'first-voyage',
    'monsters',
    'solo',
    'odd-gaps',
    'dead-cards',
  ]);
  expect(taught.get('12.9')).toEqual([{ game: 'in-aller-ruhe', name: 'storms', kind: 'chapter' }]);
});
