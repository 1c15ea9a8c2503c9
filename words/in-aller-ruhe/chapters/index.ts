import { arch } from './arch/index.js';
import { dayNight } from './day-night/index.js';
import { duel } from './duel/index.js';
import { monsters } from './monsters/index.js';
import { pyramid } from './pyramid/index.js';
import { rock } from './rock/index.js';
import { storms } from './storms/index.js';

/** Every chapter by its line, in the order in which the table is read. */
export const CHAPTERS = [rock, monsters, storms, arch, dayNight, duel, pyramid] as const;
