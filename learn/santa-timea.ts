import { readCard } from '@seekiste/rules/santa-timea';
import { ELSEWHERE, type FirstVoyage, type Light } from './voyage.js';

const lit = (name: string): readonly Light[] => {
  const card = readCard(name);
  if (card === undefined) throw new RangeError(`no card is called ${name}`);
  return [
    { on: 'card', at: card },
    { on: 'act', at: 'play' },
  ];
};

/** Damage, the wind and its angles, the row, leading, ties, brides, sets: what is bad comes first. */
export const santaTimea: FirstVoyage = {
  game: 'santa-timea',
  options: { rounds: 1 },
  seats: 3,
  seat: 0,
  steps: [
    {
      name: 'damage',
      clauses: ['1.1', '3.2', '4.1'],
      position: {
        leader: 1,
        played: 'N9 N6',
        hands: ['N12 N2 E5 S8 W10', 'N4 E9 S3 W6', 'N7 E12 S5 W2'],
        winds: 'N3 E1 W2',
      },
      accepts: ['N12'],
      wrong: [
        { move: 'N2', gets: ELSEWHERE },
        { move: 'W10', gets: ELSEWHERE },
      ],
      answers: true,
      light: lit('N12'),
      replies: [],
    },
    {
      name: 'across',
      clauses: ['1.4', '4.2'],
      position: {
        leader: 1,
        played: 'E4 E6',
        hands: ['N14 N7 S6 E3 W13', 'N4 E9 S3 W6', 'N8 E12 S5 W2'],
        winds: 'E2 N1 S1',
      },
      accepts: ['N14'],
      wrong: [
        { move: 'N7', gets: ELSEWHERE },
        { move: 'W13', gets: ELSEWHERE },
      ],
      answers: true,
      light: lit('N14'),
      replies: [],
    },
    {
      name: 'against',
      clauses: ['4.3', '4.4'],
      position: {
        leader: 1,
        played: 'N11 S10',
        hands: ['N13 N8 N4', 'E9 S3', 'E12 W2'],
        winds: 'S2 E1 W1',
      },
      accepts: ['N13'],
      wrong: [{ move: 'N8', gets: ELSEWHERE }],
      answers: true,
      light: lit('N13'),
      replies: [],
    },
    {
      name: 'ahead',
      clauses: ['2.3', '3.4'],
      position: {
        leader: 1,
        played: 'N5 N9',
        hands: ['N8 W13 S12 E3 B', 'S10 E9 S3 N6', 'W6 E5 S5 N2'],
        winds: 'N1 W3 E1 S2 S1',
      },
      accepts: ['N8'],
      wrong: [
        { move: 'W13', gets: ELSEWHERE },
        { move: 'E3', gets: ELSEWHERE },
      ],
      answers: true,
      light: lit('N8'),
      replies: [{ actor: 2, move: 'W6' }],
    },
    {
      name: 'highest',
      clauses: ['3.3'],
      accepts: ['W13'],
      wrong: [{ move: 'S12', gets: ELSEWHERE }],
      answers: true,
      light: lit('W13'),
      replies: [{ actor: 1, move: 'S10' }],
    },
    {
      name: 'lead',
      clauses: ['3.1', '6.2'],
      accepts: ['E3', 'S12'],
      wrong: [{ move: 'B', gets: 'bride-led' }],
      light: [...lit('E3'), ...lit('S12')],
      replies: [
        { actor: 1, move: 'E9' },
        { actor: 2, move: 'E5' },
      ],
    },
    {
      name: 'tie',
      clauses: ['5.1', '5.2'],
      position: {
        leader: 1,
        played: 'N5 N7',
        hands: ['E10 S12 N3 W4', 'E9 S3 W6', 'E12 S5 W2'],
        winds: 'N2 E1 W1',
      },
      accepts: ['E10'],
      wrong: [
        { move: 'N3', gets: ELSEWHERE },
        { move: 'S12', gets: ELSEWHERE },
      ],
      answers: true,
      light: lit('E10'),
      replies: [],
    },
    {
      name: 'bride',
      clauses: ['6.1'],
      position: {
        leader: 1,
        played: 'W11 W2',
        hands: ['W1 N1 E9 B', 'E8 S3 W6', 'E12 S5 N6'],
        winds: 'W3 E1 N1',
      },
      accepts: ['B'],
      wrong: [
        { move: 'W1', gets: ELSEWHERE },
        { move: 'E9', gets: ELSEWHERE },
      ],
      answers: true,
      light: lit('B'),
      replies: [],
    },
    {
      name: 'set',
      clauses: ['7.1', '7.3'],
      position: {
        leader: 1,
        played: 'N4 N8',
        hands: ['N10 N3 W9', 'E9 S3', 'E12 W2'],
        winds: 'N2 E1 W1',
        collected: ['N1 N3', 'W2 S1', 'E3 S2'],
      },
      accepts: ['N3'],
      wrong: [
        { move: 'N10', gets: ELSEWHERE },
        { move: 'W9', gets: ELSEWHERE },
      ],
      answers: true,
      light: lit('N3'),
      replies: [],
    },
  ],
  free: {
    position: {
      leader: 1,
      hands: ['N13 E11 S9 W14 B', 'N7 E6 S12 W3 E2', 'N10 E13 S4 W8 N3'],
      winds: 'N2 E3 W1 S2 W3',
      collected: ['E1 S1', 'N3 W1', 'E2 W2'],
    },
    seed: '5ea'.padEnd(64, '0'),
    bot: 'sailor',
  },
};
