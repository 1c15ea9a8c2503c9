import type { Chapter } from '../chapter.js';
import { arch } from './arch/index.js';
import { dayNight } from './day-night/index.js';
import { duel } from './duel/index.js';
import { monsters } from './monsters/index.js';
import { pyramid } from './pyramid/index.js';
import { rock } from './rock/index.js';
import { storms } from './storms/index.js';

const LISTED = [monsters, storms, rock, arch, pyramid, dayNight, duel] as const;
export type ListedChapter = (typeof LISTED)[number];

/** Every expansion and variant there is, in the order in which they are asked (13.2). */
export const CHAPTERS: readonly Chapter[] = LISTED;
