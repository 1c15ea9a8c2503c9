import { ELSEWHERE, type FirstVoyage } from '../lesson.js';
import { card, cards, leave, lit, sail, space, tower, TOWERS } from './places.js';

/** Beacons before ships, what darkness takes, groups, company, the storm, the harbour. */
export const firstVoyage: FirstVoyage = {
  game: 'lighthouse-run',
  name: 'first-voyage',
  kind: 'first-voyage',
  options: {},
  seats: 2,
  seat: 0,
  steps: [
    {
      name: 'beacon',
      clauses: ['3.1', '3.2', '4.1', '5.4'],
      position: {
        towers: TOWERS,
        hands: [cards('S4-purple S3* C2-blue'), cards('S2* S3-red S1*')],
        piles: [cards('S4-orange C1*'), cards('S2-yellow G2* C2*')],
      },
      accepts: ['red:S4-purple 5>2 @0'],
      wrong: [
        { move: 'red:S4-purple @0', gets: 'beacon-forced' },
        { move: 'red:S4-purple 5>6 @0', gets: 'beacon-elsewhere' },
        { move: 'red:S4-purple 1>2 @0', gets: ELSEWHERE },
      ],
      answers: true,
      light: [card('S4-purple'), tower(5), space(0), sail()],
      replies: [
        { actor: 1, move: 'blue:S2* @0' },
        { actor: 1, move: 'blue:S3-red @0' },
      ],
    },
    {
      name: 'leave',
      clauses: ['4.3', '4.4', '5.2'],
      accepts: ['red:S3* @4'],
      wrong: [
        { move: 'red:S3* 6>4 @4', gets: 'beacon-from-dark' },
        { move: 'red:S3* @7', gets: 'no-ship-there' },
        { move: 'red:S3* @0', gets: ELSEWHERE },
      ],
      answers: true,
      light: [card('S3*'), leave, space(4), sail()],
      replies: [],
    },
    {
      name: 'darken',
      clauses: ['5.1', '5.2'],
      accepts: ['red:S4-orange 3>5 @0'],
      wrong: [
        { move: 'red:S4-orange @0', gets: 'beacon-forced' },
        { move: 'red:S4-orange 2>5 @0', gets: ELSEWHERE },
      ],
      answers: true,
      light: [card('S4-orange'), tower(3), space(0), sail()],
      replies: [{ actor: 1, move: 'blue:S1* @3' }],
    },
    {
      name: 'group',
      clauses: ['5.6', '5.7'],
      position: {
        round: 5,
        first: 0,
        towers: TOWERS,
        lit: lit(2, 3, 5),
        ships: [
          [0, 0, 4, 4, 4],
          [0, 0, 2, 5, 7],
        ],
        hands: [cards('G3* S2-yellow C1*'), cards('S2* C2-blue S1*')],
      },
      accepts: ['red:G3* @4'],
      wrong: [
        { move: 'red:G3* @0', gets: 'group-from-start' },
        { move: 'red:C1* @4', gets: ELSEWHERE },
      ],
      answers: true,
      light: [card('G3*'), leave, space(4), sail()],
      replies: [{ actor: 1, move: 'blue:S2* @5' }],
    },
    {
      name: 'company',
      clauses: ['5.8', '6.1', '6.2', '6.3'],
      position: {
        round: 6,
        first: 1,
        turn: 0,
        towers: TOWERS,
        lit: lit(2, 3, 4),
        ships: [
          [0, 2, 7, 7, 7],
          [0, 0, 2, 7, 7],
        ],
        hands: [cards('C2* S2-yellow S3-red'), cards('S4-purple S4-orange')],
      },
      accepts: ['red:C2* @7 +'],
      wrong: [
        { move: 'red:C2* @0 +', gets: 'no-bonus' },
        { move: 'red:C2* @7', gets: ELSEWHERE },
      ],
      answers: true,
      light: [card('C2*'), leave, space(7), sail('sail-bonus')],
      replies: [],
    },
    {
      name: 'storm',
      clauses: ['7.1', '7.2', '7.3'],
      position: {
        round: 7,
        first: 0,
        towers: TOWERS,
        lit: lit(2, 3, 4),
        ships: [
          [2, 7, 7, 9, 11],
          [0, 2, 2, 9, 7],
        ],
        hands: [cards('S3* G2* S2-yellow'), cards('S4-purple S4-orange S3-red')],
      },
      accepts: ['red:S3* @2'],
      wrong: [{ move: 'red:S3* @7', gets: ELSEWHERE }],
      answers: true,
      light: [card('S3*'), leave, space(2), sail()],
      replies: [{ actor: 1, move: 'blue:S4-purple @7' }],
    },
    {
      name: 'caught',
      clauses: ['1.7', '7.3', '8.2'],
      position: {
        round: 9,
        first: 0,
        towers: TOWERS,
        lit: lit(3, 4, 5),
        ships: [
          [4, 7, 7, 11, 12],
          [0, 2, 6, 10, 12],
        ],
        hands: [cards('S3* G2* S2-yellow'), cards('S4-purple S4-orange S3-red')],
      },
      accepts: ['red:S3* @12'],
      wrong: [
        { move: 'red:S3* @4', gets: 'ship-caught' },
        { move: 'red:S3* @7', gets: ELSEWHERE },
      ],
      answers: true,
      light: [card('S3*'), leave, space(12), sail()],
      replies: [{ actor: 1, move: 'blue:S4-orange @12' }],
    },
    {
      name: 'harbour',
      clauses: ['4.2', '5.1', '5.3'],
      position: {
        round: 11,
        first: 0,
        towers: TOWERS,
        lit: lit(4, 5, 6),
        ships: [
          [4, 8, 11, 16, 20],
          [2, 4, 9, 14, 17],
        ],
        hands: [cards('S4-orange S2* C1*'), cards('S4-purple S3* S3-red')],
      },
      accepts: ['red:S4-orange @20'],
      wrong: [
        { move: 'red:S4-orange 4>5 @20', gets: 'tower-lit-already' },
        { move: 'red:S4-orange @16', gets: ELSEWHERE },
      ],
      answers: true,
      light: [card('S4-orange'), space(20), sail()],
      replies: [],
    },
  ],
  free: {
    position: {
      round: 10,
      first: 0,
      towers: TOWERS,
      lit: lit(4, 5, 6),
      ships: [
        [6, 10, 11, 14, 18],
        [4, 8, 11, 15, 17],
      ],
      hands: [cards('S4-orange S3* C2*'), cards('S2* C1* S2-yellow')],
      piles: [cards('G3* S4-purple'), cards('S1* S3-red')],
    },
    seed: '5ea'.padEnd(64, '0'),
    bot: 'sailor',
  },
};
