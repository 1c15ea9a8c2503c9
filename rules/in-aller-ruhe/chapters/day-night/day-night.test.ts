import { describe, expect, it } from 'vitest';
import { deal, hand, happens, moves, play, position, refused, STANDARD } from '../../builders.test-help.js';
import { COMPASS, inAllerRuhe } from '../../index.js';

const DAY = { variant: 'day-night' } as const;
const full = (wrong: readonly number[] = []) =>
  Array.from({ length: 36 }, (_, space) => (space >= 18 !== wrong.includes(space) ? 'sun' : 'moon'));

describe('15 Day and night', () => {
  it('15.1 six compasses are dealt with islands and arrivals', () => {
    const { hands, piles } = deal(2, 1, { ...STANDARD, ...DAY });
    expect([...hands, ...piles].flat()).toHaveLength(91 + 2);
    expect(piles.flat().filter(card => card === COMPASS)).toHaveLength(6);
  });

  it('15.2 no opening hand holds one, and the sun is up', () => {
    for (let n = 0; n < 60; n++) expect(deal(5, n, { ...STANDARD, ...DAY }).hands.flat()).not.toContain(COMPASS);
    expect(inAllerRuhe.start({ ...STANDARD, ...DAY }, 2).dayNight?.up).toBe('sun');
    const bad = deal(1, 3, { ...STANDARD, ...DAY });
    const [top = [], below = []] = [bad.hands[0], bad.piles[0]];
    const swapped = {
      ...bad,
      hands: [[...top.slice(1), COMPASS]],
      piles: [below.with(below.indexOf(COMPASS), top[0]!)],
    };
    expect(inAllerRuhe.apply(inAllerRuhe.start({ ...STANDARD, ...DAY }, 1), 'chance', swapped)).toMatchObject({
      error: { code: 'bad-deal' },
    });
  });

  it('15.3 a compass turns all hands and is replaced by another card', () => {
    const state = position('hands: 5 17 40 41 42 | 8 9; piles: C 60 61 62 | 70', DAY);
    const after = play(state, 0, '- 5 17');
    expect([hand(after, 0), after.dayNight?.up]).toEqual(['40 41 42 60 61', 'moon']);
    expect(happens(state, 0, '- 5 17')).toContainEqual({ type: 'hands-turned', seat: 0, side: 'moon' });
    expect(play(after, 1, '8 A1').dayNight?.sides[0]).toBe('moon');
    expect(play(state, 0, '5 A1').dayNight?.sides[0]).toBe('sun');
  });

  it('15.4 one card turns a laid island around, as an action', () => {
    const state = position('hands: 5 17 | 8 9; piles: 60 | 70; sea: A1=3', DAY);
    const after = play(state, 0, 'turn A1 - 17');
    expect([state.dayNight?.sides[0], after.dayNight?.sides[0], after.turn]).toEqual(['moon', 'sun', 1]);
    expect(after.thrown[0]?.at(-1)).toBe(17);
    expect(refused(state, 0, 'turn B1 - 17')).toMatchObject({ code: 'nothing-to-turn', clause: '15.4' });
    expect(refused(state, 0, 'turn A1 - 18')).toMatchObject({ code: 'card-not-held', clause: '15.4' });
    expect(refused(position('hands: 5 D | 8 9; sea: A1=3', DAY), 0, 'turn A1 - 5')).toMatchObject({
      code: 'departure-first',
    });
  });

  it('15.4 a last card is enough for it', () => {
    const sea = 'sea: A1=1-36';
    expect(moves(position(`hands: 50 | 48 49; ${sea}; departedBy: 1`, DAY), 0)).toContain('turn A1 - 50');
  });

  it('15.5 nobody arrives before both halves lie right', () => {
    const text = 'hands: A 50 | 48 49; sea: A1=1-36; departedBy: 1';
    const wrong = position(text, DAY, { dayNight: { sides: full([3, 20]) } });
    expect(refused(wrong, 0, 'A')).toMatchObject({ code: 'wrong-sides', clause: '15.5', params: { count: 2 } });
    expect(moves(wrong, 0)).not.toContain('A');
    const right = position(text, DAY, { dayNight: { sides: full() } });
    expect(play(right, 0, 'A').outcome).toMatchObject({ won: true });
  });
});
