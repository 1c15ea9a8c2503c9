import { COLUMNS, MONSTER, neighbours, OPEN, SPACES, type Card, type State } from '@seekiste/rules/in-aller-ruhe';
import type { ChapterNumbers } from './chapter-numbers.js';
import {
  chapters,
  countOf,
  gapStart,
  gapWidth,
  isLay,
  now,
  slackOf,
  spaceIn,
  stormsInPiles,
  thrownIn,
} from '../sailor/index.js';
import { clip, countIn } from './gap-numbers.js';
import type { Afterwards } from './table-numbers.js';

const MONSTER_NUMBERS = 6;
const STORM_NUMBERS = 14;

const sumOf = (counts: readonly number[]): number => {
  let sum = 0;
  for (let i = 0; i < counts.length; i++) sum += counts[i] as number;
  return sum;
};

const isBlocked = (violet: readonly number[], space: number): boolean => (violet[(space / COLUMNS) | 0] as number) > 0;

/** 11.5 How many others have said that they hold a sea monster. */
const holders = (holds: readonly boolean[]): number => {
  let count = 0;
  for (let seat = 0; seat < now.seats; seat++) if (seat !== now.seat && holds[seat]) count++;
  return count;
};

/** 11.1–11.5 Sea monsters that have yet to be played, and how tight cards are with them. */
const writeMonsters = (
  { options, monsters, hands }: State,
  { open, price, left, monsters: coming }: Afterwards,
  out: Float64Array,
  to: number,
): void => {
  if (!monsters) return;
  const hand = hands[now.seat] as Card[];
  const total = now.total - hand.length + countIn(left);
  const slack = slackOf(total, open + coming, price + coming * chapters.monsterPrice, chapters.chores + coming);
  const played = monsters.destroyed.length + countOf(hand, ~left, MONSTER);
  out[to] = ((options.monsters ?? 0) - played) / 5;
  out[to + 1] = countOf(hand, left, MONSTER) / 2;
  out[to + 2] = coming / 3;
  out[to + 3] = clip(slack / 10, -1, 3);
  out[to + 4] = clip(slack / 3, -2, 1);
  out[to + 5] = holders(monsters.holds);
};

/** 12.3–12.9 Storms that lie, compasses at hand, and what may come of both. */
const writeStorms = (
  { sea, storms }: State,
  code: number,
  { left }: Afterwards,
  out: Float64Array,
  to: number,
): void => {
  if (!storms) return;
  const { yellow, orange, violet, compasses } = storms;
  const { seat, seats } = now;
  const laid = isLay(code) ? spaceIn(code) : -1;
  let [blocked, alone] = [0, 0];
  for (let space = 0; space < SPACES; space++) {
    if (sea[space] !== OPEN || space === laid) continue;
    if (isBlocked(violet, space)) blocked++;
    if (neighbours(sea, space) === 0 && space !== laid - 1 && space !== laid + 1) alone++;
  }
  const next = (seat + 1) % seats;
  out[to] = 1;
  out[to + 1] = (orange[seat] as number) > 0 ? 1 : 0;
  out[to + 2] = sumOf(yellow) / 2;
  out[to + 3] = sumOf(orange) / 2;
  out[to + 4] = blocked > 0 ? sumOf(violet) / 2 : 0;
  out[to + 5] = blocked / 6;
  out[to + 6] = (compasses[seat] as number) / 2;
  out[to + 7] = sumOf(compasses) / 3;
  out[to + 8] = stormsInPiles(storms) / 6;
  out[to + 9] = (storms.supply - storms.earned) / 6;
  out[to + 10] = left === 0 && thrownIn(code) !== 0 ? 1 : 0; // 12.7
  out[to + 11] = (alone / 18) * (sumOf(orange) > 0 ? 1 : 0);
  out[to + 12] = seats > 1 && (orange[next] as number) > 0 ? 1 : 0;
  out[to + 13] = (yellow[seat] as number) > 0 ? 1 : 0;
};

/** With sea monsters, storms, or both. */
export const expansionNumbers: ChapterNumbers = {
  gapNumbers: 1,
  tableNumbers: MONSTER_NUMBERS + STORM_NUMBERS,

  /** 12.5 Which part of a gap is blocked until a compass helps. */
  writeGap({ storms }, gap, out, to) {
    let blocked = 0;
    const end = gapStart(gap) + gapWidth(gap);
    for (let space = gapStart(gap); storms && space < end; space++) if (isBlocked(storms.violet, space)) blocked++;
    out[to] = blocked / gapWidth(gap);
  },

  writeTable(state, code, after, out, to) {
    out.fill(0, to, to + MONSTER_NUMBERS + STORM_NUMBERS);
    writeMonsters(state, after, out, to);
    writeStorms(state, code, after, out, to + MONSTER_NUMBERS);
  },
};
