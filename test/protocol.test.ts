import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LEVELS } from '@seekiste/bots';
import { CLOSED, MAX_NAME, MAX_TEXT, PACES, PROTOCOL } from '@seekiste/protocol';
import { GAMES } from '@seekiste/rules';
import { LIMITS, SETTINGS, TABLE_CODES } from '@seekiste/server';
import { shapedPages } from '../tools/shapes.mjs';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts') && !/(^|\/)(dist|node_modules)\//.test(file))
    .map(file => `${folder}/${file}`);
const isTest = (file: string): boolean => /\.(test|test-help)\.ts$/.test(file);
const matches = (from: string, pattern: RegExp): readonly string[] =>
  [...from.matchAll(pattern)].map(([, one]) => one!);

const PAGES = readdirSync(join(ROOT, 'docs/protocol')).map(name => `docs/protocol/${name}`);
const text = PAGES.map(read).join('\n');
/** The paragraphs that open with their number in bold. */
const rules = new Map(
  [...text.matchAll(/^\*\*(P\d+\.\d+)\*\* ([^]*?)(?=^\*\*P\d|^## |(?![^]))/gm)].map(([, id, words]) => [id!, words!]),
);
const ids = [...rules.keys()];
const chapter = (number: number): string =>
  [...rules].flatMap(([id, words]) => (id.startsWith(`P${number}.`) ? [words] : [])).join('\n');

/** What is said in code, `like-this`, anywhere on these pages. */
const said = new Set(matches(text, /`([^`\n]+)`/g));
const unsaid = (words: Iterable<string>): readonly string[] => [...words].filter(word => !said.has(word));

const tests = ['rules/core', 'protocol', 'server', 'cli', 'test']
  .flatMap(filesIn)
  .filter(file => file.endsWith('.test.ts'));
/** The rules that open the titles of tests: `it('P4.2, P5.3 …')`. */
const titled = new Set(
  tests
    .flatMap(file => matches(read(file), /(?:\bit|\))\(\s*['"`]((?:P\d+\.\d+(?:, | ))+)/g))
    .flatMap(opening => opening.trim().split(', ')),
);
const sources = ['protocol', 'server']
  .flatMap(filesIn)
  .filter(file => !isTest(file))
  .map(read)
  .join('\n');

describe('the rules of the protocol', () => {
  it('are numbered once each, without gaps, on the page of their chapter', () => {
    expect(matches(text, /^\*\*(P\d+\.\d+)\*\*/gm)).toHaveLength(ids.length);
    const last = new Map<string, number>();
    for (const page of PAGES) {
      let heading = '';
      for (const line of read(page).split('\n')) {
        heading = /^## (P\d+) /.exec(line)?.[1] ?? heading;
        const [, of, number] = /^\*\*(P\d+)\.(\d+)\*\*/.exec(line) ?? [];
        if (of === undefined) continue;
        expect(of).toBe(heading);
        expect(Number(number), line).toBe((last.get(of) ?? 0) + 1);
        last.set(of, Number(number));
      }
    }
    expect(ids.length).toBeGreaterThan(70);
  });

  it('are proven one by one: a test is titled by each', () => {
    expect(ids.filter(id => !titled.has(id))).toEqual([]);
  });

  it('that tests, pages and examples refer to exist', () => {
    const docs = [
      text,
      read('docs/protocol.md'),
      ...['client', 'deal', 'verify'].map(name => read(`docs/examples/${name}.py`)),
    ];
    const cited = docs.flatMap(page => matches(page, /\b(P\d+\.\d+)\b/g));
    expect([...titled, ...cited].filter(id => !rules.has(id))).toEqual([]);
  });
});

describe('the pages of the protocol', () => {
  it('have the shapes that the types have: “npm run shapes” writes them', async () => {
    const shaped = await shapedPages();
    expect(shaped.size).toBe(PAGES.length);
    for (const [page, should] of shaped) expect(read(page), page).toBe(should);
  });

  it('have a rule for every request and every reply', () => {
    const kinds = (type: string): readonly string[] =>
      matches(
        new RegExp(`^type ${type} =([^]*?);\\n\\n`, 'm').exec(read('docs/protocol/messages.md'))![1]!,
        /\bt: '(\w+)'/g,
      );
    const opening = (number: number): readonly string[] =>
      [...rules].flatMap(([id, words]) => (id.startsWith(`P${number}.`) ? [/^`(\w+)`/.exec(words)?.[1] ?? ''] : []));
    expect(kinds('Request')).toContain('sit');
    expect(kinds('Reply')).toContain('welcome');
    expect(kinds('Request').filter(kind => !opening(4).includes(kind))).toEqual([]);
    expect(kinds('Reply').filter(kind => !opening(5).includes(kind))).toEqual([]);
  });

  it('P1.6 have every status, and its code', () => {
    const statuses = matches(
      /const STATUS = \{([^]*?)\}/.exec(read('server/http/answers.ts'))![1]!,
      /('[\w-]+': \d+)/g,
    );
    expect(statuses.length).toBeGreaterThan(8);
    for (const line of statuses) {
      const [, code, status] = /'(.+)': (\d+)/.exec(line)!;
      expect(rules.get('P1.6')).toContain(`| ${status} | \`${code}\` |`);
    }
  });

  it('P2.1 have every path', () => {
    const routes = [...sources.matchAll(/\b(?:app|api)\.(get|post|patch|put|delete)(?:<[^(]*>)?\(\s*'([^']+)'/g)];
    expect(routes.length).toBeGreaterThan(8);
    const undescribed = routes
      .map(([, method, path]) => `${method!.toUpperCase()} ${path!.replaceAll(/:(\w+)/g, '<$1>')}`)
      .filter(route => !chapter(2).includes(`\`${route}\``));
    expect(undescribed).toEqual([]);
  });

  it('P3.8 have every code with which a socket is closed', () => {
    for (const [reason, code] of Object.entries(CLOSED))
      expect(rules.get('P3.8')).toContain(`| ${code} | \`${reason}\` |`);
  });

  it('P5.8, P5.9 have every code of refusal', () => {
    const named = /\b(?:broken|refuse|matching|wholeNumber|oneOf)\(\s*'([a-z][a-z-]+)'/g;
    const files = ['protocol/decode', 'protocol/fields', 'protocol/names', 'server/http/bodies'];
    const codes = new Set([...files.flatMap(file => matches(read(`${file}.ts`), named)), ...TABLE_CODES]);
    expect(codes.size).toBeGreaterThan(40);
    expect(unsaid(codes)).toEqual([]);
  });

  it('P5.10 have the number of the protocol', () => {
    expect(rules.get('P5.10')).toContain(`\`protocol\` is ${PROTOCOL}.`);
  });

  it('P1.7, P3.5, P3.7 have the limits that are set', () => {
    const { frames, framesOf, framesFrom, connectionsFrom, connectionsOf, arrivals, requests, newPeople, newTables } =
      LIMITS;
    expect(rules.get('P3.5')).toContain(
      `may send ${frames.burst} at once and ${frames.perSecond} a second, all connections of a person ${framesOf.burst} and ${framesOf.perSecond}, all from one address ${framesFrom.burst} and ${framesFrom.perSecond}`,
    );
    expect(rules.get('P3.7')).toContain(`at most ${connectionsOf} sockets`);
    expect(rules.get('P3.7')).toContain(`at most ${connectionsFrom}, and ${arrivals.burst} new ones at once`);
    expect(rules.get('P1.7')).toContain(`${requests.burst} at once and ${requests.perSecond} a second`);
    expect(newTables).toEqual(newPeople);
    expect(rules.get('P1.7')).toContain(`new people and new tables ${newPeople.burst} at once and one a second`);
    expect(rules.get('P1.8')).toContain(`at most ${MAX_NAME} UTF-16 units`);
    expect(rules.get('P4.13')).toContain(`at most ${MAX_TEXT} UTF-16 units`);
  });

  it('P6.3, P6.10 have the times that are set', () => {
    const { beat, patience } = SETTINGS;
    expect(rules.get('P6.3')).toContain(
      `a grid of ${beat.grid / 1000} s, at least ${beat.least / 1000} s after it came`,
    );
    expect(rules.get('P6.10')).toContain(`${patience.live / 1000} s where`);
    expect(patience.days).toBe(3 * 24 * 60 * 60 * 1000);
  });

  it('P2.7 have every game, level of bots and pace', () => {
    expect(unsaid([...GAMES.map(({ name }) => name), ...LEVELS, ...PACES])).toEqual([]);
  });

  it.each(GAMES)('have the options of $name', ({ name, options, exclusions }) => {
    const page = read(`docs/protocol/${name}.md`);
    const written = (value: unknown): string => (typeof value === 'string' ? `\`${value}\`` : String(value));
    for (const spec of options) {
      const values = spec.kind === 'switch' ? [true, false] : spec.values;
      const omitted = spec.late ? `; left out where it is ${written(spec.default)}` : '';
      expect(page).toContain(
        `| \`${spec.name}\` | ${values.map(written).join(', ')}${omitted} | ${written(spec.default)} | ${spec.clause} |`,
      );
    }
    expect(page.includes('Excluded') || exclusions.every(({ when }) => when.some(one => one.name === 'seats'))).toBe(
      true,
    );
  });
});
