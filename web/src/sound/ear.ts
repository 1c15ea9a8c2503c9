import type { GameParts } from '../table/game-table.js';
import type { LogEntry, OpenScene } from '../table/scene.js';
import { cueOfEnd, type Cue } from './cues.js';

/** What a listener has heard of a table so far. */
export interface Heard {
  readonly entries: number;
  readonly mine: boolean;
  readonly over: boolean;
}

export const heardOf = ({ log, mine, outcome }: OpenScene): Heard => ({
  entries: log.length,
  mine,
  over: outcome !== undefined,
});

/** After a leap through a replay only the last move sounds. */
const lastMove = (news: readonly LogEntry[]): readonly LogEntry[] =>
  news.filter(({ step }) => step === news.at(-1)?.step);

/** What sounds now. A game that was taken back makes no sound. */
export const cuesSince = (heard: Heard, scene: OpenScene, parts: Pick<GameParts, 'cue'>): readonly Cue[] => {
  const { log, mine, outcome, viewer } = scene;
  const happened = lastMove(log.slice(heard.entries)).flatMap(({ shown }) => parts.cue(shown) ?? []);
  if (outcome) return heard.over ? [] : [...happened, cueOfEnd(outcome, viewer)];
  return mine && !heard.mine && log.length >= heard.entries ? [...happened, 'your-turn'] : happened;
};
