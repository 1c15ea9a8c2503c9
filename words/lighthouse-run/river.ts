import {
  BOX,
  cloudSpace,
  cloudStops,
  isCaught,
  pointsOf,
  symbolSpace,
  type Place,
  type Space,
  type View,
} from '@seekiste/rules/lighthouse-run';
import type { Message } from '../message.js';
import type { Line } from '../voice.js';
import { colourName, say, towerName } from './speak.js';

/** Nobody plans for more stops of the cloud. */
const STOPS_AHEAD = 3;

/** 7.5 A caught ship lies at the last symbol that it has reached. */
const shownSpace = ({ cloud }: View, space: Space): Space => (isCaught(space, cloud) ? symbolSpace(space) : space);

/** 'Rot 2, Blau 1', and the cloud. */
const lyingOn = (view: View, space: Space): { lying: readonly Message[]; count: number } => {
  const cloud = space > 0 && space === cloudSpace(view.cloud) ? [say('river-cloud')] : [];
  const ships = view.ships.flatMap((fleet, colour) => {
    const count = fleet.filter(ship => shownSpace(view, ship) === space).length;
    return count === 0 ? [] : [say('river-ships', { colour: colourName(colour), count })];
  });
  const lying = [...cloud, ...ships];
  return { lying, count: lying.length };
};

/** '4 (2): Rot 2': the points where a symbol is. */
const cell = (view: View, space: Space): Message =>
  BOX.symbols.includes(space)
    ? say('river-symbol', { ...lyingOn(view, space), space, points: pointsOf(space) })
    : say('river-space', { ...lyingOn(view, space), space });

/** A line for each section: its lighthouse, its light, its spaces. */
const rows = (view: View): readonly (readonly (Message | string)[])[] => {
  let next = 1;
  const cells = (length: number): Message =>
    say('river-section', { spaces: Array.from({ length }, () => cell(view, next++)) });
  const sectionRow = (length: number, place: Place): readonly Message[] => [
    say('river-place', { place: place + 1, tower: towerName(view.towers[place] ?? place) }),
    say(view.lit[place] === true ? 'river-lit' : 'river-dark'),
    cells(length),
  ];
  return [
    [say('river-tower'), say('river-light'), say('river-spaces')],
    [say('river-start'), '', say('river-lying', lyingOn(view, 0))],
    ...BOX.sections.map(sectionRow),
    [say('river-harbour'), say('river-lit'), cells(BOX.harbour)],
  ];
};

const cloudLine = ({ cloud }: View): readonly Message[] => {
  const space = cloudSpace(cloud);
  const stops = cloudStops(cloud)
    .filter(stop => stop.space > 0)
    .slice(0, STOPS_AHEAD)
    .map(stop => say('river-stop', { space: stop.space, round: stop.round }));
  return [
    space === 0 ? say('river-cloud-sea') : say('river-cloud-space', { space }),
    ...(stops.length === 0 ? [] : [say('river-stops', { stops, count: stops.length })]),
  ];
};

/** The river from the start to the harbour, a line for each section, and where the storm is. */
export const river = (view: View): readonly Line[] => [{ rows: rows(view) }, cloudLine(view)];
