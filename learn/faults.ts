import { gameOf, made, played, stateAt, tryMove } from './driver.js';
import type { FirstVoyage, VoyageStep } from './voyage.js';

const FEWEST = 8;
const MOST = 12;

const moveOf = (voyage: FirstVoyage, text: string): unknown => {
  const read = gameOf(voyage).read(text);
  if (!read.ok) throw new Error(`${text}: ${read.error.code}`);
  return read.value;
};

/** Every move that a step accepts: those that it names, and those that begin like them. */
const acceptedAt = (voyage: FirstVoyage, at: number): readonly unknown[] => {
  const game = gameOf(voyage);
  const state = stateAt(voyage, at);
  const moves = game.moves(game.view(state, voyage.seat));
  return moves.filter(move => tryMove(voyage, at, { state, move }).kind === 'next');
};

const gets = (voyage: FirstVoyage, at: number, text: string): string => {
  const tried = tryMove(voyage, at, { state: stateAt(voyage, at), move: moveOf(voyage, text) });
  return tried.kind === 'refused' ? tried.refusal.code : tried.kind;
};

/** What the rules say against the moves of one step. */
const faultsAt = (voyage: FirstVoyage, step: VoyageStep, at: number): readonly string[] => {
  const game = gameOf(voyage);
  const acts = game.toAct(stateAt(voyage, at));
  if (acts.kind !== 'seats' || !acts.must.includes(voyage.seat)) return ['it is not the learner’s turn'];
  const expected = [
    ...step.accepts.filter(move => !move.endsWith('*')).map(move => ({ move, due: 'next' })),
    ...step.wrong.map(({ move, gets: due }) => ({ move, due })),
  ];
  const wrong = expected.flatMap(({ move, due }) => {
    const got = gets(voyage, at, move);
    return got === due ? [] : [`${move} gets ${got}, not ${due}`];
  });
  const moves = acceptedAt(voyage, at);
  for (const move of moves) {
    const after = made(game, stateAt(voyage, at), voyage.seat, move).state;
    step.replies.reduce((state, reply) => played(game, state, reply).state, after);
  }
  // Where several moves lead on, the next step must not depend on which.
  const next = voyage.steps[at + 1];
  const forks = moves.length > 1 && next !== undefined && next.position === undefined;
  return [
    ...wrong,
    ...(moves.length === 0 ? ['no move leads on'] : []),
    ...(forks ? ['several moves lead on, and the next step has no position'] : []),
  ];
};

const clauseFaults = ({ clauses }: VoyageStep, known: readonly string[]): readonly string[] =>
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

/** Everything that is wrong with a voyage, each with its step's name; `clauses` are those of the rulebook. */
export const faultsIn = (voyage: FirstVoyage, clauses: readonly string[]): readonly string[] => {
  const { game, steps } = voyage;
  const names = steps.map(({ name }) => name);
  const whole = [
    ...(steps.length < FEWEST || steps.length > MOST ? [`${steps.length} steps`] : []),
    ...names.filter((name, at) => names.indexOf(name) !== at).map(name => `${name} twice`),
  ];
  return [
    ...whole.map(fault => `${game}: ${fault}`),
    ...steps.flatMap((step, at) =>
      [...clauseFaults(step, clauses), ...guarded(() => faultsAt(voyage, step, at))].map(
        fault => `${game}, ${step.name}: ${fault}`,
      ),
    ),
  ];
};
