import { describe, expect, it } from 'vitest';
import { excludedBy, refuse } from '@seekiste/rules/core';
import { BOX, CODES, lighthouseRun, readBox } from '@seekiste/rules/lighthouse-run';
import { cards, de, en, FLAW, load, refused } from './voice.test-help.js';

describe('refusals', () => {
  const PARAMS = { card: 0, colour: 1, tower: 0, place: 2, to: 3, space: 5, cloud: 6, turn: 1, reason: 'nobody-else' };

  it.each([...CODES, ...lighthouseRun.exclusions.map(({ code }) => code)])(
    '%s has a sentence in both languages',
    code => {
      const [german, english] = [de, en].map(voice => voice.refusal(refuse(code, '4.1', PARAMS)));
      for (const sentence of [german, english]) {
        expect(sentence).toMatch(/^[\p{Lu}].*\.$/u);
        expect(sentence).not.toMatch(FLAW);
        expect(sentence).not.toContain(code);
      }
      expect(german).not.toBe(english);
    },
  );

  // The purple lighthouse stands third and is lit, the green one second and is dark.
  const state = load({
    seats: 2,
    round: 8,
    turn: 0,
    towers: [2, 1, 0, 3, 4, 5],
    lit: [true, false, true, false, true, false],
    ships: [
      [2, 3, 9, 12, 12],
      [0, 3, 5, 5, 5],
    ],
    hands: cards(['S4-purple', 'C3-green', 'G3*'], []),
  });
  const both = (typed: string): string[] => [refused(de, state, typed), refused(en, state, typed)];

  it('4.1 the forced lighthouse is named by colour, symbol and place', () => {
    expect(both('red:C3-green @3')).toEqual([
      'Erst das Licht: Versetze ein Leuchtfeuer auf den grünen Leuchtturm mit der Windrose, das ist Leuchtturm 2.',
      'Light first: move a beacon to the green lighthouse with the compass rose, which is lighthouse 2.',
    ]);
    expect(both('red:C3-green 1>4 @3')[0]).toBe(
      'Mit dieser Karte kommt das Leuchtfeuer nur auf den grünen Leuchtturm mit der Windrose, das ist Leuchtturm 2.',
    );
  });

  it('4.2 a forced lighthouse that is lit leaves all beacons alone', () => {
    expect(both('red:S4-purple 1>2 @3')).toEqual([
      'Leuchtturm 3 leuchtet schon: Mit dieser Karte bleiben alle Leuchtfeuer, wo sie sind.',
      'Lighthouse 3 is lit already: with this card all beacons stay where they are.',
    ]);
  });

  it('4.4 a beacon goes from a lit lighthouse to a dark one', () => {
    expect(both('red:G3* 2>4 @3')).toEqual([
      'Auf Leuchtturm 2 brennt kein Leuchtfeuer, das du versetzen könntest.',
      'There is no beacon on lighthouse 2 that you could move.',
    ]);
    expect(both('red:G3* 1>3 @3')).toEqual(['Leuchtturm 3 leuchtet schon.', 'Lighthouse 3 is lit already.']);
  });

  it('7.3 caught ships, and spaces without ships', () => {
    expect(both('red:S4-purple @2')).toEqual([
      'Auf Feld 2 hat das Unwetter die Schiffe eingeholt: Sie fahren nicht mehr.',
      'The storm has caught the ships on space 2: they sail no more.',
    ]);
    expect(both('red:S4-purple @0')).toEqual([
      'Am Start liegt kein Schiff, das diese Karte zieht.',
      'There is no ship at the start that this card moves.',
    ]);
    expect(both('red:S4-purple')[0]).toBe('Diese Karte kann noch Schiffe ziehen: Wähle, von wo.');
  });

  it('5.7 a group does not leave the start', () => {
    expect(both('red:G3* @0')[0]).toBe('Eine Gruppenkarte bringt keine Schiffe vom Start aufs Wasser.');
  });

  it('6.1, 6.3 each condition of the bonus has its own reason', () => {
    expect(both('red:G3* @3 +')[0]).toBe('Einen Bonus gibt es nur mit Koop-Karten.');
    expect(both('red:C3-green 1>2 @5 +')).toEqual([
      'Kein Bonus: Keines deiner Schiffe fährt von Feld 5 mit.',
      'No bonus: none of your ships sails along from space 5.',
    ]);
    expect(both('red:C3-green 1>2 @9 +')[0]).toBe('Kein Bonus: Kein fremdes Schiff fährt von Feld 9 mit.');
    expect(both('red:C3-green 3>2 @3 +')[0]).toBe('Kein Bonus: Er brächte dein Schiff keinen Schritt weiter.');
  });

  it('cards and colours that are not there', () => {
    expect(both('red:S3* @3')).toEqual([
      'Du hast die rote Solo 3 (alle sechs) nicht auf der Hand.',
      'You do not hold the red solo 3 (all six).',
    ]);
    expect(both('blue:S3* @3')).toEqual(['Blau ist nicht deine Farbe.', 'Blue is not your colour.']);
  });

  it('9.11 the second card of a great fleet', () => {
    const fleet = load({ seats: 2, options: { mode: 'fleet' }, playedThisRound: 2, used: [2, 1] });
    const [german, english] = [de, en].map(voice => refused(voice, fleet, 'green:S1* @0'));
    expect(german).toBe('Grün hast du in dieser Runde schon gespielt: Jetzt kommt deine andere Farbe.');
    expect(english).toBe('You have already played green in this round: now it is your other colour.');
  });

  it('a refused move of a record is named by its place', () => {
    expect(en.refusal(refuse('not-your-turn', '3.1', { turn: 1, field: 'moves[3]' }))).toMatch(/^moves\[3\]: It/);
  });

  it('9.2, 9.9 modes for two are refused to three without naming fields', () => {
    const excluded = ['erik', 'fleet'].map(mode => excludedBy(lighthouseRun.exclusions, 3, { mode }));
    expect(excluded.map(refusal => refusal && de.refusal(refusal))).toEqual([
      'Erik fährt nur mit, wenn ihr zu zweit seid.',
      'Die große Flotte ist nur etwas für zwei.',
    ]);
  });

  it('a box that is no box is refused with the field', () => {
    const read = readBox({ ...BOX, symbols: 12 });
    if (read.ok) throw new Error('accepted');
    expect(de.refusal(read.error)).toBe('Am Spielmaterial stimmt „symbols“ nicht.');
    expect(en.refusal(read.error)).toBe('Something is wrong with “symbols” in the box.');
  });

  it('a box that breaks a constraint is refused with its name', () => {
    const read = readBox({ ...BOX, harbour: 2 });
    if (read.ok) throw new Error('accepted');
    expect(de.refusal(read.error)).toBe(
      'Spielplan und Karten passen nicht zur Anleitung: „harbour-of-three“ ist verletzt.',
    );
    expect(en.refusal(read.error)).toContain('“harbour-of-three”');
  });

  it('what no game has judged is said in general words', () => {
    expect(de.refusal(refuse('unreadable-move', 'input', { field: 'move', value: 'ahoi' }))).toContain('„ahoi“');
  });
});
