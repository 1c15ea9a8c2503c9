// @ts-check
/**
 * Draws the app's icons from the ship of `web/public/icon.svg`, in Chromium: for home screens (with and without a
 * mask), in one colour, and for notices. Run it when the ship changes; its pictures are kept in the repository.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { program } from './programs.mjs';
import { ROOT } from './setup.mjs';

const PUBLIC = join(ROOT, 'web', 'public');
const round = readFileSync(join(PUBLIC, 'icon.svg'), 'utf8');
const ship = /<g transform="[^"]*">([\s\S]*?)<\/g>/.exec(round)?.[1];
if (ship === undefined) throw new Error('web/public/icon.svg has no ship');

/** @param {string} drawing */
const svg = drawing => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${drawing}</svg>`;

/** @param {number} y @param {string} colour */
const wave = (y, colour) => `<path d="M-4 ${y}q5.5 -3 11 0t11 0t11 0t11 0t11 0t11 0t11 0V68H-4Z" fill="${colour}"/>`;

/** A mask may cut anything outside the middle four fifths. */
const maskable = svg(`
  <path d="M0 0H64V64H0Z" fill="#bfe3e6"/>
  <circle cx="45" cy="20" r="5.5" fill="#f6b458"/>
  ${wave(39, '#58aab4')}
  <g transform="translate(30.5 44) scale(.62)">${ship}</g>
  ${wave(45, '#2b8090')}
  ${wave(51, '#155b6e')}`);

/** One colour, for systems that dye icons themselves: gaps are what gives it a shape. */
const monochrome = svg(`
  <g transform="translate(31 43) scale(.72)" fill="#fff">
    <path d="M-7-12V-50M11-12V-40" stroke="#fff" stroke-width="2" stroke-linecap="round"/>
    <path d="M-7-53L5-49.4L-7-46Z"/>
    <path d="M-10-16V-43C-19-38-24.6-27-25.4-16ZM14-16V-38C22-33 26.6-25 27.4-16ZM-4-16V-46C4-41 7-30 7.4-16Z"/>
    <path fill-rule="evenodd" d="M-26-11H28C27.4-3 24 3 18 4H-15C-21.6 3-25.4-3-26-11ZM-3.4-8.6V-3.6A4.4 4.4 0 0 0 5.4-3.6V-8.6Z"/>
  </g>
  <path d="M8 52q4-3 8 0t8 0t8 0t8 0t8 0t8 0M14 58q4-3 8 0t8 0t8 0t8 0" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/>`);

const PICTURES = [
  { file: 'icon-192.png', drawing: round, size: 192 },
  { file: 'icon-512.png', drawing: round, size: 512 },
  { file: 'icon-maskable-192.png', drawing: maskable, size: 192 },
  { file: 'icon-maskable-512.png', drawing: maskable, size: 512 },
  { file: 'icon-touch.png', drawing: maskable, size: 180 },
  { file: 'icon-monochrome.png', drawing: monochrome, size: 512 },
  { file: 'badge.png', drawing: monochrome, size: 192 },
];

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--hide-scrollbars',
  '--default-background-color=00000000',
];

mkdirSync(join(PUBLIC, 'icons'), { recursive: true });
const scratch = mkdtempSync(join(tmpdir(), 'seekiste-icons-'));
for (const { file, drawing, size } of PICTURES) {
  const page = join(scratch, `${file}.html`);
  const address = `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`;
  writeFileSync(page, `<style>*{margin:0}img{display:block;width:${size}px}</style><img src="${address}">`);
  const picture = join(PUBLIC, 'icons', file);
  execFileSync(
    program('chromium'),
    [...FLAGS, `--user-data-dir=${scratch}/profile`, `--window-size=${size},${size}`, `--screenshot=${picture}`, page],
    { stdio: 'ignore' },
  );
  console.log(`${file.padEnd(24)} ${statSync(picture).size} bytes`);
}
rmSync(scratch, { recursive: true });
