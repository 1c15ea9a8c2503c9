// @ts-check
/** The rooms, their folders and who imports whom, as an SVG. */
import { folderOf, ROOMS } from './sources.mjs';

/** @typedef {import('./sources.mjs').Source} Source */

/** The rooms from left to right: arrows point to the left. */
const COLUMNS = [['rules'], ['bots', 'words', 'learn', 'protocol'], ['server', 'web'], ['cli', 'bench', 'test']];
const WIDTH = 250;
const GAP = 90;
const LINE = 17;
const HEAD = 30;

/** @param {string} text */
const escaped = text => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** @param {readonly Source[]} sources */
const foldersByRoom = sources => {
  /** @type {Map<string, Map<string, number>>} */
  const rooms = new Map(ROOMS.map(room => [room, new Map()]));
  for (const { path, lines, tests } of sources) {
    const [room = ''] = path.split('/');
    if (tests && room !== 'test') continue;
    const folders = rooms.get(room);
    const folder = folderOf(path);
    folders?.set(folder, (folders.get(folder) ?? 0) + lines);
  }
  return rooms;
};

/** How many files of one room import files of another. @param {readonly Source[]} sources */
const arrowsBetween = sources => {
  /** @type {Map<string, number>} */
  const arrows = new Map();
  for (const { path, tests, imports, types } of sources) {
    const [from = ''] = path.split('/');
    if (tests && from !== 'test') continue;
    for (const to of new Set([...imports, ...types].map(each => each.split('/')[0] ?? '')))
      if (to !== from) arrows.set(`${from} ${to}`, (arrows.get(`${from} ${to}`) ?? 0) + 1);
  }
  return arrows;
};

/** @param {readonly Source[]} sources */
export const picture = sources => {
  const rooms = foldersByRoom(sources);
  /** @type {Map<string, { x: number, y: number, height: number }>} */
  const boxes = new Map();
  COLUMNS.forEach((column, at) => {
    let y = 20;
    for (const room of column) {
      const height = HEAD + (rooms.get(room)?.size ?? 0) * LINE + 8;
      boxes.set(room, { x: 20 + at * (WIDTH + GAP), y, height });
      y += height + 24;
    }
  });
  const height = Math.max(...[...boxes.values()].map(box => box.y + box.height)) + 20;
  const width = 20 + COLUMNS.length * (WIDTH + GAP) - GAP + 20;

  const lines = [...arrowsBetween(sources)].flatMap(([key, count]) => {
    const [from = '', to = ''] = key.split(' ');
    const [a, b] = [boxes.get(from), boxes.get(to)];
    if (!a || !b) return [];
    const [x1, y1, x2, y2] = [a.x, a.y + 16, b.x + WIDTH, b.y + 16];
    const stroke = (0.6 + Math.log2(count) / 2).toFixed(1);
    const bend = x1 === b.x ? -60 : (x2 - x1) / 2;
    const end = x1 === b.x ? b.x : x2;
    return `<path d="M${x1} ${y1}C${x1 + bend} ${y1} ${end - bend * (x1 === b.x ? -1 : 1)} ${y2} ${end} ${y2}" stroke-width="${stroke}"><title>${from} → ${to}: ${count} files</title></path>`;
  });
  const drawn = [...boxes].map(([room, box]) => {
    const folders = [...(rooms.get(room) ?? [])].sort(([a], [b]) => (a < b ? -1 : 1));
    const rows = folders.map(([folder, count], at) => {
      const y = box.y + HEAD + at * LINE + 12;
      const label = folder === room ? '·' : `${folder.slice(room.length + 1)}/`;
      return `<text x="${box.x + 14}" y="${y}">${escaped(label)}</text><text x="${box.x + WIDTH - 12}" y="${y}" text-anchor="end">${count}</text>`;
    });
    const sum = folders.reduce((total, [, count]) => total + count, 0);
    return `<rect x="${box.x}" y="${box.y}" width="${WIDTH}" height="${box.height}" rx="6"/><text class="room" x="${box.x + 12}" y="${box.y + 21}">${room}</text><text class="room" x="${box.x + WIDTH - 12}" y="${box.y + 21}" text-anchor="end">${sum}</text>${rows.join('')}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="12">
<title>The rooms of the house, their folders, their lines without tests, and who imports whom</title>
<style>rect{fill:#f4f8fa;stroke:#24506b}text{fill:#123}.room{font-weight:600;font-size:14px}path{fill:none;stroke:#4d8fb3;marker-end:url(#tip)}</style>
<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="9" markerHeight="9" markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0L8 4L0 8z" style="fill:#4d8fb3;stroke:none"/></marker></defs>
<rect x="0" y="0" width="${width}" height="${height}" style="fill:#fff;stroke:none"/>
${lines.join('\n')}
${drawn.join('\n')}
</svg>
`;
};
