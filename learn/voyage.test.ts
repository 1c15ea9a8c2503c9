import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { FIRST_VOYAGES, gameOf, made, played, stateAt, tryMove, type FirstVoyage } from './index.js';

const STEPS = FIRST_VOYAGES.flatMap(voyage =>
  voyage.steps.map((step, at) => ({ voyage, step, at, title: `${voyage.game}, ${step.name}` })),
);

const clausesOf = (game: string, language: string): readonly string[] => {
  const book = readFileSync(fileURLToPath(new URL(`../rules/${game}/RULES.${language}.md`, import.meta.url)), 'utf8');
  return Array.from(book.matchAll(/^\*\*(\d+\.\d+)\*\* /gm), ([, clause]) => clause ?? '');
};

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

describe.each(FIRST_VOYAGES.map(voyage => ({ name: voyage.game, voyage })))(
  'the first voyage of $name',
  ({ voyage }) => {
    it('has 8 to 12 steps, each with a name of its own', () => {
      expect(voyage.steps.length).toBeGreaterThanOrEqual(8);
      expect(voyage.steps.length).toBeLessThanOrEqual(12);
      expect(new Set(voyage.steps.map(({ name }) => name)).size).toBe(voyage.steps.length);
    });

    it('teaches clauses that both rulebooks have', () => {
      for (const language of ['de', 'en'])
        expect(clausesOf(voyage.game, language)).toEqual(
          expect.arrayContaining(voyage.steps.flatMap(({ clauses }) => clauses)),
        );
    });
  },
);

describe.each(STEPS)('$title', ({ voyage, step, at }) => {
  it('waits for the learner and accepts only what is legal', () => {
    const game = gameOf(voyage);
    const state = stateAt(voyage, at);
    const acts = game.toAct(state);
    expect(acts.kind === 'seats' ? acts.must : []).toContain(voyage.seat);
    for (const text of step.accepts.filter(move => !move.endsWith('*')))
      expect([text, tryMove(voyage, at, { state, move: moveOf(voyage, text) }).kind]).toEqual([text, 'next']);
  });

  it('goes on after every accepted move, with replies that are legal', () => {
    const game = gameOf(voyage);
    const moves = acceptedAt(voyage, at);
    expect(moves.length).toBeGreaterThan(0);
    // Where several moves lead on, the next step must not depend on which.
    if (moves.length > 1 && at + 1 < voyage.steps.length) expect(voyage.steps[at + 1]?.position).toBeDefined();
    for (const move of moves) {
      const after = made(game, stateAt(voyage, at), voyage.seat, move).state;
      step.replies.reduce((state, reply) => played(game, state, reply).state, after);
    }
  });

  it('answers wrong tries with the code that its text speaks of', () => {
    const state = stateAt(voyage, at);
    for (const { move, gets } of step.wrong) {
      const tried = tryMove(voyage, at, { state, move: moveOf(voyage, move) });
      expect([move, tried.kind === 'refused' ? tried.refusal.code : tried.kind]).toEqual([move, gets]);
    }
  });
});
