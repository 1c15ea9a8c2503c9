import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hand, laid, pile, play, playAll, position, positionJson, thrown } from './builders.test-help.js';
import { inAllerRuhe } from './index.js';

const { load, save } = inAllerRuhe;

const DOCUMENT = readFileSync(new URL('../../docs/positions/in-aller-ruhe.md', import.meta.url), 'utf8');
const EXAMPLES = [...DOCUMENT.matchAll(/```json\n([\s\S]*?)```/g)].map(found => JSON.parse(found[1] ?? '') as unknown);

describe('Positions', () => {
  it.each(EXAMPLES.map((example, i) => [i + 1, example]))('example %i of the documentation is one', (_, example) => {
    expect(load(example)).toMatchObject({ ok: true, value: { outcome: null } });
  });

  it('every field that is saved is documented', () => {
    const fields = Object.keys(save(position('hands: 3 4 | 5 6')) as object);
    expect(fields.filter(name => !DOCUMENT.includes(`| \`${name}\` |`))).toEqual([]);
  });

  it('1.2 islands and arrivals that are not named lie on the discard piles, turn about', () => {
    const state = position('hands: 3 4 | 5 6; departedBy: 0');
    expect(thrown(state, 0)).toMatch(/^1 7 9 /);
    expect(thrown(state, 1)).toMatch(/^2 8 10 /);
    expect([...state.thrown.flat(), ...state.hands.flat()].filter(card => card <= 80)).toHaveLength(80);
    expect(state.thrown.flat().filter(card => card === 81)).toHaveLength(5);
  });

  it('2.4 before the departure a departure card that is not named lies under its pile', () => {
    const state = position('hands: 3 4 D | 5 6; piles: 10 11 | 20 21');
    expect(pile(state, 0)).toBe('10 11');
    expect(pile(state, 1)).toBe('20 21 D');
  });

  it('5.9 after the departure it lies among the discards', () => {
    const state = position('hands: 3 4 | 5 6 | 7 D; departedBy: 1');
    expect(state.thrown.map(cards => cards.filter(card => card === 82).length)).toEqual([1, 0, 0]);
  });

  it('9.1 where islands are removed the lowest that are not named are', () => {
    expect(position('hands: 1 3 | 5 6', { islandsRemoved: 4 }).removed).toEqual([2, 4, 7, 8]);
    expect(position('hands: 1 3 | 5 6; removed: 77-80', { islandsRemoved: 4 }).removed).toEqual([77, 78, 79, 80]);
  });

  it('3.4 hands are put in order, piles are given from the top', () => {
    const state = position('hands: 40 3 A 17 | 5 6; piles: 20 10 30 |');
    expect(hand(state, 0)).toBe('3 17 40 A');
    expect(hand(play(state, 0, '- 3 17'), 0)).toBe('10 20 30 40 A');
  });

  it('2.5 the first seat is active, the table empty, unless it says otherwise', () => {
    const state = position('hands: 3 4 | 5 6');
    expect(state).toMatchObject({ phase: 'turn', turn: 0, first: 0, departedBy: null, round: 0, outcome: null });
    expect(laid(state)).toBe('');
    expect(position('hands: 3 4 | 5 6; turn: 1')).toMatchObject({ turn: 1, first: 1 });
  });

  it('8.2 a position in which the active player cannot act is a lost one', () => {
    expect(position('hands: 20 | 5 6; sea: A1=21; departedBy: 1')).toMatchObject({
      phase: 'over',
      outcome: { won: false, reason: 'no-action', seat: 0 },
    });
    expect(position('hands: 20 | 5 6', { strict: true })).toMatchObject({ outcome: { reason: 'too-few-cards' } });
  });

  it('5.3 a departure can be set up in the middle', () => {
    const state = position(
      'hands: 1 2 3 4 | 5 6 7 8 9; departedBy: 0; phase: pledge; round: 2; offers: 1 1; pledges: ? 3',
    );
    expect(playAll(state, '0: pledge 1')).toMatchObject({ phase: 'pledge', round: 3, offers: [1, 3] });
    const giving = position('hands: 1 2 3 4 | 8 9; departedBy: 0; phase: give; round: 1; pledges: 4 4; given: no yes');
    expect(playAll(giving, '0: give 1 2 3 4')).toMatchObject({ turn: 1, phase: 'turn' });
  });

  it('1.3 a saved position says which game and which rules it is of', () => {
    expect(save(position('hands: 3 4 | 5 6'))).toMatchObject({ game: 'in-aller-ruhe', rulesVersion: 1, seats: 2 });
  });

  it('5.4 saved and loaded it is the same position, also in the middle of a departure', () => {
    const departed = play(position('hands: 1 2 3 4 D | 5-9 | 10-14; piles: 20-24 | 25-29 | 30-34'), 0, 'D');
    const missed = playAll(departed, '0: pledge 1', '1: pledge 2', '2: pledge 3', '1: pledge 2');
    const giving = playAll(departed, '0: pledge 0', '1: pledge 4', '2: pledge 4', '1: give 5 6 7 8');
    const won = play(position('hands: 40 A | 50 51; sea: A1=1-36; departedBy: 1'), 0, 'A');
    for (const state of [departed, missed, giving, won])
      expect(load(JSON.parse(JSON.stringify(save(state))))).toEqual({ ok: true, value: state });
  });
});

/** Why a position is refused: its field and clause; every refusal of a contradiction has the same code. */
const contradiction = (value: unknown): unknown => {
  const loaded = load(value);
  if (loaded.ok) return 'loaded';
  const { code, clause, params } = loaded.error;
  return code === 'bad-position' ? [params['field'], clause] : [code, params['field'], clause];
};

const BASE = 'hands: 3 4 | 5 6; ';
const SIX = 'hands: 1 2 3 4 | 5 6 7 8 9; departedBy: 0; ';

describe('Positions that are refused, with the field and the clause', () => {
  it.each([
    ['1.2', 'an island twice', `${BASE} sea: A1=3`, 'cards'],
    ['1.2', 'six arrivals', `${BASE} piles: A A A A | A A`, 'cards'],
    ['1.2', 'a departure card in the sea', `${BASE} sea: A1=D`, 'sea[0]'],
    ['2.4', 'two departure cards of one player', `${BASE} piles: D D |`, 'departures'],
    ['2.4', 'a departure card that is already placed', `${BASE} piles: D | ; departedBy: 0`, 'departures'],
    ['4.2', 'a sea that does not ascend', `${BASE} sea: A1=20 C1=10`, 'sea[2]'],
    ['5.9', 'a departure card thrown before the departure', `${BASE} thrown: D |`, 'thrown[0]'],
    ['5.1', 'numbers named without a departure', 'hands: 1-5 | 6-10; phase: pledge; round: 1', 'departedBy'],
    ['5.1', 'somebody else departed', `${SIX} turn: 1; phase: pledge; round: 1`, 'departedBy'],
    ['5.3', 'no round of numbers', `${SIX} phase: pledge`, 'round'],
    ['5.3', 'more pledged than held', `${SIX} phase: pledge; round: 1; pledges: 5 ?`, 'pledges[0]'],
    ['5.3', 'all numbers named', `${SIX} phase: pledge; round: 1; pledges: 1 1`, 'pledges'],
    ['5.3', 'numbers named in an ordinary turn', `${BASE} pledges: 1 ?`, 'pledges'],
    ['5.5', 'given before it was agreed', `${SIX} phase: pledge; round: 1; given: yes no`, 'given'],
    ['5.5', 'a number missing', `${SIX} phase: give; round: 1; pledges: 4 ?`, 'pledges'],
    ['5.2', 'not eight', `${SIX} phase: give; round: 1; pledges: 4 3`, 'pledges'],
    [
      '5.5',
      'who gives nothing is not done',
      'hands: 1-4 | 5-9 | 10-14; departedBy: 0; phase: give; round: 1; pledges: 0 4 4',
      'given',
    ],
    ['5.5', 'everybody is done', `${SIX} phase: give; round: 1; pledges: 4 4; given: yes yes`, 'given'],
    ['5.10', 'fewer than eight cards', 'hands: 1 2 | 5-9; departedBy: 0; phase: pledge; round: 1', 'hands'],
    ['3.2', 'a hand larger than any', 'hands: 1-11 | 12 13', 'hands[0]'],
    ['8.1', 'over without an outcome', `${BASE} phase: over`, 'outcome'],
    ['2.3', 'not dealt', `${BASE} phase: deal`, 'phase'],
    ['9.1', 'islands removed at no level', `${BASE} removed: 70-73`, 'removed'],
  ])('%s %s', (clause, _, text, field) => {
    expect(contradiction(positionJson(text))).toEqual([field, clause]);
  });

  it('9.1 too few islands removed, or an arrival among them', () => {
    const level = { islandsRemoved: 4 };
    expect(contradiction(positionJson(`${BASE} removed: 70-72`, level))).toEqual(['removed', '9.1']);
    expect(contradiction(positionJson(`${BASE} removed: 70-72 A`, level))).toEqual(['removed', '9.1']);
  });

  it.each([
    ['game', { game: 'chess' }],
    ['rulesVersion', { rulesVersion: 99 }],
    ['storms', { storms: [] }],
    ['phase', { phase: 'lunch' }],
    ['turn', { turn: 2 }],
    ['first', { first: -1 }],
    ['departedBy', { departedBy: 'me' }],
    ['round', { round: -1 }],
    ['sea', { sea: [1, 2, 3] }],
    ['hands', { hands: [[3, 4]] }],
    ['piles', { piles: 'none' }],
    ['pledges', { pledges: [null] }],
    ['pledges[1]', { pledges: [null, 11] }],
    ['given[0]', { given: ['yes', false] }],
    ['fresh[1]', { fresh: [0, 1.5] }],
    ['thrownBefore[0]', { thrownBefore: [86, 0] }],
  ])('a wrong %s is named', (field, change) => {
    expect(contradiction({ ...positionJson(BASE), ...change })).toEqual([field, 'input']);
  });

  it.each([
    [
      'hands[1]',
      {
        hands: [
          [3, 4],
          [5, 90],
        ],
      },
    ],
    ['thrown[0]', { thrown: [[0], []] }],
    ['sea[35]', { sea: [...Array<number>(35).fill(0), 81] }],
  ])('1.2 what is no card is named by its place: %s', (field, change) => {
    expect(contradiction({ ...positionJson(BASE), ...change })).toEqual([field, '1.2']);
  });

  it.each([
    [{ won: true, reason: 'no-action', clause: '8.2', seat: 0 }],
    [{ won: false, reason: 'tired', clause: '8.2', seat: 0 }],
    [{ won: false, reason: 'no-action', clause: '8.2', seat: 7 }],
    ['lost'],
  ])('8.1 %j is no outcome', outcome => {
    expect(contradiction({ ...positionJson(BASE), phase: 'over', outcome })).toEqual(['outcome', '8.1']);
  });

  it('8.1 a game that goes on has no outcome', () => {
    const outcome = { won: false, reason: 'no-action', clause: '8.2', seat: 0 };
    expect(contradiction({ ...positionJson(BASE), outcome })).toEqual(['outcome', '8.1']);
  });

  it.each([
    ['rock', [], { rock: true }],
    ['rock', null, { rock: true }],
    ['monsters', [], { monsters: 3 }],
    ['monsters', null, { monsters: 3 }],
    ['storms', [], { storms: true }],
    ['dayNight', [], { variant: 'day-night' }],
    ['duel', [], { variant: 'duel' }],
    ['pyramid', [], { variant: 'pyramid' }],
  ] as const)('a part of a chapter is an object: "%s": %j is none', (field, part, options) => {
    expect(contradiction({ ...positionJson(BASE, options), [field]: part })).toEqual([field, 'input']);
  });

  it('16.8 a duel ends with a ranking: an outcome beside it is refused', () => {
    const duel = {
      seats: 2,
      options: { variant: 'duel' },
      hands: [
        [3, 4],
        [5, 6],
      ],
      duel: { row: [10, 11, 12, 13, 14] },
    };
    expect(load({ ...duel, outcome: null })).toMatchObject({ ok: true });
    const outcome = { kind: 'team', won: false, reason: 'no-action', clause: '8.2', seat: 0 };
    expect(contradiction({ ...duel, outcome })).toEqual(['outcome', '16.8']);
  });

  it('seats and options are refused as in any set-up', () => {
    expect(contradiction({ hands: [[3, 4]] })).toEqual(['seats-out-of-range', 'seats', 'input']);
    expect(contradiction({ seats: 6 })).toEqual(['seats-out-of-range', 'seats', 'input']);
    expect(contradiction({ seats: 2, options: null })).toEqual(['not-an-object', 'options', 'input']);
    expect(contradiction({ seats: 2, options: { fog: 1 } })).toEqual(['unknown-option', 'options.fog', 'input']);
    expect(contradiction({ seats: 2, options: { islandsRemoved: 5 } })).toEqual([
      'option-value',
      'options.islandsRemoved',
      '9.1',
    ]);
  });

  it.each([[null], [undefined], ['A1=3'], [7], [[]]])('%j is no position', value => {
    expect(contradiction(value)).toEqual(['position', 'input']);
  });

  it('what is handed in stays as it was', () => {
    const json = positionJson('hands: 40 3 A | 5 6; piles: 20 10 | 7');
    const before = JSON.stringify(json);
    load(json);
    load({ ...json, sea: [1] });
    expect(JSON.stringify(json)).toBe(before);
  });
});
