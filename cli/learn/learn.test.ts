import { FIRST_VOYAGES, elsewhereAt, gameOf, taskOf, type Lesson } from '@seekiste/learn';
import { LESSONS } from '@seekiste/learn/lessons';
import { botNamed } from '@seekiste/bots';
import { freeState, made } from '@seekiste/learn';
import { Rng } from '@seekiste/rules/core';
import { LANGUAGES, type Language } from '@seekiste/words';
import { describe, expect, it } from 'vitest';
import { seekiste, type Ran } from '../terminal.test-help.js';
import { lessonSpeaker } from './words.js';

const typed = (words: readonly string[], lines: readonly string[]): Promise<Ran> =>
  seekiste(['learn', ...words], { input: lines.map(line => `${line}\n`).join('') });

/** Every wrong try of a step, then its usual move. */
const linesOf = ({ steps }: Lesson): readonly string[] =>
  steps.flatMap(({ wrong, accepts }) => [...wrong.map(({ move }) => move), accepts[0] ?? '']);

const sentencesOf = (lesson: Lesson, language: Language): readonly string[] => {
  const says = lessonSpeaker(lesson.game, language);
  return lesson.steps.flatMap((step, at) => [
    says(taskOf(lesson, at)),
    ...(step.answers ? [says(elsewhereAt(lesson, at))] : []),
  ]);
};

/** What the learner plays in the free game, where a sailor sits in their place. */
const sailed = (voyage: (typeof FIRST_VOYAGES)[number]): readonly string[] => {
  const game = gameOf(voyage);
  const lines: string[] = [];
  let state = freeState(voyage);
  for (let acts = game.toAct(state); acts.kind === 'seats'; acts = game.toAct(state)) {
    // As in the session: the others act first.
    const seat = acts.must.find(other => other !== voyage.seat) ?? voyage.seat;
    const move = botNamed(voyage.game, 'sailor')?.choose(game.view(state, seat), Rng.from(voyage.free.seed));
    if (seat === voyage.seat) lines.push(game.write(move, voyage.options));
    state = made(game, state, seat, move).state;
  }
  return lines;
};

describe.each(LANGUAGES)('in %s', language => {
  it.each(FIRST_VOYAGES.map(voyage => ({ game: voyage.game, voyage })))(
    'the first voyage of $game is sailed to a win, with every wrong try on the way',
    async ({ game, voyage }) => {
      const { code, output, errors } = await typed([game, '--lang', language], [...linesOf(voyage), ...sailed(voyage)]);
      expect({ code, errors }).toEqual({ code: 0, errors: '' });
      for (const sentence of sentencesOf(voyage, language)) expect(output).toContain(sentence);
      expect(output).toContain(lessonSpeaker(game, language)('learn-won'));
    },
  );

  it.each(LESSONS)('the lesson $name of $game is played to its end', async ({ game, name, load }) => {
    const lesson = await load();
    const { code, output } = await typed([game, name, '--lang', language], linesOf(lesson));
    expect(code).toBe(0);
    for (const sentence of sentencesOf(lesson, language)) expect(output).toContain(sentence);
    expect(output).toContain(lessonSpeaker(game, language)('lesson-done'));
  });
});

it('a wrong try is refused with the rule’s own sentence and clause', async () => {
  const { output } = await typed(['in-aller-ruhe'], ['3 A1', '41 C1', 'quit']);
  expect(output).toMatch(/41.*\(4\.2\)/);
});

it('skips, goes back, tells the move and the rules', async () => {
  const { code, output } = await typed(
    ['in-aller-ruhe'],
    ['skip', 'back', 'hint', 'rules 4.4', 'legal 3 A', 'hand', 'board', 'help', '', 'nonsense', 'quit'],
  );
  expect(code).toBe(0);
  expect(output.match(/1 of 10/g)).toHaveLength(2);
  expect(output).toContain('3 A1  –  ');
  expect(output).toContain('4.4 If an island already lies');
});

it('lists the lessons of a game by their titles', async () => {
  const { output } = await typed(['santa-timea', '--list', '--lang', 'de'], []);
  expect(output).toMatch(/^seekiste learn santa-timea first-voyage +Erste Fahrt$/m);
  expect(output).toMatch(/^seekiste learn santa-timea professional +\S/m);
});

it.each([
  [['chess'], 'no game called “chess”'],
  [['santa-timea', 'rock'], 'has no lesson “rock”'],
])('%j makes no sense', async (words, problem) => {
  const { code, errors } = await typed(words, []);
  expect(code).toBe(2);
  expect(errors).toContain(problem);
});
