import { BOX, ownHands, type View } from '@seekiste/rules/lighthouse-run';

/** The round before the one in which the cloud reaches the river. */
const CLOUD_NEAR = BOX.cloud.findIndex(space => space > 0);

/** What a newcomer is told about, the first time it appears. */
export const notes = (view: View): readonly string[] => {
  const held = ownHands(view).flat();
  const holds = (movement: string): boolean => held.some(card => BOX.cards[card]?.movement === movement);
  return [
    'beacon',
    ...(holds('group') ? ['group'] : []),
    ...(holds('coop') ? ['coop'] : []),
    ...(view.round >= CLOUD_NEAR ? ['cloud'] : []),
  ];
};
