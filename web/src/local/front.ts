import type { Seat, ToAct, Viewer } from '@seekiste/rules/core';

/**
 * Whose eyes the screen is for. One person alone always; of several, whoever has to act, and
 * until somebody else of them has to, whoever looked last.
 */
export const nextFront = (people: readonly Seat[], acts: ToAct, front: Viewer): Viewer => {
  if (people.length < 2) return people[0] ?? 'watcher';
  if (acts.kind !== 'seats') return front;
  const due = acts.must.filter(seat => people.includes(seat));
  return due.some(seat => seat === front) ? front : (due[0] ?? front);
};

/** Which other people could act at this moment: who may, and who must where the one in front need not. */
export const othersToAct = (people: readonly Seat[], acts: ToAct, front: Viewer): readonly Seat[] => {
  if (acts.kind !== 'seats') return [];
  const due = acts.must.some(seat => seat === front) ? [] : acts.must;
  return people.filter(seat => seat !== front && (due.includes(seat) || acts.may.includes(seat)));
};
