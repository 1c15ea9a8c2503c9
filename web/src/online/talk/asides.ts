import { LEFT_NAME } from '@seekiste/protocol';
import type { LogLine } from '../../table/log/log.js';
import { t } from '../../words/words.svelte.js';
import type { AsideTold } from '../line/table-now.js';

/** A person's name; those who have deleted themselves have none. */
export const called = (name: string): string => (name === LEFT_NAME ? t('left-name') : name);

export const sentenceOf = (aside: AsideTold): string => {
  switch (aside.type) {
    case 'paced':
      return t('aside-paced', { pace: t(`table-pace-${aside.pace}`) });
    case 'watchers':
      return t(aside.open ? 'aside-watchers-open' : 'aside-watchers-closed');
    case 'ended':
      return t('aside-ended');
    case 'sat':
    case 'stood':
    case 'relieved':
    case 'returned':
    case 'undone':
    case 'declined':
    case 'removed':
    case 'left':
    case 'entrusted':
    case 'end-asked':
    case 'end-declined':
      return t(`aside-${aside.type}`, { name: called(aside.name) });
  }
};

/** What happened beside the game, as lines of the log. Who sat down before the beginning is no longer news. */
export const asideLines = (asides: readonly AsideTold[]): readonly LogLine[] =>
  asides
    .filter(({ step }) => step > 0)
    .map(aside => ({ step: aside.step, own: false, sentence: sentenceOf(aside), aside: aside.v }));
