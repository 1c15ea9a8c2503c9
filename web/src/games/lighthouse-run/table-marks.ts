import { preview, type Place, type Shift, type Shown, type Space } from '@seekiste/rules/lighthouse-run';
import type { LogEntry } from '../../table/scene.js';
import type { PlaceMark, SpaceMark, Trail } from './marks.js';
import { forcedPlace, sail, type Offer, type Plan } from './plan.js';

/** The beacon that would move, once it is chosen or looked at. */
export const shiftShown = (offer: Offer, plan: Plan, looked: Place | undefined): Shift | null => {
  if (plan.step === 'card') return null;
  if (plan.step !== 'beacon') return plan.beacon;
  const { play, taken } = plan;
  if (looked === undefined) return null;
  if (offer.beaconTask(play) === 'forced')
    return offer.places(play, null).includes(looked) ? { from: looked, to: forcedPlace(offer, play) } : null;
  return taken !== null && offer.places(play, taken).includes(looked) ? { from: taken, to: looked } : null;
};

/** The lighthouses that can be chosen, and the one that was; only the latter without aids. */
export const placeMarks = (offer: Offer, plan: Plan, aids: boolean): readonly PlaceMark[] => {
  if (plan.step !== 'beacon') return [];
  const { play, taken } = plan;
  const sources = offer.places(play, null);
  const forced = offer.beaconTask(play) === 'forced' ? forcedPlace(offer, play) : undefined;
  const targets = taken === null ? [] : offer.places(play, taken);
  return offer.view.lit.map((_, place): PlaceMark => {
    if (place === taken) return 'taken';
    if (!aids) return undefined;
    if (place === forced) return 'goal';
    if (taken === null) return sources.includes(place) ? 'take' : undefined;
    return targets.includes(place) ? 'put' : undefined;
  });
};

/** The spaces that can be left, and what is chosen; only the latter without aids. */
export const spaceMarks = (offer: Offer, plan: Plan, trails: readonly Trail[], aids: boolean): readonly SpaceMark[] => {
  const marks: SpaceMark[] = [];
  if (plan.step === 'ships' && aids) for (const space of offer.spaces(plan.play, plan.beacon)) marks[space] = 'from';
  for (const { kind, to } of trails) if (kind === 'main' || kind === 'bonus') marks[to] ??= 'goal';
  if (plan.step === 'sail' && plan.from !== null) marks[plan.from] = 'picked';
  return marks;
};

/** How far the card would get from everywhere, while its beacon is being chosen: in the light as it is shown. */
export const beaconTrails = (offer: Offer, plan: Plan, looked: Place | undefined): readonly Trail[] => {
  if (plan.step !== 'beacon') return [];
  const beacon = shiftShown(offer, plan, looked);
  // 4.1 As long as it is open which lighthouse goes dark, nobody can say how far ships get.
  if (beacon === null && offer.beaconTask(plan.play) === 'forced') return [];
  return planTrails(offer, { step: 'ships', play: plan.play, beacon }, undefined);
};

/** The preview as lines: all that can be chosen, and in full what is looked at. */
export const planTrails = (offer: Offer, plan: Plan, looked: Space | undefined): readonly Trail[] => {
  if (plan.step !== 'ships' && plan.step !== 'sail') return [];
  const { play, beacon } = plan;
  const spaces = offer.spaces(play, beacon);
  const chosen = plan.step === 'sail' ? plan.from : looked;
  return spaces.flatMap((from): readonly Trail[] => {
    if (plan.step === 'sail' && from !== chosen) return [];
    const { voyages, lost, bonus } = preview(offer.view, sail(play, beacon, from, false));
    const to = voyages[0]?.to ?? from;
    if (from !== chosen) return [{ kind: 'faint', from, to, lost }];
    const main: Trail = { kind: 'main', from, to, lost };
    return bonus ? [main, { kind: 'bonus', from: bonus.voyage.from, to: bonus.voyage.to, lost: bonus.lost }] : [main];
  });
};

/** What a player's last move made sail. */
export const lastTrails = (log: readonly LogEntry<Shown>[]): readonly Trail[] => {
  const last = log.findLast(({ shown }) => shown.type === 'sailed')?.step;
  const ways = log
    .filter(({ step }) => step === last)
    .flatMap(({ shown }) => (shown.type === 'sailed' ? shown.voyages : []))
    .map(({ from, to }) => `${from} ${to}`);
  return [...new Set(ways)].map(way => {
    const [from = 0, to = 0] = way.split(' ').map(Number);
    return { kind: 'last', from, to, lost: 0 };
  });
};
