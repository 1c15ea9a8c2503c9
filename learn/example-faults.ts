import { freeState, gameOf } from './driver.js';
import { gameFrom, type Example, type ExampleBook } from './example.js';

/** What the rules say of a move: allowed, or the code of their refusal. */
const said = (book: ExampleBook, example: Example, text: string): string => {
  const voyage = gameFrom(book, example);
  const game = gameOf(voyage);
  const read = game.read(text, voyage.options);
  if (!read.ok) return `${read.error.code} when read`;
  return game.why(game.view(freeState(voyage), voyage.seat), read.value)?.code ?? 'allowed';
};

const faultsOf = (book: ExampleBook, example: Example): readonly string[] => {
  const voyage = gameFrom(book, example);
  const acts = gameOf(voyage).toAct(freeState(voyage));
  if (acts.kind !== 'seats' || !acts.must.includes(voyage.seat)) return ['it is not the reader’s turn'];
  const expected = [{ move: example.move, gets: 'allowed' }, ...(example.wrong ?? [])];
  return expected.flatMap(({ move, gets }) => {
    const got = said(book, example, move);
    return got === gets ? [] : [`${move} gets ${got}, not ${gets}`];
  });
};

const guarded = (find: () => readonly string[]): readonly string[] => {
  try {
    return find();
  } catch (problem) {
    return [problem instanceof Error ? problem.message : String(problem)];
  }
};

/** Everything that is wrong with the examples of a game, each with its clause; `clauses` are those of the rulebook. */
export const faultsInExamples = (book: ExampleBook, clauses: readonly string[]): readonly string[] => {
  const { game, examples, untried } = book;
  const tried = examples.map(({ clause }) => clause);
  const listed = [...tried, ...Object.keys(untried)];
  return [
    ...listed.filter(clause => !clauses.includes(clause)).map(clause => `${game}: there is no clause ${clause}`),
    ...listed.filter((clause, at) => listed.indexOf(clause) !== at).map(clause => `${game}: ${clause} twice`),
    ...clauses.filter(clause => !listed.includes(clause)).map(clause => `${game}: nothing about ${clause}`),
    ...examples.flatMap(example =>
      guarded(() => faultsOf(book, example)).map(fault => `${game}, ${example.clause}: ${fault}`),
    ),
  ];
};
