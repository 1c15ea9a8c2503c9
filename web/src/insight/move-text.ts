import type { JudgedMove } from '@seekiste/bots/analysis';
import { gameNamed } from '@seekiste/rules';
import type { GameRecord } from '@seekiste/rules/core';
import type { InsightVoice, Names } from '@seekiste/words';
import { voiceOf } from '../words/words.svelte.js';

/** A judged move in words. */
export const moveText = (
  { game, options }: Pick<GameRecord, 'game' | 'options'>,
  judged: Pick<JudgedMove, 'move'> | undefined,
  voice: InsightVoice,
): string => {
  const text = judged?.move ?? null;
  const read = text === null ? undefined : gameNamed(game)?.read(text, options);
  return read?.ok ? voiceOf(game, options).move(read.value) : voice.label('waits');
};

/** What speaks for a judged move, from its player's place. */
export const reasonText = (
  { game, options }: Pick<GameRecord, 'game' | 'options'>,
  judged: JudgedMove | undefined,
  names: Names,
): string => (judged?.reason ? voiceOf(game, options).reason(judged.reason, names) : '');
