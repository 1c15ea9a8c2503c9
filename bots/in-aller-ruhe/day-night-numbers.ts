import { OPEN, SPACES, type State } from '@seekiste/rules/in-aller-ruhe';
import { isLay, isTurn, spaceIn } from './code-of.js';
import { chapters, wrongHere } from './quick-chapters.js';
import { gapStart, gapWidth } from './quick-supply.js';
import { now } from './quick-table.js';

/** What the learned value goes by besides, by day and night: so many numbers for every gap, and for the table. */
export const DAY_NIGHT_GAP_NUMBERS = 1;
export const DAY_NIGHT_NUMBERS = 6;

/** 15.3 Writes in which part of a gap an island would lie wrong. */
export const writeDayNightOfGap = (gap: number, out: Float64Array, to: number): void => {
  let wrong = 0;
  const end = gapStart(gap) + gapWidth(gap);
  for (let space = gapStart(gap); space < end; space++) wrong += wrongHere[space] as number;
  out[to] = wrong / gapWidth(gap);
};

/** 15.4, 15.5 How many islands lie wrong after an idea. */
const lyingWrong = (code: number): number => {
  const before = Math.round(chapters.chores - chapters.choresLaid * now.open);
  return before + (isLay(code) ? (wrongHere[spaceIn(code)] as number) : 0) - (isTurn(code) ? 1 : 0);
};

/**
 * 15.3–15.5 Writes, from `to` on, how many islands lie wrong after an idea, on how many open spaces one would lie right or
 * wrong now, how many of these are for the moon, and how often hands have been turned.
 */
export const writeDayNight = ({ sea, dayNight }: State, code: number, out: Float64Array, to: number): void => {
  const laid = isLay(code) ? spaceIn(code) : -1;
  const lying = lyingWrong(code);
  let [right, wrong, moonlit] = [0, 0, 0];
  for (let space = 0; space < SPACES; space++) {
    if (sea[space] !== OPEN || space === laid) continue;
    if (wrongHere[space]) wrong++;
    else right++;
    if (space < SPACES / 2) moonlit++;
  }
  out[to] = lying / 6;
  out[to + 1] = right / 18;
  out[to + 2] = wrong / 18;
  out[to + 3] = moonlit / 18;
  out[to + 4] = (dayNight?.drawn ?? 0) / 6;
  out[to + 5] = lying === 0 ? 1 : 0;
};
