import type { GameVoice, Names } from '@seekiste/words';
import { t } from '../words/words.svelte.js';
import type { Advice } from './advice.svelte.js';

/** Advice for those who do not see the panel: the moves, best first. */
export const spokenAdvice = (advice: Advice, voice: GameVoice, names: Names): string => {
  switch (advice.kind) {
    case 'thinking':
      return t('hint-thinking');
    case 'failed':
      return t('hint-failed');
    case 'ready':
      return [
        t('hints-ready', { count: advice.hints.length }),
        ...advice.hints.map(({ move }) => `${voice.move(move, names)}.`),
      ].join(' ');
  }
};
