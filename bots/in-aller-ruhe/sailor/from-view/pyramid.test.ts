import { describe, expect, it } from 'vitest';
import { gameNamed } from '@seekiste/rules';
import { chosenBy } from '../../../position.test-help.js';
import { sailor } from '../../index.js';
import { evenSea } from '../../position.test-help.js';

const [ARRIVAL, MONSTER, YELLOW, COMPASS] = [81, 83, 84, 87];

/** Two players and a pyramid of even numbers with some spaces open. */
const answer = (fields: object): string =>
  chosenBy(sailor, gameNamed('in-aller-ruhe')!, { seats: 2, options: { variant: 'pyramid' }, ...fields }, 0);

/** A storm on each of these spaces. */
const stormsOn = (...spaces: readonly number[]) =>
  Array.from({ length: 36 }, (_, space) => (spaces.includes(space) ? YELLOW : null));

describe('The sailor and the pyramid', () => {
  it('17.7 clears a storm with its compass', () => {
    const hands = [[1, 3, 7, COMPASS], [5]];
    const pyramid = { storms: stormsOn(5), secrets: [[0], []] };
    expect(answer({ sea: evenSea(5), hands, piles: [[9], [11, 13]], pyramid })).toBe('clear F1');
  });

  it('17.5 pays with a dead card, not with the compass that a storm needs or with the last arrival', () => {
    const hands = [[1, ARRIVAL, COMPASS], [5]];
    const pyramid = { storms: stormsOn(5), owed: 1, secrets: [[0, 0], []] };
    expect(answer({ phase: 'pay', sea: evenSea(5), hands, piles: [[9], [11, 13]], pyramid, due: [true, false] })).toBe(
      'pay 1',
    );
  });

  it('17.3 keeps the last arrival and discards dead cards', () => {
    const hands = [[1, 3, ARRIVAL], [5]];
    const pyramid = { secrets: [[0], []] };
    expect(answer({ sea: evenSea(5), hands, piles: [[9], [11, 13]], pyramid })).toBe('- 1 3');
  });

  it('17.4 explores with a number that has a substitute rather than with the only one for its gap', () => {
    // On A1 only the 1 fits; on F1 the 11 does, and the bot holds the 13, too.
    const sea = evenSea(0, 5);
    const hands = [[1, 11, 13, 79], [5]];
    const deck = [MONSTER, MONSTER];
    expect(
      answer({
        sea,
        hands,
        piles: [
          [15, 17, 19, 21],
          [23, 25, 27],
        ],
        pyramid: { deck },
      }),
    ).toMatch(/^1[13] F1$/);
  });

  it('17.4 lays where nothing more is explored as in the standard game', () => {
    expect(answer({ sea: evenSea(5), hands: [[1, 11, 79], [5]], piles: [[9], [7]], pyramid: {} })).toMatch(
      /^11 F1 - (1|79)$/,
    );
  });
});
