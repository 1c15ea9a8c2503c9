import type { AnyGame, RuledBy } from '@seekiste/rules/core';
import { SEATS as IN_ALLER_RUHE } from '@seekiste/rules/in-aller-ruhe/seats';
import { SEATS as LIGHTHOUSE_RUN } from '@seekiste/rules/lighthouse-run/seats';
import { SEATS as SANTA_TIMEA } from '@seekiste/rules/santa-timea/seats';
import type { Component } from 'svelte';
import type { GameParts } from '../table/game-table.js';

interface Registered {
  readonly seats: AnyGame['seats'];
  rules(): Promise<AnyGame>;
  /** Its rules of earlier versions, which records and running games go on with. */
  earlier?(): Promise<readonly AnyGame[]>;
  /** All that it brings to the table. */
  parts(): Promise<{ readonly PARTS: GameParts }>;
  /** What the lobby shows of it; fills its box. */
  picture(): Promise<{ readonly default: Component }>;
  /** A small picture of one of its views, for lists; fills its box. */
  miniature?(): Promise<{ readonly default: Component<never> }>;
}

/** The one entry that a new game adds to the app outside its folder. Each part is fetched when it is needed. */
const GAMES: Readonly<Record<string, Registered>> = {
  'in-aller-ruhe': {
    seats: IN_ALLER_RUHE,
    rules: async () => (await import('@seekiste/rules/in-aller-ruhe')).inAllerRuhe,
    parts: () => import('./in-aller-ruhe/index.js'),
    picture: () => import('./in-aller-ruhe/Picture.svelte'),
    miniature: () => import('./in-aller-ruhe/Miniature.svelte'),
  },
  'santa-timea': {
    seats: SANTA_TIMEA,
    rules: async () => (await import('@seekiste/rules/santa-timea')).santaTimea,
    parts: () => import('./santa-timea/index.js'),
    picture: () => import('./santa-timea/art/Picture.svelte'),
    miniature: () => import('./santa-timea/Miniature.svelte'),
  },
  'lighthouse-run': {
    seats: LIGHTHOUSE_RUN,
    rules: async () => (await import('@seekiste/rules/lighthouse-run')).lighthouseRun,
    parts: () => import('./lighthouse-run/index.js'),
    picture: () => import('./lighthouse-run/art/Picture.svelte'),
    miniature: () => import('./lighthouse-run/Miniature.svelte'),
  },
};

export const GAME_NAMES: readonly string[] = Object.keys(GAMES);

export const isGame = (name: unknown): name is string => typeof name === 'string' && Object.hasOwn(GAMES, name);

export const registered = (name: string): Registered => {
  const found = isGame(name) ? GAMES[name] : undefined;
  if (!found) throw new RangeError(`the app has no game ${name}`);
  return found;
};

const loaded = new Map<string, readonly AnyGame[]>();

/** Fetches every version of a game's rules, the newest first. */
export const loadVersions = async (name: string): Promise<readonly AnyGame[]> => {
  const { rules, earlier } = registered(name);
  const versions = loaded.get(name) ?? [await rules(), ...((await earlier?.()) ?? [])];
  loaded.set(name, versions);
  return versions;
};

/** Fetches the newest rules of a game. */
export const loadRules = async (name: string): Promise<AnyGame> => {
  const [newest] = await loadVersions(name);
  if (!newest) throw new RangeError(`the app has no rules of ${name}`);
  return newest;
};

/** The rules that something names; they were fetched before. */
export const rulesOf = (played: RuledBy): AnyGame => {
  // Not by `ruledBy`: the start page comes without the core of the rules.
  const rules = loaded.get(String(played.game))?.find(({ rulesVersion }) => rulesVersion === played.rulesVersion);
  if (!rules) throw new Error(`these rules of ${String(played.game)} are not here`);
  return rules;
};
