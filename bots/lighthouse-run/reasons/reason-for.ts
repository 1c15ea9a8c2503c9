import type { Seat } from '@seekiste/rules/core';
import {
  isThreatened,
  lighthouseRun,
  ownerOf,
  pointsOf,
  preview,
  reach,
  whyStays,
  type Move,
  type Space,
  type View,
  type Voyage,
} from '@seekiste/rules/lighthouse-run';
import type { LighthouseRunReason } from './reason.js';

type Sail = Extract<Move, { type: 'sail' }>;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

/** 8.2 */
const gainOf = ({ from, to }: Voyage): number => pointsOf(to) - pointsOf(from);

interface Afloat {
  readonly own: boolean;
  readonly space: Space;
}

/** Every ship that may still sail on, where the turn leaves it. */
const afloat = (view: View, seat: Seat, voyages: readonly Voyage[]): readonly Afloat[] =>
  view.ships.flatMap((fleet, colour) =>
    fleet.flatMap((start, ship) => {
      const space = voyages.findLast(moved => moved.colour === colour && moved.ship === ship)?.to ?? start;
      const own = ownerOf(view.options.mode, colour) === seat;
      return whyStays(view, space) ? [] : [{ own, space }];
    }),
  );

/** Ships on the water that can sail on in this light, or cannot; those at the start are everybody's worry. */
const lightFacts = (
  ships: readonly Afloat[],
  lit: readonly boolean[],
): { readonly ahead: number; readonly held: number } => {
  const sails = ({ space }: Afloat): boolean => reach(lit, space, 1).lost === 0;
  return {
    ahead: ships.filter(ship => ship.own && sails(ship)).length,
    held: ships.filter(ship => !ship.own && ship.space > 0 && !sails(ship)).length,
  };
};

/** 7.3 The own ships that leave what the cloud reaches at the end of this round. */
const escaping = (view: View, voyages: readonly Voyage[]): readonly Voyage[] =>
  voyages.filter(({ from, to }) => isThreatened(view, from) && !isThreatened(view, to));

/** What speaks for a turn, as far as its player can see. */
export const lighthouseRunReason = (view: View, seat: Seat, move: Move): LighthouseRunReason => {
  if (move.type === 'deal') throw new RangeError('nobody needs a hint to deal');
  return sailing(view, seat, move);
};

const sailing = (view: View, seat: Seat, move: Sail): LighthouseRunReason => {
  const { lit, voyages, bonus } = preview(view, move);
  const onwards = move.bonus && bonus ? [bonus.voyage] : [];
  const all = [...voyages, ...onwards];
  const isOwn = ({ colour }: Voyage): boolean => ownerOf(view.options.mode, colour) === seat;
  const light = lightFacts(afloat(view, seat, all), lit);
  if (all.every(({ from, to }) => from === to)) return { code: 'only-light', params: light };
  const own = all.filter(isOwn);
  const facts = {
    points: sum(own.map(gainOf)),
    theirs: sum(all.filter(one => !isOwn(one)).map(gainOf)),
    steps: sum(own.map(({ from, to }) => to - from)),
    ...light,
  };
  const saved = escaping(view, voyages.filter(isOwn));
  const [first] = saved;
  if (first) return { code: 'escapes', params: { ...facts, ships: saved.length, from: first.from, round: view.round } };
  if (onwards.length > 0) return { code: 'gains-bonus', params: facts };
  return { code: facts.points > 0 ? 'gains' : 'advances', params: facts };
};

/** Which light goes out for a voyage matters less than the voyage. */
export const lighthouseRunIdea = (move: Move): string =>
  lighthouseRun.write(move.type === 'sail' ? { ...move, beacon: null } : move);
