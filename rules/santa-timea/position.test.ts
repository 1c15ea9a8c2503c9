import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dealt, hand, play, playAll, position, PROFESSIONAL, row, taken, trick, winds } from './builders.test-help.js';
import { santaTimea, type Options, type State } from './index.js';

const { load, save } = santaTimea;

const DOCUMENT = readFileSync(new URL('../../docs/positions/santa-timea.md', import.meta.url), 'utf8');
const EXAMPLES = [...DOCUMENT.matchAll(/```json\n([\s\S]*?)```/g)].map(found => JSON.parse(found[1] ?? '') as unknown);

const again = (state: State): unknown => load(JSON.parse(JSON.stringify(save(state))));

describe('Positions', () => {
  it.each(EXAMPLES.map((example, i) => [i + 1, example]))('example %i of the documentation is one', (_, example) => {
    expect(load(example)).toMatchObject({ ok: true });
  });

  it('every field that is saved is documented', () => {
    const fields = Object.keys(save(dealt(2, 1)) as object);
    expect(fields.filter(name => !DOCUMENT.includes(`| \`${name}\` |`))).toEqual([]);
    expect(fields).toHaveLength([...DOCUMENT.matchAll(/^\| `\w+` \|/gm)].length);
  });

  it('1.1 a saved position says which game and which rules it is of', () => {
    expect(save(dealt(3, 1))).toMatchObject({ game: 'santa-timea', rulesVersion: 1, seats: 3 });
  });

  it('3.1 the trick and the turn follow from the cards', () => {
    const state = position({ hands: ['N1 N2', 'E1 E2', 'S2'], leader: 2, played: 'S1' });
    expect(state).toMatchObject({ trick: 11, turn: 0, laid: 1, phase: 'trick', round: 1 });
    expect(hand(position({ hands: ['B W1 N14 E5', 'N1 N2 N3 N4'] }), 0)).toBe('N14 E5 W1 B');
  });

  it('2.4 wind cards that are not named are the lowest that are left', () => {
    const state = position({ hands: ['N1 N2', 'E1 E2'], winds: 'S3', collected: ['W3', 'N1'] });
    expect(row(state)).toBe('S3 E3');
    expect(santaTimea.view(state, 0).blown).toEqual(winds('W3 N1 N1 N2 N2 N3 E1 E1 E2 E2'));
    expect(position({ hands: ['N1 N2', 'E1 E2'] }, PROFESSIONAL).forecast).toEqual(winds('S2 S2 S3'));
  });

  it('7.4 round and points follow from the sheet', () => {
    const sheet = [[{ collected: 'N3' }, {}, { collected: 'E1' }]];
    expect(position({ hands: ['N1', 'N2', 'N3'], sheet })).toMatchObject({
      round: 2,
      points: [1, 3, 2],
      roundsWon: [0, 1, 0],
      starter: 1,
    });
  });

  it('3.5 without the earlier tricks there is no last trick to see; later ones are seen', () => {
    expect(santaTimea.view(position({ hands: ['N1', 'N2'] }), 0)).toMatchObject({
      lastTrick: null,
      gone: [],
      leaders: [],
    });
    const { after } = trick('N2', 'N5 N3');
    expect(santaTimea.view(after, 0)).toMatchObject({ leaders: [0], lastTrick: { leader: 0 } });
    expect(again(after)).toEqual({ ok: true, value: after });
  });

  it('9.2, 9.4 saved and loaded it is the same position, in every phase', () => {
    const tied = playAll(position({ hands: ['E4 N5 S1', 'W4 N6 S2'], winds: 'N2 N1 W1' }, PROFESSIONAL), 'E4 W4');
    const sets = position({ collected: ['N1 N2 N2 N3', 'S1 S1 S2 S3'], phase: 'sets' }, { ...PROFESSIONAL, rounds: 1 });
    const chosen = play(sets, 1, 'sets S');
    const over = play(chosen, 0, 'sets -');
    expect([tied.carried.length, chosen.phase, over.phase]).toEqual([1, 'sets', 'over']);
    expect([taken(over, 0), over.chosen]).toEqual(['N1 N2 N2 N3', [null, null]]);
    for (const state of [dealt(5, 2), tied, sets, chosen, over])
      expect(again(state)).toEqual({ ok: true, value: state });
  });

  it('6.2 a led bride in the trick, or in one before it, leaves nothing but brides', () => {
    const state = playAll(position({ hands: ['B B', 'N5 E6'], winds: 'N1 N2' }), 'B N5');
    expect(again(state)).toEqual({ ok: true, value: state });
  });
});

/** Why a position is refused: its field and clause; every refusal of a contradiction has the same code. */
const contradiction = (value: unknown): unknown => {
  const loaded = load(value);
  if (loaded.ok) return 'loaded';
  const { code, clause, params } = loaded.error;
  return code === 'bad-position' ? [params['field'], clause] : [code, params['field'], clause];
};

const TWO = { seats: 2, hands: ['N1 N2', 'E1 E2'] };
const PRO: Partial<Options> = { professional: true };
const SETS = { seats: 2, phase: 'sets', options: PRO, collected: ['N1 N2 N2 N3', ''] };
/** So many cards of a direction, from 1 on. */
const first = (count: number, letter: string): string =>
  Array.from({ length: count }, (_, i) => `${letter}${i + 1}`).join(' ');
const TOLD = {
  seats: 2,
  leader: 1,
  starter: 0,
  gone: ['0: N5 N9'],
  hands: [first(11, 'E'), first(11, 'S')],
  blown: 'N3',
  collected: ['N3', ''],
};
const DEALT = { seats: 2, hands: [first(12, 'N'), first(12, 'E')] };

describe('Positions that are refused, with the field and the clause', () => {
  it.each([
    ['1.2', 'no card', { ...TWO, hands: ['N15 N2', 'E1 E2'] }, 'hands[0]'],
    ['1.2', 'no text', { ...TWO, hands: [[1, 2], 'E1 E2'] }, 'hands[0]'],
    ['1.2', 'a card twice', { ...TWO, hands: ['N1 N2', 'N1 E2'] }, 'cards'],
    ['1.2', 'five brides', { ...TWO, hands: ['B B N1', 'B B B'] }, 'cards'],
    ['1.3', 'no wind card', { ...TWO, winds: 'N4' }, 'winds'],
    ['1.3', 'a wind card too often', { ...TWO, winds: 'N3', collected: ['N3', ''] }, 'winds'],
    ['1.3', 'a hoard of cards that are not there', { ...TWO, collected: ['N3', 'N3'] }, 'collected'],
    [
      '1.3',
      'a round with a wind card too often',
      { ...TWO, sheet: [[{ collected: 'N3' }, { collected: 'N3' }]] },
      'sheet[0]',
    ],
    ['2.1', 'too many rounds', { ...TWO, options: { rounds: 1 }, sheet: [[{}, {}]] }, 'sheet'],
    ['2.1', 'an end too soon', { seats: 2, phase: 'over' }, 'sheet'],
    [
      '2.1',
      'a round of more than twelve wind cards',
      { ...TWO, sheet: [[{ collected: 'N1 N1 N2 N2 N3 E1 E1' }, { collected: 'E2 E2 E3 S1 S1 S2' }]] },
      'sheet[0]',
    ],
    ['2.1', 'more tricks told than there were', { ...DEALT, gone: ['0: S1 S2'] }, 'gone'],
    ['2.2', 'a deal awaited', { seats: 2, phase: 'deal' }, 'phase'],
    ['2.2', 'no cards', { seats: 2 }, 'hands[0]'],
    ['2.2', 'hands of different sizes', { ...TWO, hands: ['N1 N2', 'E1'] }, 'hands[1]'],
    ['2.2', 'cards at the evaluation', { ...SETS, hands: ['', 'N1'] }, 'hands[1]'],
    ['2.4', 'more wind cards than tricks', { ...TWO, winds: 'N1 N2 N3' }, 'winds'],
    ['2.4', 'too few that have blown', { ...TWO, blown: 'N1' }, 'blown'],
    [
      '2.5',
      'a starter who does not lead in points',
      { ...TWO, starter: 0, sheet: [[{ collected: 'N1' }, {}]] },
      'starter',
    ],
    ['2.5', 'a first trick led by somebody else', { ...DEALT, starter: 0, leader: 1 }, 'leader'],
    ['3.1', 'a full trick', { ...TWO, played: 'S1 S2' }, 'played'],
    ['3.1', 'a trick of three', { ...TOLD, gone: ['0: N5 N9 N1'] }, 'gone[0]'],
    [
      '3.2',
      'what has not blown',
      { ...TWO, blown: 'N1 N1 N2 N2 N3 E1 E1 E2 E2 E3', collected: ['S1', ''] },
      'collected',
    ],
    ['3.2', 'what the tricks told do not give', { ...TOLD, collected: ['', 'N3'] }, 'collected[0]'],
    ['3.3', 'a leader who does not follow', { ...TOLD, leader: 0 }, 'leader'],
    ['3.3', 'a trick that somebody else had to lead', { ...TOLD, gone: ['1: N5 N9'] }, 'gone[0]'],
    ['5.3', 'a carried card in the basic game', { ...TWO, carried: 'N1' }, 'carried'],
    ['6.2', 'a led bride with other cards', { ...TWO, hands: ['N1', 'E1 E2'], played: 'B' }, 'hands[0]'],
    ['7.1', 'a set that is not there', { ...TWO, sheet: [[{ collected: 'N1 N2', sets: 'N' }, {}]] }, 'sheet[0][0]'],
    [
      '7.1',
      'other cards than on the sheet',
      { seats: 2, phase: 'over', options: { rounds: 1 }, sheet: [[{}, {}]], collected: ['N1', ''] },
      'collected',
    ],
    [
      '7.2',
      'a set kept in the basic game',
      { ...TWO, sheet: [[{ collected: 'N1 N2 N3', sets: '-' }, {}]] },
      'sheet[0][0]',
    ],
    ['9.1', 'a forecast in the basic game', { ...TWO, forecast: 'N1' }, 'forecast'],
    ['9.1', 'a forecast of four', { ...TWO, options: PRO, forecast: 'N1 N2 N3 E1' }, 'forecast'],
    [
      '9.2',
      'nothing carried after a tie',
      { ...TOLD, options: PRO, leader: 0, gone: ['0: N2 W4'], collected: ['', ''] },
      'carried',
    ],
    ['2.4', 'a carried card before any trick', { ...DEALT, options: PRO, carried: 'N1' }, 'blown'],
    ['9.4', 'nobody who could choose', { ...SETS, collected: ['N1', ''] }, 'phase'],
    ['9.4', 'everybody has chosen', { ...SETS, chosen: ['N', null] }, 'phase'],
    ['9.4', 'a choice of who has none', { ...SETS, chosen: [null, '-'] }, 'chosen[1]'],
    ['9.4', 'a choice of another direction', { ...SETS, chosen: ['S', null] }, 'chosen[0]'],
    ['9.4', 'a choice before the evaluation', { ...TWO, chosen: ['-', null] }, 'chosen[0]'],
    [
      '9.4',
      'a set kept that spoils no pair',
      { ...TWO, options: PRO, sheet: [[{ collected: 'N1 N2 N3', sets: '-' }, {}]] },
      'sheet[0][0]',
    ],
  ] as const)('%s %s', (clause, _, value, field) => {
    expect(contradiction(value)).toEqual([field, clause]);
  });

  it.each([
    [null, 'position'],
    [[], 'position'],
    [{ ...TWO, weather: 'fair' }, 'weather'],
    [{ ...TWO, game: 'in-aller-ruhe' }, 'game'],
    [{ ...TWO, rulesVersion: 9 }, 'rulesVersion'],
    [{ ...TWO, phase: 'sleep' }, 'phase'],
    [{ ...TWO, hands: ['N1'] }, 'hands'],
    [{ ...TWO, leader: 2 }, 'leader'],
    [{ ...TWO, leader: '0' }, 'leader'],
    [{ ...TWO, gone: ['N1 N2'] }, 'gone[0]'],
    [{ ...TWO, gone: ['7: N1 N2'] }, 'gone[0]'],
    [{ ...TWO, chosen: ['X', null] }, 'chosen[0]'],
    [{ ...TWO, sheet: null }, 'sheet'],
    [{ ...TWO, sheet: [[{}]] }, 'sheet[0]'],
    [{ ...TWO, sheet: [[{}, 1]] }, 'sheet[0][1]'],
    [{ ...TWO, sheet: [[{}, { score: 3 }]] }, 'sheet[0][1]'],
  ])('%j is no position: %s', (value, field) => {
    expect(contradiction(value)).toEqual([field, 'input']);
  });

  it('seats and options are refused as in any set-up', () => {
    expect(contradiction({ seats: 6 })).toEqual(['seats-out-of-range', 'seats', 'input']);
    expect(contradiction({ ...TWO, options: { rounds: 6 } })).toEqual(['option-value', 'options.rounds', '2.1']);
    expect(contradiction({ ...TWO, options: { wind: 1 } })).toEqual(['unknown-option', 'options.wind', 'input']);
  });

  it('6.2 after a led bride only brides are played and held', () => {
    const told = playAll(position({ hands: ['B B', 'N5 E6'], winds: 'N1 N2' }), 'B N5');
    const saved = save(told) as { hands: string[] };
    expect(contradiction({ ...saved, hands: ['W1', 'E6'] })).toEqual(['hands[0]', '6.2']);
  });
});
