// @ts-check
/** `npm run house`: how long files are, who is imported most, who imports in circles; and the picture for docs/. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cycles } from './house/cycles.mjs';
import { picture } from './house/picture.mjs';
import { readSources, ROOMS } from './house/sources.mjs';
import { ROOT } from './setup.mjs';

/** What a file may have before it is named here (CONTRIBUTING.md). */
const LONG = 250;
const SHOWN = 12;

const sources = readSources();
const shipped = sources.filter(({ tests }) => !tests);

/** @param {readonly number[]} numbers */
const median = numbers => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
/** @param {readonly (string | number)[]} row */
const row = ([name, ...cells]) =>
  console.log(String(name).padEnd(12) + cells.map(cell => String(cell).padStart(9)).join(''));

row(['room', 'files', 'lines', 'median', 'longest', 'tests']);
for (const room of [...ROOMS, 'tools']) {
  const inside = sources.filter(({ path }) => path.startsWith(`${room}/`));
  const own = room === 'test' ? inside : inside.filter(({ tests }) => !tests);
  const lines = own.map(each => each.lines);
  row([
    room,
    own.length,
    lines.reduce((a, b) => a + b, 0),
    median(lines),
    Math.max(...lines),
    inside.length - own.length,
  ]);
}

const long = shipped.filter(({ lines }) => lines > LONG).sort((a, b) => b.lines - a.lines);
console.log(`\nFiles of more than ${LONG} lines: ${long.length}`);
for (const { path, lines } of long) console.log(`${String(lines).padStart(6)}  ${path}`);

/** @type {Map<string, number>} */
const fanIn = new Map();
for (const { imports, types } of shipped)
  for (const to of new Set([...imports, ...types])) fanIn.set(to, (fanIn.get(to) ?? 0) + 1);
console.log('\nImported most');
for (const [path, count] of [...fanIn].sort(([, a], [, b]) => b - a).slice(0, SHOWN))
  console.log(`${String(count).padStart(6)}  ${path}`);

const circles = cycles(new Map(sources.map(({ path, imports }) => [path, imports])));
console.log(`\nCircles of imports (types apart): ${circles.length}`);
for (const circle of circles) console.log(`        ${circle.join(' · ')}`);

writeFileSync(join(ROOT, 'docs', 'pictures', 'house.svg'), picture(sources));
console.log('\ndocs/pictures/house.svg is written.');
process.exitCode = circles.length > 0 ? 1 : 0;
