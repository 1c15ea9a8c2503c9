import { describe, expect, it } from 'vitest';
import type { Viewer } from '@seekiste/rules/core';
import type { Language } from '../index.js';
import { told } from './table.test-help.js';

/** The ninth trick with these cards, each from the leader on; four are left to each player, then three. */
const FILLERS = ['E14 E13 E12', 'S14 S13 S12', 'W14 W13 W12', 'N7 N9 E7'];
const trick = (winds: string, cards: string, more: Readonly<Record<string, unknown>> = {}) => {
  const played = cards.split(' ');
  return {
    position: {
      seats: played.length,
      winds,
      hands: played.map((card, seat) => `${card} ${FILLERS[seat]!}`),
      ...more,
    },
    moves: played,
  };
};
const ended = (language: Language, from: ReturnType<typeof trick>, viewer: Viewer = 'watcher'): string | undefined =>
  told(language, 'trick-ended', { ...from, viewer });

describe('a trick that has ended', () => {
  it('4.4 says who takes, who leads next, why, and what is turned up', () => {
    const two = trick('N2 S1 W1 E1', 'S8 S5');
    expect(ended('de', two)).toBe(
      'Nadine muss die Windkarte Nord 2 nehmen: Süd 5 zählt am wenigsten (0). ' +
        'Sebastian spielt zum nächsten Stich aus: Süd 8 zählt am meisten (0). ' +
        'Gegen den Wind entscheidet die Zahl auf der Karte. Aufgedeckt wird Ost 1.',
    );
    expect(ended('en', two)).toBe(
      'Nadine must take the wind card North 2: South 5 counts least (0). ' +
        'Sebastian leads the next trick: South 8 counts most (0). ' +
        'Against the wind, the printed number decides. East 1 is turned up.',
    );
  });

  it('4.2 halves are written as the language writes them, and the viewer is addressed', () => {
    const two = trick('E3 S1 W1 N1', 'E5 N11');
    expect(ended('de', two, 0)).toBe(
      'Du musst die Windkarte Ost 3 nehmen: Ost 5 zählt am wenigsten (5). ' +
        'Nadine spielt zum nächsten Stich aus: Nord 11 zählt am meisten (5½). Aufgedeckt wird Nord 1.',
    );
    expect(ended('en', two, 1)).toBe(
      'Sebastian must take the wind card East 3: East 5 counts least (5). ' +
        'You lead the next trick: North 11 counts most (5½). North 1 is turned up.',
    );
  });

  it('5.2 names those who knocked each other out, and the one who takes and leads', () => {
    const three = trick('E3 S1 W1 N1', 'E5 N11 S10');
    expect(ended('de', three)).toBe(
      'Sebastian und Johannes stechen sich aus (je 5). ' +
        'Nadine muss die Windkarte Ost 3 nehmen und spielt zum nächsten Stich aus: ' +
        'Nur Nord 11 (5½) bleibt übrig. Aufgedeckt wird Nord 1.',
    );
    expect(ended('de', three, 1)).toContain('Du musst die Windkarte Ost 3 nehmen und spielst zum nächsten Stich aus:');
    expect(ended('en', three, 1)).toBe(
      'Sebastian and Johannes knock each other out (5 each). ' +
        'You must take the wind card East 3 and lead the next trick: ' +
        'only North 11 (5½) is left. North 1 is turned up.',
    );
  });

  it('5.1 addresses a viewer who was knocked out, first and with the right verb', () => {
    const three = trick('E3 S1 W1 N1', 'E5 N11 S10');
    expect(ended('de', three, 2)).toMatch(/^Du und Sebastian stecht euch aus \(je 5\)\. /);
    expect(ended('en', three, 2)).toMatch(/^You and Sebastian knock each other out \(5 each\)\. /);
  });

  it('5.1 compares only what is left after a tie', () => {
    const four = trick('N2 S1 W1 E1', 'N3 E6 N5 N10');
    expect(ended('de', four)).toBe(
      'Sebastian und Nadine stechen sich aus (je 3). ' +
        'Johannes muss die Windkarte Nord 2 nehmen: Nord 5 zählt von den übrigen am wenigsten (5). ' +
        'Annabelle spielt zum nächsten Stich aus: Nord 10 zählt von den übrigen am meisten (10). Aufgedeckt wird Ost 1.',
    );
    expect(ended('en', four)).toContain('North 5 counts least of those left (5). Annabelle leads the next trick');
  });

  it('6.1 a bride and the card it copies knock each other out', () => {
    expect(ended('de', trick('N2 S1 W1 E1', 'N13 N14 B'))).toBe(
      'Nadine und Johannes stechen sich aus (je 14). ' +
        'Sebastian muss die Windkarte Nord 2 nehmen und spielt zum nächsten Stich aus: ' +
        'Nur Nord 13 (13) bleibt übrig. Aufgedeckt wird Ost 1.',
    );
  });

  it('5.3 nobody takes where only ties are left, and the leader leads again', () => {
    const tie = trick('N2 S1 W1 E1', 'N5 E10');
    expect(ended('de', tie, 0)).toBe(
      'Du und Nadine stecht euch aus (je 5). Nur Gleichstände: Niemand nimmt die Windkarte Nord 2. ' +
        'Du spielst noch einmal aus. Aufgedeckt wird Ost 1.',
    );
    expect(ended('en', tie)).toBe(
      'Sebastian and Nadine knock each other out (5 each). Nothing but ties: nobody takes the wind card North 2. ' +
        'Sebastian leads once more. East 1 is turned up.',
    );
  });

  it('9.2 in the professional game a wind card that nobody takes stays', () => {
    const tie = trick('N2 S1 W1 E1', 'N5 E10', { options: { professional: true } });
    expect(ended('de', tie)).toContain('Die Windkarte Nord 2 bleibt liegen, bis jemand die nächste nimmt.');
    expect(ended('en', tie)).toContain('the wind card North 2 stays until somebody takes the next one.');
  });

  it('9.2 whoever takes also takes what was left lying', () => {
    const carried = trick('N2 S1 W1 E1', 'N5 N9', {
      options: { professional: true },
      carried: 'E2 S2',
    });
    expect(ended('de', carried)).toContain('Sebastian muss die Windkarten Nord 2, Ost 2 und Süd 2 nehmen:');
    expect(ended('en', carried)).toContain('must take the wind cards North 2, East 2 and South 2:');
  });

  it('6.3 whoever leads a bride takes in any case, and the highest of the others leads', () => {
    const led = {
      position: { seats: 3, winds: 'N2', hands: ['B B', 'N3 E1', 'N9 E2'] },
      moves: ['B', 'N3', 'N9'],
    };
    expect(told('de', 'trick-ended', led)).toBe(
      'Sebastian muss die Windkarte Nord 2 nehmen: Wer eine Piratenbraut ausspielt, nimmt auf jeden Fall. ' +
        'Johannes spielt zum nächsten Stich aus: Nord 9 zählt von den übrigen am meisten (9).',
    );
    expect(told('en', 'trick-ended', led)).toContain('whoever leads a pirate bride always takes.');
  });

  it('6.3 leads again where none of the others is left', () => {
    const led = {
      position: { seats: 3, winds: 'N2', hands: ['B B', 'N3 E1', 'E6 E2'] },
      moves: ['B', 'N3', 'E6'],
    };
    expect(told('de', 'trick-ended', led)).toBe(
      'Nadine und Johannes stechen sich aus (je 3). ' +
        'Sebastian muss die Windkarte Nord 2 nehmen: Wer eine Piratenbraut ausspielt, nimmt auf jeden Fall. ' +
        'Sebastian spielt noch einmal aus.',
    );
  });

  it('2.5 after the last trick nobody is said to lead', () => {
    const last = (hands: readonly string[]) => ({ position: { seats: 2, winds: 'N2', hands }, moves: hands });
    expect(told('de', 'trick-ended', last(['N5', 'N9']))).toBe(
      'Sebastian muss die Windkarte Nord 2 nehmen: Nord 5 zählt am wenigsten (5).',
    );
    expect(told('de', 'trick-ended', last(['N5', 'E10']))).toBe(
      'Sebastian und Nadine stechen sich aus (je 5). Nur Gleichstände: Niemand nimmt die Windkarte Nord 2.',
    );
    expect(told('en', 'trick-ended', last(['B', 'N9']))).toBe(
      'Sebastian must take the wind card North 2: whoever leads a pirate bride always takes.',
    );
  });
});
