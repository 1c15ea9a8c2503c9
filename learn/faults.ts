import { gameOf, made, played, stateAt, tryMove } from './driver.js';
import type { Lesson, LessonKind, LessonStep } from './lesson.js';

/** The fewest and the most steps. */
const STEPS: Readonly<Record<LessonKind, readonly [number, number]>> = {
  'first-voyage': [8, 12],
  chapter: [4, 7],
  course: [2, 4],
};

const moveOf = (lesson: Lesson, text: string): unknown => {
  const read = gameOf(lesson).read(text, lesson.options);
  if (!read.ok) throw new Error(`${text}: ${read.error.code}`);
  return read.value;
};

/** Every move that a step accepts: those that it names, and those that begin like them. */
const acceptedAt = (lesson: Lesson, at: number): readonly unknown[] => {
  const game = gameOf(lesson);
  const state = stateAt(lesson, at);
  const moves = game.moves(game.view(state, lesson.seat));
  return moves.filter(move => tryMove(lesson, at, { state, move }).kind === 'next');
};

const gets = (lesson: Lesson, at: number, text: string): string => {
  const tried = tryMove(lesson, at, { state: stateAt(lesson, at), move: moveOf(lesson, text) });
  return tried.kind === 'refused' ? tried.refusal.code : tried.kind;
};

/** What the rules say against the moves of one step. */
const faultsAt = (lesson: Lesson, step: LessonStep, at: number): readonly string[] => {
  const game = gameOf(lesson);
  const acts = game.toAct(stateAt(lesson, at));
  if (acts.kind !== 'seats' || !acts.must.includes(lesson.seat)) return ['it is not the learner’s turn'];
  const expected = [
    ...step.accepts.filter(move => !move.endsWith('*')).map(move => ({ move, due: 'next' })),
    ...step.wrong.map(({ move, gets: due }) => ({ move, due })),
  ];
  const wrong = expected.flatMap(({ move, due }) => {
    const got = gets(lesson, at, move);
    return got === due ? [] : [`${move} gets ${got}, not ${due}`];
  });
  const moves = acceptedAt(lesson, at);
  for (const move of moves) {
    const after = made(game, stateAt(lesson, at), lesson.seat, move).state;
    step.replies.reduce((state, reply) => played(lesson, state, reply).state, after);
  }
  // Where several moves lead on, the next step must not depend on which.
  const next = lesson.steps[at + 1];
  const forks = moves.length > 1 && next !== undefined && next.position === undefined;
  return [
    ...wrong,
    ...(moves.length === 0 ? ['no move leads on'] : []),
    ...(forks ? ['several moves lead on, and the next step has no position'] : []),
  ];
};

const clauseFaults = ({ clauses }: LessonStep, known: readonly string[]): readonly string[] =>
  clauses.length === 0
    ? ['it cites no clause']
    : clauses.filter(clause => !known.includes(clause)).map(clause => `there is no clause ${clause}`);

const guarded = (find: () => readonly string[]): readonly string[] => {
  try {
    return find();
  } catch (problem) {
    return [problem instanceof Error ? problem.message : String(problem)];
  }
};

/** Everything that is wrong with a lesson, each with its step's name; `clauses` are those of the rulebook. */
export const faultsIn = (lesson: Lesson, clauses: readonly string[]): readonly string[] => {
  const { game, steps, kind } = lesson;
  const [fewest, most] = STEPS[kind];
  const title = `${game}, ${lesson.name}`;
  const names = steps.map(({ name }) => name);
  const whole = [
    ...(steps.length < fewest || steps.length > most ? [`${steps.length} steps`] : []),
    ...names.filter((name, at) => names.indexOf(name) !== at).map(name => `${name} twice`),
  ];
  return [
    ...whole.map(fault => `${title}: ${fault}`),
    ...steps.flatMap((step, at) =>
      [...clauseFaults(step, clauses), ...guarded(() => faultsAt(lesson, step, at))].map(
        fault => `${title}, ${step.name}: ${fault}`,
      ),
    ),
  ];
};
