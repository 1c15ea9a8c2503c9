import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@seekiste/rules';
import { describe, expect, it } from 'vitest';
import { clausesOf } from './clauses.test-help.js';
import { captionOf, examplesOf, faultsInExamples, gameFrom, type Example, type ExampleBook } from './examples.js';
import { freeState, played } from './index.js';

const bookOf = async (game: string): Promise<ExampleBook> => {
  const book = await examplesOf(game);
  if (!book) throw new Error(`${game} has no examples`);
  return book;
};

const captionsIn = (game: string, language: string): readonly string[] => {
  const file = fileURLToPath(new URL(`words/examples/${game}/${language}.ftl`, import.meta.url));
  return Array.from(readFileSync(file, 'utf8').matchAll(/^([\w-]+) = \S/gm), ([, id]) => id ?? '');
};

describe.each(GAMES.map(({ name }) => name))('the examples of %s', game => {
  it.each(['de', 'en'])('stand beside every clause of the rulebook in %s that has something to try', async language => {
    expect(faultsInExamples(await bookOf(game), clausesOf(game, language))).toEqual([]);
  });

  it.each(['de', 'en'])('have a caption each in %s, and there is no other', async language => {
    const { examples } = await bookOf(game);
    expect([...captionsIn(game, language)].sort()).toEqual(
      examples.map(({ clause }) => captionOf(game, clause)).sort(),
    );
  });

  it('come to something new by the move worth trying', async () => {
    const book = await bookOf(game);
    for (const example of book.examples) {
      const voyage = gameFrom(book, example);
      const before = freeState(voyage);
      const { events } = played(voyage, before, { actor: voyage.seat, move: example.move });
      expect(events.length, example.clause).toBeGreaterThan(0);
    }
  });
});

describe('a wrong example is found by its clause:', () => {
  const planted = async (change: Partial<Example>): Promise<readonly string[]> => {
    const book = await bookOf('in-aller-ruhe');
    const examples = book.examples.map(example => (example.clause === '4.2' ? { ...example, ...change } : example));
    return faultsInExamples({ ...book, examples }, clausesOf('in-aller-ruhe', 'en'));
  };

  it.each<[string, Partial<Example>, string]>([
    ['a move that is refused', { move: '21 C1' }, '4.2: 21 C1 gets not-ascending, not allowed'],
    ['a move that cannot be read', { move: 'to the moon' }, '4.2: to the moon gets'],
    ['a wrong try that is allowed', { wrong: [{ move: '12 C1', gets: 'not-ascending' }] }, '4.2: 12 C1 gets allowed'],
    ['a wrong try with another code', { wrong: [{ move: '21 C1', gets: 'space-taken' }] }, '4.2: 21 C1 gets not-asc'],
    ['a position that cannot be', { position: { sea: [1] } }, '4.2: in-aller-ruhe, free: bad-position'],
    [
      'a position in which another seat acts',
      { position: { turn: 1, hands: [[1], [2, 3]] } },
      '4.2: it is not the reader’s turn',
    ],
    ['a clause that is not there', { clause: '99.9' }, 'there is no clause 99.9'],
    ['a clause that is there twice', { clause: '4.3' }, '4.3 twice'],
    ['a clause that nobody thought of', { clause: '4.3' }, 'nothing about 4.2'],
  ])('%s', async (_, change, fault) => {
    expect((await planted(change)).join('\n')).toContain(fault);
  });
});
