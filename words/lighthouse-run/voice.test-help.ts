import type { Viewer } from '@seekiste/rules/core';
import {
  lighthouseRun,
  readCard,
  type Event,
  type Move,
  type Shown,
  type State,
  type View,
} from '@seekiste/rules/lighthouse-run';
import type { GameVoice, Names } from '../index.js';
import { gameVoice } from '../voices.test-help.js';

export type Voice = GameVoice<Move, Shown, View>;

export const de: Voice = gameVoice('lighthouse-run', 'de');
export const en: Voice = gameVoice('lighthouse-run', 'en');

export const names = (viewer: Viewer, seats = 4): Names => ({
  seats: ['Jenise', 'John', 'Julia', 'Björn'].slice(0, seats),
  viewer,
});

/** Cards by colour, as they are written. */
export const cards = (...lists: readonly (readonly string[])[]): (number | undefined)[][] =>
  lists.map(list => list.map(text => readCard(text)));

/** A position, or the reason why it is none. */
export const load = (position: unknown): State => {
  const loaded = lighthouseRun.load(position);
  if (!loaded.ok) throw new Error(`${loaded.error.code} ${JSON.stringify(loaded.error.params)}`);
  return loaded.value;
};

/** What a typed move of the seat in turn makes happen. */
const play = (state: State, typed: string): { readonly state: State; readonly events: readonly Event[] } => {
  const move = lighthouseRun.read(typed);
  if (!move.ok) throw new Error(typed);
  const step = lighthouseRun.apply(state, state.turn, move.value);
  if (!step.ok) throw new Error(`${step.error.code} ${JSON.stringify(step.error.params)}`);
  return step.value;
};

/** The log of a typed move, as a viewer reads it. */
export const told = (voice: Voice, state: State, typed: string, viewer: Viewer): string[] =>
  play(state, typed).events.flatMap(event => {
    const shown = lighthouseRun.show(event, viewer);
    return (shown && voice.event(shown, names(viewer, state.seats))) ?? [];
  });

/** Why the seat in turn may not make a typed move. */
export const refused = (voice: Voice, state: State, typed: string): string => {
  const move = lighthouseRun.read(typed);
  if (!move.ok) throw new Error(typed);
  const refusal = lighthouseRun.why(lighthouseRun.view(state, state.turn), move.value);
  if (!refusal) throw new Error(`${typed} is allowed`);
  return voice.refusal(refusal);
};

/** No raw id, no unresolved argument, no leftover of our own. */
export const FLAW =
  /\{|\}|undefined|NaN|\[object|(^| )(event|move|todo|outcome|position|refusal|talk|river|tower|colour|card|some|one)-/;
