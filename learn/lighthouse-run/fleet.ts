import { ELSEWHERE, type Lesson } from '../lesson.js';
import { card, cards, leave, lit, sail, space, TOWERS } from './places.js';

/** Chapter 9.9 to 9.14: two colours each. */
export const fleet: Lesson = {
  game: 'lighthouse-run',
  name: 'fleet',
  kind: 'chapter',
  options: { mode: 'fleet' },
  seats: 2,
  seat: 0,
  steps: [
    {
      name: 'first',
      clauses: ['9.9', '9.10'],
      position: {
        round: 4,
        first: 0,
        towers: TOWERS,
        lit: lit(1, 2, 3),
        ships: [
          [0, 0, 2, 3, 5],
          [0, 0, 2, 4, 4],
          [0, 0, 0, 3, 5],
          [0, 0, 1, 2, 4],
        ],
        hands: [cards('S3* C1* S4-purple'), cards('S2* S3-red C2*'), cards('S2* G3* C2*'), cards('S1* S3* C1*')],
      },
      accepts: ['red:S3* @3'],
      wrong: [
        { move: 'blue:S2* @2', gets: 'not-your-colour' },
        { move: 'red:S3* @0', gets: ELSEWHERE },
      ],
      light: [card('S3*'), leave, space(3), sail()],
      replies: [{ actor: 1, move: 'blue:S2* @2' }],
    },
    {
      name: 'second',
      clauses: ['9.11', '9.10'],
      accepts: ['green:S2* @3'],
      wrong: [
        { move: 'red:C1* @5', gets: 'colour-played' },
        { move: 'green:S2* @2', gets: 'no-ship-there' },
        { move: 'green:S2* @0', gets: ELSEWHERE },
      ],
      light: [card('S2*'), leave, space(3), sail()],
      replies: [{ actor: 1, move: 'yellow:S3* @1' }],
    },
    {
      name: 'bonus',
      clauses: ['9.13'],
      position: {
        round: 6,
        first: 0,
        towers: TOWERS,
        lit: lit(2, 3, 4),
        ships: [
          [0, 2, 6, 7, 7],
          [0, 2, 4, 7, 8],
          [0, 3, 5, 6, 7],
          [0, 1, 4, 5, 9],
        ],
        hands: [cards('C2* S1* S4-purple'), cards('S2* S3-red C2*'), cards('S2* G3* S4-orange'), cards('S1* S3* C1*')],
      },
      accepts: ['red:C2* @7 +'],
      wrong: [
        { move: 'red:C2* @6 +', gets: 'no-bonus' },
        { move: 'red:C2* @6', gets: ELSEWHERE },
      ],
      answers: true,
      light: [card('C2*'), leave, space(7), sail('sail-bonus')],
      replies: [],
    },
    {
      name: 'even',
      clauses: ['9.14', '8.2'],
      position: {
        round: 12,
        first: 1,
        turn: 0,
        playedThisRound: 1,
        towers: TOWERS,
        lit: lit(4, 5, 6),
        ships: [
          [11, 14, 18, 20, 21],
          [10, 13, 16, 19, 20],
          [12, 15, 17, 19, 20],
          [11, 14, 17, 18, 22],
        ],
        hands: [cards('S3* S1* C1*'), cards('S2* S3-red'), cards('S2* C2* S1*'), cards('S1* S3* C1*')],
      },
      accepts: ['red:S3* @21'],
      wrong: [
        { move: 'red:S3* @11', gets: 'ship-caught' },
        { move: 'red:S3* @18', gets: ELSEWHERE },
      ],
      answers: true,
      light: [card('S3*'), leave, space(21), sail()],
      replies: [],
    },
  ],
};
