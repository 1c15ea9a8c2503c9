import { BRIDE, ownHand, type View } from '@seekiste/rules/santa-timea';

/** What a newcomer is told about, the first time it appears. */
export const notes = (view: View): readonly string[] => [
  'wind',
  ...(ownHand(view).includes(BRIDE) ? ['bride'] : []),
  ...(view.carried.length > 0 ? ['carried'] : []),
];
