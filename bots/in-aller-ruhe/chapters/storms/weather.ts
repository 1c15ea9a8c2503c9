import { drawer, hasGap, neighbours, OPEN, ROWS, type Move, type View } from '@seekiste/rules/in-aller-ruhe';
import type { Answers } from '../../chapter.js';
import { leastMissed } from '../../sailor/from-view/hand.js';
import type { Known } from '../../sailor/from-view/known.js';
import { at, sum } from '../../sailor/list.js';
import { rowNeed } from '../../sailor/rows.js';

/** 12.1 */
const STORMS = 6;
const VIOLETS = 2;

type Weather = NonNullable<View['storms']>;
type Drawn = Pick<Weather, 'yellow' | 'orange' | 'violet' | 'calmed' | 'blowing'>;
type Aim = Extract<Move, { type: 'compass' }>;

/** 12.2 Storms that are still to be drawn. */
export const stormsInPiles = ({ yellow, orange, violet, calmed, blowing }: Drawn): number =>
  STORMS - sum([...yellow, ...orange, ...violet, ...calmed]) - Number(blowing !== null);

/** What it is worth that no such storm lies before a seat: more, the more of the sea is open. */
const yellowHarm = ({ weights, view, cards, sea, open, seats }: Known, seat: number): number =>
  at(view.storms?.yellow ?? [], seat) > 1 || at(cards, seat) < 3 ? 0 : (weights.yellow * open) / sea.length / seats;

/** An orange storm forbids spaces without neighbours; in a sea that is nearly full it forbids nothing. */
const orangeHarm = ({ weights, view, sea, open, seats }: Known, seat: number): number => {
  if (at(view.storms?.orange ?? [], seat) > 1 || open === 0) return 0;
  const alone = sea.filter((card, space) => card === OPEN && neighbours(sea, space) === 0).length;
  return (weights.orange * open + weights.orangeAlone * alone) / sea.length / seats;
};

/** A violet storm has to go before the sea can be full. */
const violetHarm = (known: Known, row: number): number => {
  if (!hasGap(known.sea, row)) return 0;
  const all = sum(ROWS.map(other => rowNeed(known, other)));
  return known.weights.violet + (all > 0 ? (known.weights.violetNeed * rowNeed(known, row)) / all : 0);
};

/** What storms may do that are still in the piles, the worst first. */
const harmToCome = ({ weights, sea, open, seats }: Known, storms: Weather): readonly number[] => {
  const violets = VIOLETS - sum(storms.violet) - at(storms.calmed, 1) - Number(storms.blowing === 'violet');
  const others = Math.max(0, stormsInPiles(storms) - violets);
  return [
    ...new Array<number>(violets).fill(weights.violet * weights.violetComes),
    ...new Array<number>(others).fill((weights.orange * weights.stormComes * open) / sea.length / seats),
  ];
};

interface Target {
  readonly move: Aim;
  readonly harm: number;
}

const HARMS = { violet: violetHarm, orange: orangeHarm, yellow: yellowHarm } as const;

const targets = (known: Known, storms: Weather): readonly Target[] =>
  (['violet', 'orange', 'yellow'] as const).flatMap(storm =>
    storms[storm].flatMap((count, place) =>
      count > 0 ? [{ move: { type: 'compass', storm, at: place }, harm: HARMS[storm](known, place) }] : [],
    ),
  );

/** What a storm that was just drawn would do: a violet one goes where it hurts least. */
const drawnHarm = (known: Known, { blowing }: Weather, seat: number): number => {
  if (blowing === 'yellow') return yellowHarm(known, seat) + known.weights.soaked;
  if (blowing === 'orange') return orangeHarm(known, seat);
  const rows = ROWS.filter(row => hasGap(known.sea, row));
  return rows.length === 0 ? 0 : Math.min(...rows.map(row => violetHarm(known, row)));
};

const worst = (found: readonly Target[]): Target | undefined =>
  found.reduce<Target | undefined>((most, target) => (most && most.harm >= target.harm ? most : target), undefined);

/** 12.7 The departure will bring one compass, and one more to several players, of whom one gives a whole hand. */
const compassesToCome = ({ departed, seats }: Known): number => (departed ? 0 : seats > 1 ? 2 : 1);

/** The harm that the compasses of the team cannot prevent, the worst of it; one compass more would. */
const harmLeft = (known: Known, storms: Weather, lying: readonly Target[], compasses: number): number => {
  const harms = [...lying.map(({ harm }) => harm), ...harmToCome(known, storms)].sort((a, b) => b - a);
  return harms[Math.max(0, compasses + compassesToCome(known))] ?? 0;
};

/** 12.7 What earning a compass is worth. */
export const compassWorth = (known: Known, storms: Weather): number =>
  known.weights.compass * harmLeft(known, storms, targets(known, storms), sum(storms.compasses) + storms.earned);

/** Whether a compass is better used against this storm than kept for another one. */
const isWorthIt = (known: Known, storms: Weather, target: Target): boolean => {
  const others = targets(known, storms).filter(
    ({ move }) => move.storm !== target.move.storm || move.at !== target.move.at,
  );
  return target.harm > harmLeft(known, storms, others, sum(storms.compasses) - 1);
};

/** 12.9 The storm to remove now, if it is worth a compass. */
export const useCompass = (known: Known): Move | undefined => {
  const { storms } = known.view;
  if (!storms || at(storms.compasses, known.seat) === 0) return undefined;
  const target = worst(targets(known, storms));
  return target && isWorthIt(known, storms, target) ? target.move : undefined;
};

/** 12.10 A storm was drawn. */
const answerStorm = (known: Known): Move => {
  const { storms } = known.view;
  if (!storms) return { type: 'blow' };
  const drawn: Target = {
    move: { type: 'compass', storm: 'drawn' },
    harm: drawnHarm(known, storms, drawer(known.view) ?? known.view.turn),
  };
  return isWorthIt(known, storms, drawn) ? drawn.move : { type: 'blow' };
};

/** 12.11 Whatever may help whoever cannot act: their orange storm, or the violet one on the row that is needed most. */
const answerDistress = (known: Known): Move => {
  const { view } = known;
  const { storms, turn } = view;
  if (!storms) return { type: 'blow' };
  if (at(storms.orange, turn) > 0) return { type: 'compass', storm: 'orange', at: turn };
  const violet = worst(targets(known, storms).filter(({ move }) => move.storm === 'violet'));
  return violet?.move ?? { type: 'blow' };
};

/** 12.8 The player who acts next can use it first. */
const award = ({ view }: Known): Move => ({ type: 'award', seat: (view.turn + 1) % view.seats });

/** 12.5 The row that is needed least. */
const stormRow = (known: Known): readonly Move[] =>
  ROWS.filter(row => hasGap(known.sea, row))
    .sort((a, b) => rowNeed(known, a) - rowNeed(known, b))
    .map(row => ({ type: 'storm-row', row }));

/** Of the storms that lie, so many at most are worth a thought. */
const AIMS = 3;

/** 12.9 What the own compass could be used for, the worst storms first. */
export const aims = (known: Known): readonly Move[] => {
  const { storms } = known.view;
  if (!storms || at(storms.compasses, known.seat) === 0) return [];
  return targets(known, storms)
    .toSorted((a, b) => b.harm - a.harm)
    .slice(0, AIMS)
    .map(({ move }) => move);
};

/** 12.3 So many cards stay dry. */
const DRY = 3;

export const stormsAnswers: Answers<Known> = {
  award: known => [award(known)],
  storm: known => [answerStorm(known)],
  distress: known => [answerDistress(known)],
  'storm-row': stormRow,
  soak: known => [{ type: 'soak', cards: leastMissed(known, known.hand.length - DRY) }],
};
