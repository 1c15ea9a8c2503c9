import type { Actor, AnyGame, TableStep, Viewer } from '@seekiste/rules/core';
import { gameVoice, type Language } from '@seekiste/words';
import { seatNames } from '../names.js';

type Step = TableStep<unknown, unknown, unknown>;

interface To {
  readonly language: Language;
  readonly seats: number;
  /** Undefined for somebody who may know everything, as after a game. */
  readonly seat: Viewer | undefined;
}

interface ToldMove {
  readonly number: number;
  readonly actor: Actor;
  /** Only where the listener may know the whole move. */
  readonly text?: string;
  readonly move?: unknown;
  readonly sentences: readonly string[];
}

export interface Story {
  readonly moves: readonly ToldMove[];
  readonly end: { readonly position?: unknown; readonly view?: unknown; readonly outcome: unknown };
  readonly table: readonly string[];
}

/** A record as sentences, and the table at its end. */
export const told = (game: AnyGame, steps: readonly Step[], { language, seats, seat }: To): Story => {
  const voice = gameVoice(game.name, language);
  const viewer = seat ?? 'watcher';
  const names = seatNames(language, seats, viewer);
  const tell = ({ played: { actor, move }, events }: Step, index: number): ToldMove => ({
    number: index + 1,
    actor,
    ...(seat === undefined || seat === actor ? { text: game.write(move), move } : {}),
    sentences: events.flatMap(event => {
      const shown = game.show(event, viewer);
      return shown === undefined ? [] : (voice.event(shown, names) ?? []);
    }),
  });
  const last = steps.at(-1);
  if (!last) return { moves: [], end: { outcome: null }, table: [] };
  const view = game.view(last.state, viewer);
  return {
    moves: steps.map(tell),
    end: {
      ...(seat === undefined ? { position: game.save(last.state) } : { view }),
      outcome: game.result(last.state) ?? null,
    },
    table: voice.position(view, names),
  };
};

/** The story for people: chance's moves are long lists of cards, and told by their sentences alone. */
export const linesOf = ({ moves, table }: Story): readonly string[] => [
  ...moves.map(({ number, actor, text, sentences }) => {
    const notation = text === undefined || actor === 'chance' ? [] : [`[${text}]`];
    return [`${number}.`, ...notation, ...sentences].join(' ');
  }),
  ...table,
];
