import { GAMES } from '@seekiste/rules';
import { LANGUAGES } from '@seekiste/words';
import { describe, expect, it } from 'vitest';
import { findClauses, wordsOf } from './find.js';
import { loadRulebook } from './load.js';
import { linkClauses, markWords } from './markup.js';
import { parseRulebook } from './parse.js';

const book = parseRulebook(`# Three Boats

For three.

## 1 Setting out

Once.

**1.1** Each boat has *one* sail & one oar.

**1.2** Wind blows (1.1).

- from the north
- from the south

## 2 Coming home

**2.1** The first boat home wins.
`);

const ids = (chapters: typeof book.chapters): readonly string[] =>
  chapters.flatMap(chapter => chapter.clauses.map(({ id }) => id));

describe('a RULES file', () => {
  it('has a title and an introduction', () => {
    expect(book.title).toBe('Three Boats');
    expect(book.introduction.trim()).toBe('<p>For three.</p>');
  });

  it('has chapters with numbered titles', () => {
    expect(book.chapters.map(({ id, title }) => `${id} ${title}`)).toEqual(['1 Setting out', '2 Coming home']);
    expect(book.chapters[0]!.introduction.trim()).toBe('<p>Once.</p>');
  });

  it('has clauses, whose number is not repeated in their text', () => {
    expect(ids(book.chapters)).toEqual(['1.1', '1.2', '2.1']);
    expect(book.chapters[0]!.clauses[0]!.text).toBe('Each boat has one sail & one oar.');
  });

  it('keeps what follows a clause with that clause', () => {
    expect(book.chapters[0]!.clauses[1]!.text).toBe('Wind blows (1.1). from the north from the south');
  });
});

describe('the search', () => {
  it('finds the clauses that hold every word, whatever the case', () => {
    expect(ids(findClauses(book.chapters, wordsOf('BOAT one')))).toEqual(['1.1']);
  });

  it('finds a clause by its number and a chapter by its number', () => {
    expect(ids(findClauses(book.chapters, wordsOf('2.1')))).toEqual(['2.1']);
    expect(ids(findClauses(book.chapters, wordsOf('1')))).toEqual(['1.1', '1.2']);
  });

  it('leaves out chapters without a hit, and shows everything for nothing', () => {
    expect(findClauses(book.chapters, wordsOf('home')).map(({ id }) => id)).toEqual(['2']);
    expect(findClauses(book.chapters, wordsOf('  '))).toBe(book.chapters);
  });

  it('marks the words it looked for, but not inside tags', () => {
    expect(markWords('<p class="on">on it</p>', ['on'])).toBe('<p class="on"><mark>on</mark> it</p>');
  });

  it('takes special characters as they are', () => {
    expect(markWords('<p>(1.1) or 141</p>', ['(1.1)'])).toBe('<p><mark>(1.1)</mark> or 141</p>');
  });
});

describe('references', () => {
  const link = (html: string): string => linkClauses(html, new Set(['1.1', '1.10']), id => `#/${id}`);

  it('become links if the clause exists', () => {
    expect(link('<p>see 1.1.</p>')).toBe('<p>see <a href="#/1.1" data-clause="1.1">1.1</a>.</p>');
    expect(link('<p>see 9.9</p>')).toBe('<p>see 9.9</p>');
  });

  it('are not found inside longer numbers', () => {
    expect(link('<p>11.1 and 1.1.5</p>')).toBe('<p>11.1 and 1.1.5</p>');
    expect(link('1.10')).toBe('<a href="#/1.10" data-clause="1.10">1.10</a>');
  });
});

describe('the rulebooks of the app', () => {
  it.each(GAMES.flatMap(game => LANGUAGES.map(language => [game.name, language] as const)))(
    '%s has one in %s, with every clause under the chapter of its number',
    async (game, language) => {
      const { title, chapters } = (await loadRulebook(game, language))!;
      expect(title).not.toBe('');
      expect(chapters.length).toBeGreaterThan(0);
      for (const chapter of chapters) {
        expect(chapter.clauses.length).toBeGreaterThan(0);
        for (const clause of chapter.clauses) expect(clause.id.startsWith(`${chapter.id}.`), clause.id).toBe(true);
      }
    },
  );

  it('are missing for a game that does not exist', async () => {
    expect(await loadRulebook('no-such-game', 'de')).toBeUndefined();
  });
});
