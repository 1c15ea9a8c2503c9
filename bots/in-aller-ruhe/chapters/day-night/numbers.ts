import { OPEN, SPACES } from '@seekiste/rules/in-aller-ruhe';
import type { ChapterNumbers } from '../../learned/chapter-numbers.js';
import { chapters, gapStart, gapWidth, isLay, isTurn, now, spaceIn, wrongHere } from '../../sailor/index.js';

/** 15.4, 15.5 How many islands lie wrong after an idea. */
const lyingWrong = (code: number): number => {
  const before = Math.round(chapters.chores - chapters.choresLaid * now.open);
  return before + (isLay(code) ? (wrongHere[spaceIn(code)] as number) : 0) - (isTurn(code) ? 1 : 0);
};

export const dayNightNumbers: ChapterNumbers = {
  gapNumbers: 1,
  tableNumbers: 6,

  /** 15.3 In which part of a gap an island would lie wrong. */
  writeGap(_, gap, out, to) {
    let wrong = 0;
    const end = gapStart(gap) + gapWidth(gap);
    for (let space = gapStart(gap); space < end; space++) wrong += wrongHere[space] as number;
    out[to] = wrong / gapWidth(gap);
  },

  /**
   * 15.3–15.5 How many islands lie wrong, on how many open spaces one would lie right or wrong now, how many of these
   * are for the moon, and how often hands have been turned.
   */
  writeTable({ sea, dayNight }, code, _, out, to) {
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
  },
};
