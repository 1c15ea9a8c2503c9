import { describe, expect, it } from 'vitest';
import { Rng } from '../core/index.js';
import { seedOf } from '../core/seeds.test-help.js';
import { ANIMALS, BOX, CHART, COLOURS, CONSTRAINTS, lighthouseRunWith, readBox, SYMBOLS, type Box } from './index.js';

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const card = (index: number, change: Partial<Box['cards'][number]>): Partial<Box> => ({
  cards: BOX.cards.map((print, i) => (i === index ? { ...print, ...change } : print)),
});

/** Each constraint, and a box that breaks it and none of those before it. */
const BROKEN: Readonly<Record<string, Partial<Box>>> = {
  'six-lighthouses': { towers: ['purple', 'green', 'red', 'blue', 'yellow', 'yellow'] },
  'lighthouses-have-names': { towers: ['purple', 'green', 'red', 'blue', 'yellow', 'Orange 1'] },
  'six-sections': { sections: [2, 3, 4, 4, 8] },
  'first-section-of-two': { sections: [3, 3, 4, 4, 4, 3] },
  'first-two-sections-of-four': { sections: [2, 1, 5, 5, 4, 4] },
  'five-lit-spaces': { sections: [2, 2, 1, 1, 1, 14] },
  'harbour-of-three': { sections: [2, 3, 4, 4, 4, 5], harbour: 2 },
  'river-too-long': { sections: [2, 3, 4, 4, 4, 200] },
  'cones-of-two-to-four': { sections: [2, 3, 4, 4, 3, 5] },
  'twelve-symbols': { symbols: [2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22] },
  'symbols-ascend': { symbols: [2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 24, 24] },
  'symbols-on-the-river': { symbols: [2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 25] },
  'plain-space-before-symbol-three': { symbols: [2, 5, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24] },
  'twelve-cloud-moves': { cloud: [0, 0, 0, 0, 0, 0, 2, 4, 6, 10, 24] },
  'cloud-over-the-sea-for-six-rounds': { cloud: [0, 0, 0, 0, 0, 1, 2, 4, 6, 10, 16, 24] },
  'cloud-on-the-river-with-the-seventh': { cloud: [0, 0, 0, 0, 0, 0, 0, 3, 6, 10, 16, 24] },
  'cloud-goes-on': { cloud: [0, 0, 0, 0, 0, 0, 2, 4, 6, 10, 10, 24] },
  'cloud-never-slows': { cloud: [0, 0, 0, 0, 0, 0, 1, 4, 6, 10, 16, 24] },
  'cloud-on-symbol-three-after-nine': { cloud: [0, 0, 0, 0, 0, 0, 2, 4, 8, 12, 17, 24] },
  'cloud-ends-on-the-last-space': { cloud: [0, 0, 0, 0, 0, 0, 2, 4, 6, 10, 16, 22] },
  'fourteen-cards': { cards: BOX.cards.slice(0, 13) },
  'two-group-cards': card(4, { movement: 'group' }),
  'numbers-one-to-four': card(1, { steps: 5 }),
  'cards-show-lighthouses': card(1, { tower: 'white' }),
  'solo-four-purple': card(0, { tower: null }),
  'solo-three-with-one-lighthouse': card(2, { steps: 2 }),
  'group-three-with-all': card(7, { tower: 'red' }),
  'coop-one-with-all': { cards: BOX.cards.map(print => (print.steps === 1 ? { ...print, movement: 'solo' } : print)) },
  'coop-three-green': card(9, { tower: 'blue' }),
  'a-card-of-two': { cards: BOX.cards.map(print => (print.steps === 2 ? { ...print, steps: 1 } : print)) },
};

describe('The board', () => {
  it('1.1 has 24 spaces in six sections and a harbour', () => {
    const sections = [1, 2, 3, 4, 5, 6].map(place => CHART.placeOf.filter(at => at === place - 1).length);
    expect(sections).toEqual([2, 3, 4, 4, 4, 4]);
    expect(CHART.last).toBe(24);
    expect([21, 22, 23, 24].map(space => CHART.placeOf[space])).toEqual([5, null, null, null]);
  });

  it('1.2 has six lighthouses, each with a colour and a symbol', () => {
    expect(new Set(BOX.towers).size).toBe(6);
    expect(new Set(SYMBOLS).size).toBe(6);
    expect(SYMBOLS[BOX.towers.indexOf('purple')]).toBe('anchor');
  });

  it('1.3 has ships of four colours, each with an animal', () => {
    expect(COLOURS).toEqual(['red', 'blue', 'green', 'yellow']);
    expect(new Set(ANIMALS).size).toBe(4);
  });

  it('1.5 every colour has 14 cards, each single lighthouse on one of them', () => {
    expect(BOX.cards).toHaveLength(14);
    const singles = BOX.cards.flatMap(({ tower }) => tower ?? []);
    expect([...singles].sort()).toEqual([...BOX.towers].sort());
    expect(BOX.cards.filter(({ movement }) => movement === 'solo')).toHaveLength(7);
    expect(BOX.cards.filter(({ movement }) => movement === 'coop')).toHaveLength(5);
    expect(BOX.cards.reduce((sum, { steps }) => sum + steps, 0)).toBe(33);
  });

  it('1.5 alike cards are one card that is there twice', () => {
    expect(CHART.set).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 12]);
  });
});

describe('A box from outside', () => {
  it('is read as it is', () => {
    expect(readBox(json(BOX))).toEqual({ ok: true, value: BOX });
  });

  it('each constraint is broken here once', () => {
    expect(Object.keys(BROKEN)).toEqual(CONSTRAINTS.map(({ name }) => name));
  });

  it.each(Object.entries(BROKEN))('is refused by name: %s', (name, change) => {
    const box = { ...BOX, ...change };
    expect(readBox(json(box))).toMatchObject({ ok: false, error: { code: name } });
    expect(() => lighthouseRunWith(box)).toThrow(name);
  });

  it.each([
    ['box', 7],
    ['towers', { ...BOX, towers: 'purple' }],
    ['sections', { ...BOX, sections: [2, 3.5] }],
    ['harbour', { ...BOX, harbour: '3' }],
    ['symbols', { ...BOX, symbols: null }],
    ['cloud', { ...BOX, cloud: [-1] }],
    ['cards', { ...BOX, cards: {} }],
    ['cards[1]', { ...BOX, cards: [BOX.cards[0], { movement: 'swim', steps: 1, tower: null }] }],
    ['rocks', { ...BOX, rocks: [3] }],
  ])('is refused if it is malformed: %s', (field, value) => {
    expect(readBox(value)).toMatchObject({ ok: false, error: { code: 'malformed-box', params: { field } } });
  });

  it.each([
    ['sections', { ...BOX, sections: [2, 3, 4, 4, 4, 4.5], cloud: [...BOX.cloud.slice(0, 11), 24.5] }],
    ['symbols', { ...BOX, symbols: [...BOX.symbols.slice(0, 11), 23.5] }],
  ])('has whole numbers only, also where the compiler cannot look: %s', (field, box) => {
    expect(() => lighthouseRunWith(box)).toThrow(`malformed-box ${field}`);
  });

  it('1.1, 1.4, 1.6 may be another river, and is played on', () => {
    const longer: Box = {
      ...BOX,
      sections: [2, 4, 4, 4, 4, 4],
      symbols: [2, 4, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25],
      cloud: [0, 0, 0, 0, 0, 0, 2, 4, 7, 12, 18, 25],
    };
    const game = lighthouseRunWith(longer);
    const state = game.start({ mode: 'standard' }, 3);
    const rng = Rng.from(seedOf(1));
    game.kernel.deal(state, rng);
    while (game.kernel.actor(state) >= 0) game.kernel.play(state, state.turn, game.kernel.pick(state, state.turn, rng));
    expect(state.round).toBe(12);
    expect(game.load({ seats: 2, ships: [Array(5).fill(25), Array(5).fill(0)] })).toMatchObject({ ok: true });
    expect(game.load({ seats: 2, ships: [Array(5).fill(26), Array(5).fill(0)] })).toMatchObject({ ok: false });
  });
});
