import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  CODES as RUHE_CODES,
  LEVELS,
  LOSSES,
  PYRAMID_DIFFICULTIES,
  THROW_REASONS,
  VARIANTS,
  inAllerRuhe,
} from '@seekiste/rules/in-aller-ruhe';
import { BOX, CODES as RUN_CODES, COLOURS, lighthouseRun, MODES, MOVEMENTS } from '@seekiste/rules/lighthouse-run';
import { CODES as TIMEA_CODES, santaTimea } from '@seekiste/rules/santa-timea';
import { de as generalDe } from './general/de.js';
import { en as generalEn } from './general/en.js';
import { de as inAllerRuheDe } from './in-aller-ruhe/de.js';
import { en as inAllerRuheEn } from './in-aller-ruhe/en.js';
import { de as lighthouseRunDe } from './lighthouse-run/de.js';
import { en as lighthouseRunEn } from './lighthouse-run/en.js';
import { de as santaTimeaDe } from './santa-timea/de.js';
import { en as santaTimeaEn } from './santa-timea/en.js';
import { codesInRules, readTexts, sourcesOf } from './texts.test-help.js';

const refusals = (codes: readonly string[]): string[] => codes.map(code => `refusal-${code}`);
const explained = (ids: readonly string[]): string[] => ids.flatMap(id => [id, `${id}-explain`]);
const optionsOf = ({ options }: { options: readonly { name: string }[] }): string[] =>
  options.map(({ name }) => `option-${name}`);

/** How a box file that cannot even be read is refused; its constraints go by their own names. */
const BOX_CODES = ['malformed-box'];

/** The two values of every switch. */
const switchesOf = ({ options }: { options: readonly { name: string; kind: string }[] }): string[] =>
  options.flatMap(({ name, kind }) => (kind === 'switch' ? [`option-${name}-on`, `option-${name}-off`] : []));

/** What speaks for a move, as hints know it; that each has its sentence, the app finds out, which knows both. */
const RUHE_REASONS = [
  ...['fills-gap', 'keeps-gap', 'gives-up-gap', 'scores-island', 'throws-dead', 'throws-spare', 'spares-gap'],
  ...[
    'departs',
    'arrives',
    'pledges',
    'completes-eight',
    'misses-eight',
    'pledges-alone',
    'gives-unseen',
    'moves-rock',
    'holds-rock',
    'destroys',
  ],
  ...['calms-drawn', 'calms-row', 'calms-seat', 'lets-blow', 'awards', 'storms-row', 'turns', 'swaps', 'clears'],
];
const TIMEA_REASONS = [
  ...['leads', 'leads-bride', 'void-bride', 'knocks-out', 'takes', 'completes-set', 'escapes', 'nobody-takes'],
  ...['risks', 'hides-behind', 'lays-sets-aside', 'keeps-pairs'],
];
const RUN_REASONS = ['gains', 'gains-bonus', 'escapes', 'advances', 'only-light'];
const reasons = (codes: readonly string[]): string[] => codes.map(code => `reason-${code}`);

/** Messages that are found by a name put together; all others are named in the sources. */
const PUT_TOGETHER: Readonly<Record<string, readonly string[]>> = {
  general: [
    'seat',
    ...explained(['random', 'cabin-boy', 'sailor', 'captain'].map(level => `bot-${level}`)),
    ...refusals(
      codesInRules().filter(
        code => ![...RUHE_CODES, ...TIMEA_CODES, ...RUN_CODES, ...BOX_CODES].some(of => of === code),
      ),
    ),
  ],
  'in-aller-ruhe': [
    ...refusals(RUHE_CODES),
    ...reasons(RUHE_REASONS),
    ...['arrived', 'sea-full', 'hands-empty', ...LOSSES].map(reason => `outcome-${reason}`),
    ...THROW_REASONS.map(why => `event-threw-${why}`),
    ...['silence', 'numbers', 'storms', 'open'].map(talk => `talk-${talk}`),
    ...LEVELS.map(({ name }) => `level-${name}`),
    ...['award', 'storm', 'soak', 'storm-row', 'distress'].map(phase => `todo-${phase}`),
    ...['monster', 'turn', 'clear'].flatMap(instead => [`todo-${instead}`, `todo-${instead}-or-discard`]),
    ...['storm-drawn', 'calmed', 'took', 'hand-shown'].map(type => `event-${type}`),
    ...explained([...optionsOf(inAllerRuhe), ...switchesOf(inAllerRuhe), 'level-standard']),
    ...explained([
      'option-monsters-count',
      'option-monsters-none',
      ...VARIANTS.map(variant => `variant-${variant}`),
      ...PYRAMID_DIFFICULTIES.map(difficulty => `pyramid-${difficulty}`),
    ]),
  ],
  'santa-timea': [
    ...refusals(TIMEA_CODES),
    ...reasons(TIMEA_REASONS),
    ...explained([...optionsOf(santaTimea), 'option-professional-on', 'option-professional-off']),
  ],
  'lighthouse-run': [
    ...reasons(RUN_REASONS),
    ...refusals([...RUN_CODES, ...BOX_CODES, ...lighthouseRun.exclusions.map(({ code }) => code)]),
    ...explained([...optionsOf(lighthouseRun), ...MODES.map(mode => `mode-${mode}`)]),
    ...MOVEMENTS.flatMap(movement => [`move-${movement}`, `movement-${movement}`]),
    ...COLOURS.flatMap(colour => ['colour', 'animal', 'card-of', 'some', 'one'].map(form => `${form}-${colour}`)),
    ...BOX.towers.flatMap(tower => [`tower-${tower}`, `tower-onto-${tower}`]),
  ],
};

describe.each([
  { name: 'general', de: readTexts(generalDe), en: readTexts(generalEn) },
  { name: 'in-aller-ruhe', de: readTexts(inAllerRuheDe), en: readTexts(inAllerRuheEn) },
  { name: 'santa-timea', de: readTexts(santaTimeaDe), en: readTexts(santaTimeaEn) },
  { name: 'lighthouse-run', de: readTexts(lighthouseRunDe), en: readTexts(lighthouseRunEn) },
])('the texts of $name', ({ name, de, en }) => {
  const source = sourcesOf(join(import.meta.dirname, name));
  const named = Array.from(source.matchAll(/'([a-z]+(?:-[a-z]+)+|title|blurb|notation)'/g), ([, id]) => id as string);
  const put = PUT_TOGETHER[name] ?? [];

  it('parse without junk', () => {
    expect([...de.junk, ...en.junk]).toEqual([]);
  });

  it('name each message once, the same ones in both languages and in the same order', () => {
    expect(new Set(de.ids).size).toBe(de.ids.length);
    expect(en.ids).toEqual(de.ids);
  });

  it('have no message that nothing speaks', () => {
    expect(de.ids.filter(id => !named.includes(id) && !put.includes(id))).toEqual([]);
  });

  it('have every message that is put together', () => {
    expect(put.filter(id => !de.ids.includes(id))).toEqual([]);
  });

  it('have every message that the sources name', () => {
    const spoken = Array.from(source.matchAll(/\bsay\(\s*language,\s*'([^']+)'/g), ([, id]) => id as string);
    expect(spoken.length).toBeGreaterThan(0);
    expect(spoken.filter(id => !de.ids.includes(id))).toEqual([]);
  });

  it('need the same arguments in both languages, but for the form of address', () => {
    const facts = (args: readonly string[] | undefined): string[] => (args ?? []).filter(arg => arg !== 'crew');
    for (const id of de.ids) expect(facts(en.args.get(id)), id).toEqual(facts(de.args.get(id)));
  });
});
