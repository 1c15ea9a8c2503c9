import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAMES, gameNamed } from './games.js';

/** What the rulebooks differ in: each game's folder says it in `book.test-help.ts`. */
interface Book {
  readonly author: string;
  /** Clauses that we had to work out. */
  readonly reconstructions: readonly string[];
  /** Codes and reasons that need a test each. */
  readonly codes: readonly string[];
  /** Data that cites clauses besides options and exclusions. */
  readonly citing: readonly { readonly clause: string }[];
}

const BOOKS: readonly (Book & { readonly game: string })[] = await Promise.all(
  GAMES.map(async ({ name }) => {
    const { book } = (await import(`./${name}/book.test-help.ts`)) as { readonly book: Book };
    return { game: name, ...book };
  }),
);

const matches = (from: string, pattern: RegExp): string[] => [...from.matchAll(pattern)].map(found => found[1] ?? '');

interface Clause {
  readonly id: string;
  readonly chapter: string;
  readonly words: string;
}

/** A rulebook's clauses: paragraphs that open with their id in bold, under the heading of their chapter. */
const clauses = (rulebook: string): Clause[] => {
  let chapter = '';
  return rulebook.split('\n').flatMap(line => {
    chapter = /^## (\d+) \S/.exec(line)?.[1] ?? chapter;
    const found = /^\*\*(\d+\.\d+)\*\* (\S.*)$/.exec(line);
    return found ? [{ id: found[1] ?? '', chapter, words: found[2] ?? '' }] : [];
  });
};

const cited = (from: string): string[] => [...new Set(matches(from, /(?<![\d.])([1-9]\d?\.\d{1,2})(?![\d.]*\d)/g))];

describe.each(BOOKS)('The rulebook of $game', ({ game, author, reconstructions, codes, citing }) => {
  const folder = new URL(`${game}/`, import.meta.url);
  const text = (file: string): string => readFileSync(new URL(file, folder), 'utf8');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.ts'));
  const isTest = (file: string): boolean => file.endsWith('.test.ts');
  const tests = files.filter(isTest).map(text).join('\n');
  const sources = files
    .filter(file => !isTest(file) && !file.endsWith('.test-help.ts'))
    .map(text)
    .join('\n');

  const german = clauses(text('RULES.de.md'));
  const english = clauses(text('RULES.en.md'));
  const ids = english.map(({ id }) => id);

  /** The clauses that open the titles of tests, `it('4.4 …')` and `it.each(…)('4.4 …')`. */
  const titled = new Set(
    matches(tests, /(?:\bit|\))\(\s*['"`]((?:\d+\.\d+(?:, | ))+)/g).flatMap(opening => opening.trim().split(', ')),
  );
  /** The clauses that open the rows of a table of tests. */
  const inTables = new Set(matches(tests, /^\s*\['(\d+\.\d+)', /gm));

  it('has the same clauses in German and English, in order', () => {
    expect(german.map(({ id }) => id)).toEqual(ids);
    expect(ids).toHaveLength(new Set(ids).size);
    const inOrder = [...ids].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
    expect(ids).toEqual(inOrder);
  });

  it('puts every clause into its chapter, numbered without gaps', () => {
    for (const clause of [...german, ...english]) expect(clause.id.split('.')[0]).toBe(clause.chapter);
    const last = new Map<string, number>();
    for (const id of ids) {
      const [chapter = '', number] = id.split('.');
      expect(Number(number), id).toBe((last.get(chapter) ?? 0) + 1);
      last.set(chapter, Number(number));
    }
    expect([...last.keys()]).toEqual(Array.from(last, (_, i) => String(i + 1)));
  });

  it('marks the same clauses as rulings and as reconstructions', () => {
    const marked = (list: readonly Clause[], mark: string): string[] =>
      list.flatMap(({ id, words }) => [
        ...(words.endsWith(`*(${mark})*`) ? [id] : []),
        ...(words.includes(`*(${mark})*.`) ? [`a sentence of ${id}`] : []),
      ]);
    expect(marked(german, 'Festlegung')).toEqual(marked(english, 'Ruling'));
    expect(marked(german, 'Rekonstruktion')).toEqual(reconstructions);
    expect(marked(english, 'Reconstruction')).toEqual(reconstructions);
  });

  it('refers only to clauses that exist', () => {
    for (const { words } of [...german, ...english]) expect(ids).toEqual(expect.arrayContaining(cited(words)));
  });

  it('names the author and what this is', () => {
    const opening = (file: string): string => text(file).split('\n').slice(0, 3).join(' ');
    for (const part of ['# ', author, 'unabhängige Umsetzung', 'eigenen Worten'])
      expect(opening('RULES.de.md')).toContain(part);
    for (const part of ['# ', author, 'independent', 'own words']) expect(opening('RULES.en.md')).toContain(part);
  });

  it('has every clause that the code cites', () => {
    const unknown = cited(sources).filter(id => !ids.includes(id));
    expect(unknown).toEqual([]);
    expect(cited(sources).length).toBeGreaterThan(30);
    const { options, exclusions } = gameNamed(game)!;
    for (const { clause } of [...options, ...exclusions, ...citing]) expect(ids).toContain(clause);
  });

  it('has every clause that a test is titled by', () => {
    expect([...titled, ...inTables].filter(id => !ids.includes(id))).toEqual([]);
  });

  it('is proven clause by clause: a test is titled by each', () => {
    expect(ids.filter(id => !titled.has(id))).toEqual([]);
  });

  it('has a test for every code of refusal and every reason of an end', () => {
    expect(codes.filter(code => !tests.includes(`'${code}'`))).toEqual([]);
  });
});
