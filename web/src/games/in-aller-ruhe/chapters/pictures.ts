import type { Pictures } from '../../../lobby/drawing.js';
import { arch } from './arch/picture.js';
import { dayNight } from './day-night/picture.js';
import { duel } from './duel/picture.js';
import { monsters } from './monsters/picture.js';
import { pyramid } from './pyramid/picture.js';
import { rock } from './rock/picture.js';
import { storms } from './storms/picture.js';

const ALL: readonly Pictures[] = [rock, monsters, storms, arch, dayNight, duel, pyramid];

/** What the lobby shows of the chapters' options. */
export const CHAPTER_PICTURES: Pictures = Object.fromEntries(ALL.flatMap(pictures => Object.entries(pictures)));
