import { parse } from '@fluent/syntax';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LEVELS } from '@seekiste/bots';
import { CHECKS, VERDICTS } from '@seekiste/protocol';
import { GAMES } from '@seekiste/rules';
import * as inAllerRuhe from '@seekiste/rules/in-aller-ruhe';
import * as lighthouseRun from '@seekiste/rules/lighthouse-run';
import * as santaTimea from '@seekiste/rules/santa-timea';
import { FLAWS, TABLE_CODES } from '@seekiste/server';
import { LANGUAGES } from '@seekiste/words';
import { factsOf, generated, textFiles } from '../tools/words.mjs';
import { lobbyVoice } from './voices.js';

const ROOT = join(import.meta.dirname, '..');
const FILES = textFiles();

/** The sources of a room without its tests, as one text. */
const sourcesOf = (room: string): string =>
  readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.(ts|svelte)$/.test(file) && !/dist\/|node_modules\/|\.test|messages\.ts$/.test(file))
    .map(file => readFileSync(join(ROOT, room, file), 'utf8'))
    .join('\n');

/** Where texts in several languages stand beside each other. */
const PLACES = [...new Set(FILES.map(({ path, lobby }) => `${dirname(path)}/${lobby ? 'lobby.' : ''}`))].map(place => ({
  place,
}));

const inPlace = (place: string, language: string): string =>
  FILES.find(({ path }) => path === `${place}${language}.ftl`)?.text ?? '';

describe.each(PLACES)('the texts in $place', ({ place }) => {
  const [first, ...others] = LANGUAGES.map(language => inPlace(place, language));

  it.each(LANGUAGES)('are there in %s and parse to the last entry, each message once', language => {
    const { body } = parse(inPlace(place, language), { withSpans: false });
    const ids = body.flatMap(entry => (entry.type === 'Message' ? [entry.id.name] : []));
    expect(body.filter(({ type }) => type === 'Junk')).toEqual([]);
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('say the same things in the same order in every language', () => {
    for (const other of others) expect([...factsOf(other).keys()]).toEqual([...factsOf(first ?? '').keys()]);
  });

  it('ask for no argument that another language does not know, but for the form of address', () => {
    const asked = (text: string, id: string) =>
      [...(factsOf(text).get(id)?.variables ?? [])].filter(name => !['crew', 'form'].includes(name)).sort();
    for (const other of others)
      for (const id of factsOf(other).keys())
        expect([id, ...asked(other, id)]).toEqual([id, ...asked(first ?? '', id)]);
  });
});

it('there is a file of every name for every language, and for no other', () => {
  for (const { path, language } of FILES) expect(LANGUAGES, path).toContain(language);
});

it('the generated types are fresh: npm run words', async () => {
  for (const [path, text] of await generated()) expect(readFileSync(join(ROOT, path), 'utf8'), path).toBe(text);
});

describe('messages', () => {
  const spokenTogether = (prefix: string) =>
    FILES.filter(({ path }) => path.startsWith(prefix) && path.endsWith('/en.ftl'));

  /** Ids that are put together from what the rules, the bots and the protocol list. */
  const listed = (prefix: string, names: Iterable<string>): string[] => Array.from(names, name => `${prefix}-${name}`);
  const PUT_TOGETHER = new Set([
    ...listed('refusal', [...inAllerRuhe.CODES, ...santaTimea.CODES, ...lighthouseRun.CODES, ...TABLE_CODES]),
    ...listed('bot', LEVELS),
    ...listed(
      'bot',
      LEVELS.map(level => `${level}-explain`),
    ),
    ...listed('outcome', inAllerRuhe.LOSSES),
    ...listed('event-threw', inAllerRuhe.THROW_REASONS),
    ...listed('verify', CHECKS),
  ]);

  /** Families of which the sources name only the beginning. */
  const named = (sources: string): ((id: string) => boolean) => {
    const families = Array.from(sources.matchAll(/`([a-z-]+-)\$\{/g), ([, family]) => family ?? '');
    return id => sources.includes(`'${id}'`) || PUT_TOGETHER.has(id) || families.some(family => id.startsWith(family));
  };

  it.each([
    { rooms: ['words'], prefix: 'words/' },
    { rooms: ['cli'], prefix: 'cli/words/' },
    { rooms: ['web/src'], prefix: 'web/src/words/' },
    { rooms: ['learn', 'web/src'], prefix: 'learn/words/' },
  ])('of $prefix are all spoken', ({ rooms, prefix }) => {
    const isNamed = named(rooms.map(sourcesOf).join('\n'));
    const facts = spokenTogether(prefix).flatMap(({ text }) => [...factsOf(text)]);
    const referred = new Set(facts.flatMap(([, { messages }]) => [...messages]));
    expect(facts.map(([id]) => id).filter(id => !referred.has(id) && !isNamed(id))).toEqual([]);
  });

  it.each(FILES.filter(({ lobby }) => !lobby))(
    'of $path refer only to messages that there are',
    ({ path, language, text }) => {
      const game = path.split('/').slice(0, 2).join('/');
      const known = new Set(
        FILES.filter(file => file.path.startsWith(`${game}/`) && basename(file.path) === `${language}.ftl`).flatMap(
          file => [...factsOf(file.text).keys()],
        ),
      );
      for (const [id, { messages }] of factsOf(text)) for (const other of messages) expect(known, id).toContain(other);
    },
  );
});

/** Every code that the rules refuse with. */
const CODES = {
  'in-aller-ruhe': inAllerRuhe.CODES,
  'santa-timea': santaTimea.CODES,
  'lighthouse-run': lighthouseRun.CODES,
};

describe.each(LANGUAGES)('in %s', language => {
  const idsOf = (prefix: string): ReadonlySet<string> =>
    new Set(
      FILES.filter(file => file.language === language && file.path.startsWith(prefix)).flatMap(file => [
        ...factsOf(file.text).keys(),
      ]),
    );

  it.each(Object.entries(CODES))('%s has a sentence for each of its refusals', (game, codes) => {
    const known = idsOf(`words/${game}/`);
    expect(codes.filter(code => !known.has(`refusal-${code}`))).toEqual([]);
  });

  it('everything that rules refuse before a game is asked has a sentence', () => {
    const found = sourcesOf('rules').matchAll(/(?:refuse(?:<Code>)?|broken)\('([a-z-]+)'/g);
    const known = idsOf('words/');
    expect(
      [...new Set(Array.from(found, ([, code]) => code ?? ''))].filter(code => !known.has(`refusal-${code}`)),
    ).toEqual([]);
  });

  it('what a table refuses has its sentence in the app', () => {
    const known = idsOf('web/src/words/');
    expect(TABLE_CODES.filter(code => !known.has(`refusal-${code}`))).toEqual([]);
  });

  it('every level, check, verdict, flaw and reason to throw cards away has its words', () => {
    const known = new Set([...idsOf('words/'), ...idsOf('cli/words/')]);
    const wanted = [
      ...LEVELS.flatMap(level => [`bot-${level}`, `bot-${level}-explain`]),
      ...CHECKS.map(check => `verify-${check}`),
      ...VERDICTS.map(verdict => `verdict-${verdict}`),
      ...FLAWS.map(flaw => `check-${flaw}`),
      ...inAllerRuhe.THROW_REASONS.map(why => `event-threw-${why}`),
      ...inAllerRuhe.LOSSES.map(loss => `outcome-${loss}`),
    ];
    expect(wanted.filter(id => !known.has(id))).toEqual([]);
  });

  it.each(GAMES.map(game => ({ name: game.name, game })))(
    'the lobby has words for all options of $name',
    ({ game }) => {
      const voice = lobbyVoice(game.name, language);
      const choices = game.options.flatMap(spec => [
        voice.option(spec.name),
        ...(spec.kind === 'switch' ? [true, false] : spec.values).map(value => voice.optionValue(spec.name, value)),
      ]);
      for (const { label, explain } of choices) {
        expect(label).not.toMatch(/^option-|\{|^$/);
        expect(explain).not.toMatch(/^option-|\{|^$/);
      }
      for (const { code } of game.exclusions)
        expect(voice.refusal({ code, clause: '1', params: {} })).not.toContain(code);
    },
  );
});
