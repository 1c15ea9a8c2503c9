import { COMPASS, isIsland, MONSTER, ownHand, type View } from '@seekiste/rules/in-aller-ruhe';

/** What a newcomer is told about, the first time it appears. */
export const notes = (view: View): readonly string[] => {
  const hand = ownHand(view);
  return [
    ...(view.sea.some(isIsland) ? ['price'] : []),
    ...(hand.includes(MONSTER) ? ['monster'] : []),
    ...(hand.includes(COMPASS) ? ['compass'] : []),
    ...(view.options.storms === true && view.sea.some(isIsland) ? ['storm'] : []),
  ];
};
