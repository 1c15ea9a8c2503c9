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
import type { Language } from '../language.js';
import { colourName, say, towerName } from './speak.js';

/** So many stops of the cloud ahead are as many as somebody plans for. */
const STOPS_AHEAD = 3;

/** 7.5 A caught ship lies at the last symbol that it has reached. */
const shownSpace = ({ cloud }: View, space: Space): Space => (isCaught(space, cloud) ? symbolSpace(space) : space);

/** 'Rot 2, Blau 1', or a dash. */
const shipsOn = (language: Language, view: View, space: Space): string => {
  const cloud = cloudSpace(view.cloud);
  const lying = view.ships.flatMap((fleet, colour) => {
    const count = fleet.filter(ship => shownSpace(view, ship) === space).length;
    return count === 0 ? [] : [`${colourName(language, colour)} ${count}`];
  });
  const all = [...(space > 0 && space === cloud ? [say(language, 'river-cloud')] : []), ...lying];
  return all.length > 0 ? all.join(', ') : '–';
};

/** '4 (2): Rot 2': the points where a symbol is. */
const cell = (language: Language, view: View, space: Space): string =>
  `${space}${BOX.symbols.includes(space) ? ` (${pointsOf(space)})` : ''}: ${shipsOn(language, view, space)}`;

interface Row {
  readonly tower: string;
  readonly light: string;
  readonly spaces: string;
}

const rows = (language: Language, view: View): Row[] => {
  let next = 1;
  const cells = (count: number): string =>
    Array.from({ length: count }, () => cell(language, view, next++)).join(' | ');
  const sectionRow = (count: number, place: Place): Row => ({
    tower: `${place + 1} ${towerName(language, view.towers[place] ?? place)}`,
    light: say(language, view.lit[place] === true ? 'river-lit' : 'river-dark'),
    spaces: cells(count),
  });
  return [
    {
      tower: say(language, 'river-tower'),
      light: say(language, 'river-light'),
      spaces: say(language, 'river-spaces'),
    },
    { tower: say(language, 'river-start'), light: '', spaces: shipsOn(language, view, 0) },
    ...BOX.sections.map(sectionRow),
    {
      tower: say(language, 'river-harbour'),
      light: say(language, 'river-lit'),
      spaces: cells(BOX.harbour),
    },
  ];
};

const cloudLine = (language: Language, { cloud }: View): string => {
  const space = cloudSpace(cloud);
  const stops = cloudStops(cloud)
    .filter(stop => stop.space > 0)
    .slice(0, STOPS_AHEAD)
    .map(stop => say(language, 'river-stop', { space: stop.space, round: stop.round }));
  return [
    space === 0 ? say(language, 'river-cloud-sea') : say(language, 'river-cloud-space', { space }),
    ...(stops.length === 0 ? [] : [say(language, 'river-stops', { stops: stops.join(', '), count: stops.length })]),
  ].join(' ');
};

/** The river from the start to the harbour, a line for each section, and where the storm is. */
export const river = (language: Language, view: View): readonly string[] => {
  const lines = rows(language, view);
  const width = (column: 'tower' | 'light'): number => Math.max(...lines.map(row => row[column].length)) + 2;
  const [tower, light] = [width('tower'), width('light')];
  return [
    ...lines.map(row => row.tower.padEnd(tower) + row.light.padEnd(light) + row.spaces),
    cloudLine(language, view),
  ];
};
