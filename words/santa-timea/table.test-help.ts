import type { Viewer } from '@seekiste/rules/core';
import { santaTimea, type Shown, type State, type View } from '@seekiste/rules/santa-timea';
import { LANGUAGES, type GameVoice, type Language, type Names } from '../index.js';
import { gameVoice } from '../voices.test-help.js';

export const VOICES = Object.fromEntries(
  LANGUAGES.map(language => [language, gameVoice('santa-timea', language)]),
) as unknown as Record<Language, GameVoice>;

/** Those of the rulebook's examples. */
export const names = (viewer: Viewer): Names => ({
  seats: ['Sebastian', 'Nadine', 'Johannes', 'Annabelle', 'Timea'],
  viewer,
});

/** No raw id, no unresolved argument, no leftover of our own. */
export const FLAW = /\{|\}|undefined|NaN|\[object|-\d|\b(event|move|todo|outcome|position|refusal|trick|why)-/;

type Position = Readonly<Record<string, unknown>>;

export const load = (position: Position): State => {
  const state = santaTimea.load(position);
  if (!state.ok) throw new Error(JSON.stringify(state.error));
  return state.value;
};

export const viewOf = (position: Position, viewer: Viewer): View => santaTimea.view(load(position), viewer);

/** What a viewer is shown of the moves, the first of which is made by whoever must act first, and so on. */
const shownOf = (position: Position, moves: readonly string[], viewer: Viewer): Shown[] => {
  let state = load(position);
  return moves.flatMap(text => {
    const move = santaTimea.read(text);
    const acts = santaTimea.toAct(state);
    if (!move.ok || acts.kind !== 'seats') throw new Error(text);
    const step = santaTimea.apply(state, acts.must[0]!, move.value);
    if (!step.ok) throw new Error(step.error.code);
    state = step.value.state;
    return step.value.events.flatMap(event => santaTimea.show(event, viewer) ?? []);
  });
};

/** The sentence about the last event of this kind. */
export const told = (
  language: Language,
  type: Shown['type'],
  { position, moves, viewer = 'watcher' }: { position: Position; moves: readonly string[]; viewer?: Viewer },
): string | undefined => {
  const shown = shownOf(position, moves, viewer).findLast(event => event.type === type);
  return shown && VOICES[language].event(shown, names(viewer));
};
