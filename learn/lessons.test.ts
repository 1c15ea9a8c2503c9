import { describe, expect, it } from 'vitest';
import { clausesOf } from './clauses.test-help.js';
import { faultsIn, FIRST_VOYAGES, type Lesson, type LessonStep } from './index.js';
import { LESSONS } from './lessons.js';

it.each(FIRST_VOYAGES.map(voyage => ({ game: voyage.game, voyage })))(
  'the first voyage of $game follows its rules and cites clauses of both rulebooks',
  ({ game, voyage }) => {
    for (const language of ['de', 'en']) expect(faultsIn(voyage, clausesOf(game, language))).toEqual([]);
  },
);

it.each(LESSONS)('the lesson $name of $game follows its rules, too', async ({ game, name, kind, load }) => {
  const lesson = await load();
  expect(lesson).toMatchObject({ game, name, kind });
  for (const language of ['de', 'en']) expect(faultsIn(lesson, clausesOf(game, language))).toEqual([]);
});

describe.each(FIRST_VOYAGES.map(voyage => ({ game: voyage.game, voyage })))(
  'a broken voyage of $game is named with its step:',
  ({ game, voyage }) => {
    const clauses = clausesOf(game, 'en');
    const last = voyage.steps.length - 1;
    const broken = (change: Partial<LessonStep>): Lesson => ({
      ...voyage,
      steps: voyage.steps.map((step, at) => (at === last ? { ...step, ...change } : step)),
    });
    const name = voyage.steps[last]?.name ?? '';
    const [usual = ''] = voyage.steps[last]?.accepts ?? [];

    it.each<[string, Partial<LessonStep>]>([
      ['a clause that is not there', { clauses: ['99.9'] }],
      ['no clause', { clauses: [] }],
      ['a move that cannot be read', { accepts: ['to the moon'] }],
      ['a wrong try that leads on', { wrong: [{ move: usual, gets: 'elsewhere' }] }],
      ['a reply that is refused', { replies: [{ actor: voyage.seat, move: usual }] }],
      ['a position that cannot be', { position: { nonsense: true } }],
      ['no move that leads on', { accepts: [] }],
    ])('%s', (_, change) => {
      const faults = faultsIn(broken(change), clauses);
      expect(faults.length).toBeGreaterThan(0);
      for (const fault of faults) expect(fault).toContain(`${game}, first-voyage, ${name}: `);
    });

    it('a name that is there twice', () => {
      const [first] = voyage.steps;
      expect(faultsIn(broken({ name: first?.name ?? '' }), clauses)).toContain(
        `${game}, first-voyage: ${first?.name} twice`,
      );
    });
  },
);
