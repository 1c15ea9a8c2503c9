import type { Actor, AnyGame, HintMark, OptionValues, Seat, TableStep, Viewer } from '@seekiste/rules/core';
import type { Language } from '@seekiste/words';
import { seatNames } from '../names.js';
import { gameVoice, generalVoice } from '../words/index.js';

type Step = TableStep<unknown, unknown, unknown>;

interface To {
  readonly language: Language;
  readonly seats: number;
  readonly options: OptionValues;
  /** Undefined for somebody who may know everything, as after a game. */
  readonly seat: Viewer | undefined;
  readonly hints: readonly HintMark[];
}

interface ToldMove {
  readonly number: number;
  readonly actor: Actor;
  /** Only where the listener may know the whole move. */
  readonly text?: string;
  readonly move?: unknown;
  readonly sentences: readonly string[];
  /** Who asked for a hint before it; left out where nobody did. */
  readonly hints?: readonly Seat[];
}

export interface Story {
  readonly moves: readonly ToldMove[];
  readonly end: { readonly position?: unknown; readonly view?: unknown; readonly outcome: unknown };
  /** Hints for a move that was not made any more. */
  readonly after: readonly string[];
  readonly table: readonly string[];
}

/** A record as sentences, and the table at its end. */
export const told = (game: AnyGame, steps: readonly Step[], to: To): Story => {
  const { language, seats, options, seat, hints } = to;
  const voice = gameVoice(game.name, language, options);
  const viewer = seat ?? 'watcher';
  const names = seatNames(language, seats, viewer);
  const askedAt = (at: number): readonly Seat[] => hints.filter(hint => hint.at === at).map(({ seat: who }) => who);
  const asked = (at: number): string[] => askedAt(at).map(who => generalVoice(language).hintAsked(who, names));
  const tell = ({ played: { actor, move }, events }: Step, index: number): ToldMove => ({
    number: index + 1,
    actor,
    ...(seat === undefined || seat === actor ? { text: game.write(move, options), move } : {}),
    sentences: [
      ...asked(index),
      ...events.flatMap(event => {
        const shown = game.show(event, viewer);
        return shown === undefined ? [] : (voice.event(shown, names) ?? []);
      }),
    ],
    ...(askedAt(index).length > 0 ? { hints: askedAt(index) } : {}),
  });
  const last = steps.at(-1);
  if (!last) return { moves: [], end: { outcome: null }, after: asked(0), table: [] };
  const view = game.view(last.state, viewer);
  return {
    moves: steps.map(tell),
    end: {
      ...(seat === undefined ? { position: game.save(last.state) } : { view }),
      outcome: game.result(last.state) ?? null,
    },
    after: asked(steps.length),
    table: voice.position(view, names),
  };
};

/** The story for people: chance's moves are long lists of cards, and told by their sentences alone. */
export const linesOf = ({ moves, after, table }: Story): readonly string[] => [
  ...moves.map(({ number, actor, text, sentences }) => {
    const notation = text === undefined || actor === 'chance' ? [] : [`[${text}]`];
    return [`${number}.`, ...notation, ...sentences].join(' ');
  }),
  ...after,
  ...table,
];
