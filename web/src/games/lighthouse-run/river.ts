import type { Box, Space } from '@seekiste/rules/lighthouse-run';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The room that the river has, in pixels. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** A point of the river's middle, with the unit vector to the bank that its lighthouse stands on. */
interface Station extends Point {
  readonly bank: Point;
  readonly bends: boolean;
}

interface Stretch {
  readonly length: number;
  at(way: number): Station;
}

/** Where everything lies, in pixels from the upper left. */
export interface River {
  readonly room: Room;
  /** The river runs along the longer side of its room. */
  readonly upright: boolean;
  /** Half the width of the water. */
  readonly half: number;
  /** The length of one space. */
  readonly pitch: number;
  /** The middle of each space, from the start (0) to the last one. */
  readonly spaces: readonly Station[];
  /** Outlines of the water: the start, each space. */
  readonly outlines: readonly string[];
  /** Where the symbols stand, by space: on the edge away from the lighthouses. */
  readonly marks: readonly Point[];
  /** Where the numbers stand, by space: at its upper end, next to the lighthouses' bank. */
  readonly corners: readonly Point[];
  /** The lower end of each space, across the water: from the lighthouses' bank to the other. */
  readonly ends: readonly { readonly near: Point; readonly far: Point }[];
  readonly towers: readonly TowerSite[];
  /** The whole water. */
  readonly water: string;
  /** The line that a ship sails from one space to another. */
  trail(from: Space, to: Space): string;
  /** Where the cloud can be while it is over the sea. */
  readonly sky: readonly Point[];
  /** The middle of the land beside the harbour. */
  readonly town: Point;
}

interface TowerSite extends Point {
  readonly width: number;
  readonly height: number;
  /** What its light falls on: from its lamp to the water of its section. */
  readonly cone: string;
}

const LANES = 3;
/** Symbols stand on the outer edge and need this much outside of it. */
const MARGIN = 18;
/** How long the start is, in spaces. */
const START = 1.5;
const SAMPLE = 6;

const plus = (point: Point, way: Point, times: number): Point => ({
  x: point.x + way.x * times,
  y: point.y + way.y * times,
});

const round = (value: number): string => String(Math.round(value * 10) / 10);
const pen = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
const outline = (points: readonly Point[]): string => `M${points.map(pen).join('L')}Z`;

/** Three lanes and two bends, first as if the river ran from left to right. */
const stretches = (length: number, lane: number, bank: number, half: number): readonly Stretch[] => {
  const bend = lane / 2;
  const [left, right] = [MARGIN + half + bend, length - MARGIN - half - bend];
  const middle = (index: number): number => index * lane + bank + half;
  const straight = (index: number, from: number, to: number): Stretch => ({
    length: Math.abs(to - from),
    at: way => ({ x: from + Math.sign(to - from) * way, y: middle(index), bank: { x: 0, y: -1 }, bends: false }),
  });
  const turn = (index: number, x: number, outward: 1 | -1): Stretch => ({
    length: Math.PI * bend,
    at: way => {
      const angle = way / bend - Math.PI / 2;
      const out = { x: outward * Math.cos(angle), y: Math.sin(angle) };
      return { ...plus({ x, y: middle(index) + bend }, out, bend), bank: { x: -out.x, y: -out.y }, bends: true };
    },
  });
  return [
    straight(0, 0, right),
    turn(0, right, 1),
    straight(1, right, left),
    turn(1, left, -1),
    straight(2, left, length - MARGIN),
  ];
};

const along =
  (parts: readonly Stretch[]) =>
  (way: number): Station => {
    let rest = way;
    for (const part of parts) {
      if (rest <= part.length) return part.at(Math.max(0, rest));
      rest -= part.length;
    }
    const last = parts.at(-1);
    if (!last) throw new RangeError('a river has at least one stretch');
    return last.at(last.length);
  };

const turned = ({ x, y, bank, bends }: Station): Station => ({ x: y, y: x, bank: { x: bank.y, y: bank.x }, bends });

/** Lays the river of this box into its room: three lanes with two bends, each lighthouse on the bank of its section. */
export const layRiver = (box: Pick<Box, 'sections' | 'harbour' | 'cloud'>, room: Room): River => {
  const upright = room.height > room.width;
  const [length, breadth] = upright ? [room.height, room.width] : [room.width, room.height];
  const lane = (breadth - MARGIN) / LANES;
  const half = lane * (upright ? 0.255 : 0.235);
  const bank = lane - 2 * half;
  const parts = stretches(length, lane, bank, half);
  const total = parts.reduce((sum, part) => sum + part.length, 0);
  const count = box.sections.reduce((sum, spaces) => sum + spaces, box.harbour);
  const pitch = total / (count + START);
  const course = along(parts);
  const at = (way: number): Station => (upright ? turned(course(way)) : course(way));

  const end = (space: Space): number => (START + space) * pitch;
  const middle = (space: Space): number => (space === 0 ? (START / 2) * pitch : end(space) - pitch / 2);

  /** The water between two points of the way. */
  const ribbon = (from: number, to: number): string => {
    const steps = Math.max(2, Math.ceil((to - from) / SAMPLE));
    const stations = Array.from({ length: steps + 1 }, (_, i) => straightened(at, from + ((to - from) * i) / steps));
    return outline([
      ...stations.map(({ point, left }) => plus(point, left, half)),
      ...stations.map(({ point, left }) => plus(point, left, -half)).reverse(),
    ]);
  };

  const sections = box.sections.map((spaces, place) => {
    const before = box.sections.slice(0, place).reduce((sum, each) => sum + each, 0);
    return { from: end(before), to: end(before + spaces) };
  });
  const towers = placeTowers(sections, (section, share) => towerSite(at, section, share, half, bank, upright), at);

  const spaces = Array.from({ length: count + 1 }, (_, space) => space);
  return {
    room,
    upright,
    half,
    pitch,
    towers,
    spaces: spaces.map(space => at(middle(space))),
    outlines: spaces.map(space => ribbon(space === 0 ? 0 : end(space) - pitch, end(space))),
    marks: spaces.map(space => {
      const station = at(middle(space));
      return plus(station, station.bank, -half);
    }),
    corners: spaces.map(space => {
      const station = at(middle(space) - pitch / 2 + 10);
      return plus(station, station.bank, half - 9);
    }),
    ends: spaces.map(space => {
      const station = at(end(space));
      return { near: plus(station, station.bank, half), far: plus(station, station.bank, -half) };
    }),
    water: ribbon(0, total),
    trail: (from, to) => `M${line(at, middle(from), middle(to)).map(pen).join('L')}`,
    sky: skyOver(at, box.cloud.filter(space => space === 0).length + 1, end(0), half, bank),
    town: (() => {
      const station = at(total - (box.harbour * pitch) / 2);
      return plus(station, station.bank, half + bank / 2);
    })(),
  };
};

const line = (at: (way: number) => Station, from: number, to: number): readonly Station[] => {
  const steps = Math.max(1, Math.ceil((to - from) / SAMPLE));
  return Array.from({ length: steps + 1 }, (_, i) => at(from + ((to - from) * i) / steps));
};

/** Banks change sides between lanes and bends; an outline needs one and the same side all along. */
const straightened = (at: (way: number) => Station, way: number): { point: Point; left: Point } => {
  const [before, point, after] = [at(way - 0.5), at(way), at(way + 0.5)];
  const [x, y] = [after.x - before.x, after.y - before.y];
  const size = Math.hypot(x, y) || 1;
  return { point, left: { x: y / size, y: -x / size } };
};

interface Section {
  readonly from: number;
  readonly to: number;
}

/** Where along its section a lighthouse may stand, the middle first. */
const SHARES = [0.5, 0.62, 0.38, 0.74, 0.26, 0.86, 0.14];

const APART = 8;

const overlap = (one: TowerSite, other: TowerSite): boolean =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 + APART &&
  Math.abs(one.y - other.y) < (one.height + other.height) / 2 + APART;

/** Lighthouses in bends have no choice; the others give way to them. */
const placeTowers = (
  sections: readonly Section[],
  site: (section: Section, share: number) => TowerSite,
  at: (way: number) => Station,
): readonly TowerSite[] => {
  const bends = ({ from, to }: Section): boolean => at((from + to) / 2).bends;
  const fixed = sections.filter(bends).map(section => site(section, 0.5));
  return sections.map(section => {
    const sites = SHARES.map(share => site(section, share));
    const free = bends(section) ? undefined : sites.find(tried => !fixed.some(other => overlap(tried, other)));
    return free ?? site(section, 0.5);
  });
};

const towerSite = (
  at: (way: number) => Station,
  { from, to }: Section,
  share: number,
  half: number,
  bank: number,
  upright: boolean,
): TowerSite => {
  const station = at(from + (to - from) * share);
  const width = upright ? Math.min(46, bank - 6) : Math.min(58, bank * 0.64);
  const height = upright ? width * 1.45 : Math.min(bank - 6, width * 1.6);
  const sideways = Math.abs(station.bank.x) > Math.abs(station.bank.y);
  const centre = plus(
    station,
    station.bank,
    half + (station.bends && !upright ? 11 : 3) + (sideways ? width : height) / 2,
  );
  const lamp = { x: centre.x, y: centre.y - height * 0.33 };
  const shore = line(at, from, to).map(point => {
    // Where the bank changes sides the light still comes from the tower's own side.
    const towards = Math.sign((centre.x - point.x) * point.bank.x + (centre.y - point.y) * point.bank.y) || 1;
    return plus(point, point.bank, towards * half);
  });
  return { ...centre, width, height, cone: outline([lamp, ...shore]) };
};

const skyOver = (at: (way: number) => Station, count: number, length: number, half: number, bank: number): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const station = at((length * (i + 0.5)) / count);
    return plus(station, station.bank, half + bank / 2);
  });
