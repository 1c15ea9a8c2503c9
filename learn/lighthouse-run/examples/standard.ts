import type { Example } from '../../example.js';
import { placed } from './river.js';

const OLE = 'S2* S3-red S1*';
/** Ships of both in the middle of the river, before the cloud is near. */
const MIDDLE = [
  [0, 0, 2, 7, 7],
  [0, 2, 4, 7, 8],
];

/** Chapters 1 to 4. */
const beacons: readonly Example[] = [
  {
    clause: '1.7',
    position: placed({ round: 5, light: [2, 3, 4], ships: MIDDLE, hands: ['S3* C2* S4-purple', OLE] }),
    move: 'red:S3* @7',
  },
  {
    clause: '3.1',
    position: placed({ hands: ['S2* C2* S4-purple', OLE], light: [1, 2, 3] }),
    move: 'red:S2* @0',
    wrong: [{ move: 'red:S3* @0', gets: 'card-not-held' }],
  },
  {
    clause: '3.2',
    position: placed({ hands: ['S4-purple S3* C2-blue', OLE] }),
    move: 'red:S4-purple 5>2 @0',
    wrong: [{ move: 'red:S4-purple @0', gets: 'beacon-forced' }],
  },
  {
    clause: '3.3',
    position: placed({ hands: ['S2* C2* S4-purple', OLE], piles: ['G3* S1*', ''], light: [1, 2, 3] }),
    move: 'red:S2* @0',
  },
  {
    clause: '3.4',
    position: placed({ hands: ['G3* S3* C2*', OLE], light: [1, 2, 3] }),
    move: 'red:G3*',
    wrong: [{ move: 'red:S3*', gets: 'ship-needed' }],
  },
  {
    clause: '4.1',
    position: placed({ round: 5, light: [2, 3, 4], ships: MIDDLE, hands: ['S4-orange C1* S1*', OLE] }),
    move: 'red:S4-orange 2>5 @7',
    wrong: [
      { move: 'red:S4-orange @7', gets: 'beacon-forced' },
      { move: 'red:S4-orange 2>6 @7', gets: 'beacon-elsewhere' },
    ],
  },
  {
    clause: '4.2',
    position: placed({ round: 5, light: [2, 3, 4], ships: MIDDLE, hands: ['S4-purple C1* S1*', OLE] }),
    move: 'red:S4-purple @7',
    wrong: [{ move: 'red:S4-purple 3>2 @7', gets: 'tower-lit-already' }],
  },
  {
    clause: '4.3',
    position: placed({ round: 5, light: [1, 2, 3], ships: MIDDLE, hands: ['S3* C1* S4-purple', OLE] }),
    move: 'red:S3* 1>4 @7',
  },
  {
    clause: '4.4',
    position: placed({ round: 5, light: [1, 2, 3], ships: MIDDLE, hands: ['S3* C1* S4-purple', OLE] }),
    move: 'red:S3* 2>4 @7',
    wrong: [
      { move: 'red:S3* 5>4 @7', gets: 'beacon-from-dark' },
      { move: 'red:S3* 1>2 @7', gets: 'beacon-onto-lit' },
    ],
  },
];

/** Chapter 5. */
const ships: readonly Example[] = [
  {
    clause: '5.1',
    position: placed({
      round: 11,
      light: [1, 4, 5],
      ships: [
        [2, 9, 17, 20, 21],
        [17, 18, 19, 20, 20],
      ],
      hands: ['S3* C1* S1*', OLE],
    }),
    move: 'red:S3* @21',
  },
  {
    clause: '5.2',
    position: placed({ round: 5, light: [1, 2, 3], ships: MIDDLE, hands: ['S4-purple C1* S1*', OLE] }),
    move: 'red:S4-purple @7',
  },
  {
    clause: '5.3',
    position: placed({
      round: 11,
      light: [4, 5, 6],
      ships: [
        [2, 9, 17, 20, 22],
        [17, 18, 19, 20, 20],
      ],
      hands: ['S4-orange C1* S1*', OLE],
    }),
    move: 'red:S4-orange @22',
  },
  {
    clause: '5.4',
    position: placed({ round: 5, light: [2, 3, 4], ships: MIDDLE, hands: ['S3* C1* S4-purple', OLE] }),
    move: 'red:S3* @2',
    wrong: [{ move: 'red:S3* @4', gets: 'no-ship-there' }],
  },
  {
    clause: '5.5',
    position: placed({
      round: 5,
      light: [1, 4, 5],
      ships: [
        [0, 2, 9, 11, 12],
        [0, 2, 4, 7, 8],
      ],
      hands: ['S1* C1* S4-purple', OLE],
    }),
    move: 'red:S1* @2',
  },
  {
    clause: '5.6',
    position: placed({ round: 5, light: [2, 3, 4], ships: MIDDLE, hands: ['G3* C1* S4-purple', OLE] }),
    move: 'red:G3* @7',
    wrong: [{ move: 'red:G3* @4', gets: 'no-ship-there' }],
  },
  {
    clause: '5.7',
    position: placed({ round: 5, light: [1, 2, 3], ships: MIDDLE, hands: ['G2* C1* S4-purple', OLE] }),
    move: 'red:G2* @2',
    wrong: [{ move: 'red:G2* @0', gets: 'group-from-start' }],
  },
  {
    clause: '5.8',
    position: placed({ round: 5, light: [1, 2, 3], ships: MIDDLE, hands: ['C2* S1* S4-purple', OLE] }),
    move: 'red:C2* @2',
  },
  {
    clause: '5.9',
    position: placed({ round: 5, light: [1, 2, 3], ships: MIDDLE, hands: ['C2* S1* S4-purple', OLE] }),
    move: 'red:C2* @4',
    wrong: [{ move: 'red:C2* @5', gets: 'no-ship-there' }],
  },
];

/** Chapter 6. */
const bonus: readonly Example[] = [
  {
    clause: '6.1',
    position: placed({ round: 5, light: [2, 3, 4], ships: MIDDLE, hands: ['C2* S1* S4-purple', OLE] }),
    move: 'red:C2* @7 +',
    wrong: [{ move: 'red:S1* @7 +', gets: 'no-bonus' }],
  },
  {
    clause: '6.2',
    position: placed({ round: 5, light: [2, 3, 4], ships: MIDDLE, hands: ['C2* S1* S4-purple', OLE] }),
    move: 'red:C2* @7',
  },
  {
    clause: '6.3',
    position: placed({ round: 5, light: [2, 3, 4], ships: MIDDLE, hands: ['C2* S1* S4-purple', OLE] }),
    move: 'red:C2* @4',
    wrong: [{ move: 'red:C2* @4 +', gets: 'no-bonus' }],
  },
  {
    clause: '6.4',
    position: placed({
      round: 5,
      light: [1, 2, 4],
      ships: [
        [0, 0, 2, 4, 11],
        [0, 2, 2, 7, 8],
      ],
      hands: ['C2* S1* S4-purple', OLE],
    }),
    move: 'red:C2* @2 +',
  },
];

/** Chapters 7 and 8: the reader plays last in the round, then the cloud moves. */
const storm: readonly Example[] = [
  {
    clause: '7.1',
    position: placed({
      round: 8,
      first: 1,
      turn: 0,
      light: [2, 3, 4],
      ships: [
        [2, 4, 7, 7, 9],
        [2, 4, 5, 8, 9],
      ],
      hands: ['S3* C1* S4-purple', 'S2* S3-red'],
    }),
    move: 'red:S3* @4',
  },
  {
    clause: '7.2',
    position: placed({
      round: 7,
      first: 1,
      turn: 0,
      light: [2, 3, 4],
      ships: [
        [0, 2, 7, 7, 9],
        [0, 1, 5, 8, 9],
      ],
      hands: ['S3* C1* S4-purple', 'S2* S3-red'],
    }),
    move: 'red:S3* @2',
  },
  {
    clause: '7.3',
    position: placed({
      round: 9,
      light: [2, 3, 4],
      ships: [
        [4, 5, 7, 7, 9],
        [0, 2, 5, 8, 9],
      ],
      hands: ['S3* C1* S4-purple', OLE],
    }),
    move: 'red:S3* @5',
    wrong: [{ move: 'red:S3* @4', gets: 'ship-caught' }],
  },
  {
    clause: '7.4',
    position: placed({
      round: 10,
      light: [3, 4, 5],
      ships: [
        [6, 7, 8, 9, 12],
        [6, 7, 8, 9, 11],
      ],
      hands: ['C2* S1* S4-purple', OLE],
    }),
    move: 'red:C2* @9 +',
    wrong: [{ move: 'red:C2* @6 +', gets: 'ship-caught' }],
  },
  {
    clause: '7.5',
    position: placed({
      round: 9,
      first: 1,
      turn: 0,
      light: [2, 3, 4],
      ships: [
        [5, 7, 7, 9, 12],
        [5, 7, 8, 9, 11],
      ],
      hands: ['S3* C1* S4-purple', 'S2* S3-red'],
    }),
    move: 'red:S3* @7',
  },
  {
    clause: '8.1',
    position: placed({
      round: 12,
      first: 1,
      turn: 0,
      light: [4, 5, 6],
      ships: [
        [6, 10, 17, 20, 22],
        [4, 10, 16, 19, 20],
      ],
      hands: ['S2* C1* S1*', 'S2* S3-red'],
    }),
    move: 'red:S2* @22',
  },
  {
    clause: '8.2',
    position: placed({
      round: 12,
      first: 1,
      turn: 0,
      light: [4, 5, 6],
      ships: [
        [6, 10, 17, 20, 21],
        [4, 10, 16, 19, 22],
      ],
      hands: ['S3* C1* S1*', 'S2* S3-red'],
    }),
    move: 'red:S3* @21',
  },
  {
    clause: '8.3',
    position: placed({
      round: 12,
      first: 1,
      turn: 0,
      light: [4, 5, 6],
      ships: [
        [2, 4, 8, 12, 20],
        [2, 2, 8, 12, 24],
      ],
      hands: ['S2* S4-orange S3-red', 'S1* C1*'],
    }),
    move: 'red:S2* @20',
  },
  {
    clause: '8.4',
    position: placed({
      round: 12,
      first: 1,
      turn: 0,
      light: [4, 5, 6],
      ships: [
        [2, 4, 8, 12, 20],
        [2, 2, 8, 12, 24],
      ],
      hands: ['S2* S1* C1*', 'S1* C1*'],
    }),
    move: 'red:S2* @20',
  },
];

export const standard: readonly Example[] = [...beacons, ...ships, ...bonus, ...storm];
