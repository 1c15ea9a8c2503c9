import type { Example, ExampleBook } from '../example.js';

/** The reader plays last in a trick that Ole has led. */
const third = (clause: string, move: string, position: object): Example => ({
  clause,
  position: { leader: 1, ...position },
  move,
});

/** The last trick of the only round: what follows is the evaluation. */
const last = (clause: string, move: string, position: object): Example =>
  third(clause, move, { hands: [move, '', ''], ...position });

const OTHERS = ['N4 E9 S3 W6', 'N7 E12 S5 W2'];

/** Chapters 1 to 4. */
const trick: readonly Example[] = [
  third('1.1', 'N12', { played: 'N9 N6', hands: ['N12 N2 E5 S8 W10', ...OTHERS], winds: 'N3 E1 W2' }),
  third('1.4', 'E10', { played: 'N3 N8', hands: ['E10 S12 W4 N1 E2', ...OTHERS], winds: 'N2 E1 W2' }),
  third('2.3', 'N8', {
    played: 'N5 N9',
    hands: ['N8 W13 S12 E3 B', 'S10 E9 S3 N6', 'W6 E5 S5 N2'],
    winds: 'N1 W3 E1 S2 S1',
  }),
  third('2.4', 'N6', { leader: 0, hands: ['N6 W8', 'N4 E9', 'N7 E12'], winds: 'N1 W2' }),
  {
    clause: '3.1',
    position: { leader: 0, hands: ['E3 S12 B', 'N4 E9 S3', 'N7 E12 S5'], winds: 'N1 W2 S2' },
    move: 'S12',
    wrong: [{ move: 'B', gets: 'bride-led' }],
  },
  third('3.2', 'N2', { played: 'N9 N6', hands: ['N2 N12 E5', 'N4 E9', 'N7 E12'], winds: 'N1 E3 W2' }),
  third('3.3', 'N12', { played: 'N9 N6', hands: ['N2 N12 E5', 'N4 E9', 'N7 E12'], winds: 'N2 E1 W1' }),
  third('3.4', 'N8', { played: 'N9 N6', hands: ['N8 E5 S13 W4', 'N4 E9 S3', 'N7 E12 S5'], winds: 'N1 E2 W3 S3' }),
  third('4.1', 'E7', { played: 'E6 E9', hands: ['E7 E5 N8', 'N4 E10', 'N7 E12'], winds: 'E2 N1 W1' }),
  third('4.2', 'N11', { played: 'E5 E8', hands: ['N11 N9 W13', 'N4 E9', 'N7 E12'], winds: 'E2 N1 W1' }),
  third('4.3', 'S14', { played: 'N1 N6', hands: ['S14 N9 E5', 'N4 E9', 'N7 E12'], winds: 'N1 E2 W1' }),
  third('4.4', 'S8', { played: 'S5 N9', hands: ['S8 S3 S2', 'N4 E9', 'N7 E12'], winds: 'N2 E1 W1' }),
];

/** Chapters 5 and 6. */
const special: readonly Example[] = [
  third('5.1', 'E10', { played: 'N5 N7', hands: ['E10 S12 N3', 'N4 E9', 'N8 E12'], winds: 'N2 E1 W1' }),
  third('5.2', 'E10', { played: 'N5 N9', hands: ['E10 S12 N3', 'N4 E9', 'N8 E12'], winds: 'N3 E1 W1' }),
  third('5.3', 'W10', { played: 'N5 E10', hands: ['W10 S12 N3', 'N4 E9', 'N8 E12'], winds: 'N3 E1 W1' }),
  third('6.1', 'B', { played: 'W11 W2', hands: ['B W1 E9', 'E8 S3', 'E12 S5'], winds: 'W3 E1 N1' }),
  {
    clause: '6.2',
    position: { leader: 0, hands: ['N4 B S2', 'N6 E9 S3', 'N7 E12 S5'], winds: 'N1 W2 S2' },
    move: 'N4',
    wrong: [{ move: 'B', gets: 'bride-led' }],
  },
  third('6.3', 'B', { leader: 0, hands: ['B B', 'N6 E9', 'N7 E12'], winds: 'N1 W2' }),
  third('6.4', 'B', { leader: 2, played: 'B', hands: ['B N9', 'N6 E9', 'B'], winds: 'N2 W1' }),
];

/** Chapters 7 and 8. */
const evaluation: readonly Example[] = [
  last('7.1', 'N3', { played: 'N4 N8', winds: 'N2', collected: ['N1 N3', 'W2 S1', 'E3 S2'] }),
  last('7.2', 'E2', { played: 'E9 E6', winds: 'E1', collected: ['E2 E3 W1', 'W2 S1', 'N3 S2'] }),
  last('7.3', 'W12', { played: 'W9 W6', winds: 'W3', collected: ['E2 N1', 'W2 S1', 'N3 S2'] }),
  last('7.4', 'S7', { played: 'S9 S6', winds: 'S2', collected: ['E1 N1', 'W2 E2 N2', 'S1'] }),
  last('7.5', 'S7', { played: 'S9 S6', winds: 'S2', collected: ['E2 N1', 'W2 E1', 'N2 N3'] }),
  last('8.1', 'S13', { played: 'S9 S6', winds: 'S1', collected: ['E2', 'W2 E1', 'N2 N3'] }),
];

const FORECAST = { forecast: 'N3 S1 E2' };
const professional: readonly Example[] = [
  third('9.1', 'N12', {
    played: 'N9 N6',
    hands: ['N12 N2 E5 S8 W10', ...OTHERS],
    winds: 'N2 E1 W2',
    collected: ['N1', 'W1 S1', 'E3'],
    forecast: 'N3 S2 E2',
  }),
  third('9.2', 'W9', {
    played: 'W8 W5',
    hands: ['W9 W3 N6 E4', 'N4 E9 S3', 'N7 E12 S5'],
    winds: 'W3 E1 N1',
    carried: 'S2',
    ...FORECAST,
  }),
  third('9.3', 'E2', {
    played: 'E7 E5',
    hands: ['E2 E11 N13 S9', 'N4 W9 S3', 'N7 W12 S5'],
    winds: 'E2 N1 W1',
    collected: ['E2', 'W3 S3', 'N3 W2'],
    forecast: 'E3 S1 N2',
  }),
  {
    clause: '9.4',
    position: {
      phase: 'sets',
      hands: ['', '', ''],
      winds: '',
      collected: ['N1 N1 N2 N3', 'E1 E2 W1 S1', 'E3 W2 W3 S2'],
      forecast: 'S3 E1 W1',
    },
    move: 'sets N',
    wrong: [
      { move: 'sets E', gets: 'set-not-held' },
      { move: 'N5', gets: 'choosing-sets' },
    ],
  },
  third('9.5', 'S6', {
    played: 'S9 S4',
    hands: ['S6 S1 N10', 'N4 W9', 'N7 W12'],
    winds: 'S1 N1 W1',
    collected: ['W1 E1 N2', 'W3 S3', 'N3 E2 W2'],
    forecast: 'E3 S2 N2',
  }),
  {
    clause: '9.6',
    position: {
      phase: 'sets',
      hands: ['', '', ''],
      winds: '',
      collected: ['W1 W2 W2 W3', 'E1 E2 N1 S1', 'E3 N2 N3 S2'],
      forecast: 'S3 E1 W1',
    },
    move: 'sets -',
  },
].map(example => ({ ...example, options: { professional: true } }));

export const book: ExampleBook = {
  game: 'santa-timea',
  seats: 3,
  options: { rounds: 1 },
  examples: [...trick, ...special, ...evaluation, ...professional],
  untried: {
    '1.2': 'pieces',
    '1.3': 'pieces',
    '2.1': 'option',
    '2.2': 'set-up',
    '2.5': 'set-up',
    '3.5': 'knowledge',
    '3.6': 'option',
    '8.2': 'counting',
    '8.3': 'counting',
  },
};
