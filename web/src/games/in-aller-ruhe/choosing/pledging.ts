import { GROUP_DISCARD, mostPledged, type View } from '@seekiste/rules/in-aller-ruhe';

export const pledged = (view: View): number => view.pledges.reduce<number>((sum, count) => sum + (count ?? 0), 0);

/** 5.3 What is left of the eight, shared evenly among those who have not named a number: where the stepper begins. */
export const evenShare = (view: View): number => {
  const silent = view.pledges.filter(count => count === null).length;
  const share = Math.ceil((GROUP_DISCARD - pledged(view)) / Math.max(1, silent));
  return Math.max(0, Math.min(mostPledged(view).count, share));
};
