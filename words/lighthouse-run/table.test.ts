import { describe, expect, it } from 'vitest';
import { lighthouseRun, type View } from '@seekiste/rules/lighthouse-run';
import { cards, de, en, load, names } from './voice.test-help.js';

/** What the board says of the storm. */
const cloud = (voice: typeof de, view: View): string | undefined =>
  voice.board(view, names(0, 2)).find(line => /^(Die Wolke|The cloud)/.test(line));

describe('the text table', () => {
  const state = load({
    seats: 3,
    round: 9,
    first: 1,
    turn: 2,
    towers: [1, 0, 2, 3, 4, 5],
    lit: [false, true, true, false, false, true],
    ships: [
      [3, 5, 5, 24, 0],
      [5, 9, 9, 9, 2],
      [14, 13, 6, 4, 0],
    ],
    played: cards(
      ['S4-purple', 'C1*', 'G3*', 'S1*', 'S2*', 'S3*', 'C2*', 'C2-blue'],
      [],
      ['C1*', 'C1*', 'G2*', 'G3*', 'S1*', 'S2*', 'S3*', 'C3-green'],
    ),
    hands: cards([], [], ['S4-purple', 'C2*', 'S3-red']),
  });

  it('shows the river by sections, the storm, the order, the points, the hand and what is to be done', () => {
    expect(de.position(lighthouseRun.view(state, 2), names(2, 3))).toEqual([
      'Leuchtturm            Licht   Feld (Punkte): Schiffe',
      // 7.5 Caught ships lie at their symbols: red from space 3 at the first one.
      'Start                         Rot 1, Grün 1',
      '1 grüne Windrose      dunkel  1: – | 2 (1): Rot 1, Blau 1',
      '2 lila Anker          hell    3: – | 4 (2): Wolke, Grün 1 | 5: Rot 2, Blau 1',
      '3 roter Rettungsring  hell    6 (3): Grün 1 | 7: – | 8 (4): – | 9: Blau 3',
      '4 blauer Fisch        dunkel  10 (5): – | 11: – | 12 (6): – | 13: Grün 1',
      '5 gelbes Steuerrad    dunkel  14 (7): Grün 1 | 15: – | 16 (8): – | 17: –',
      '6 orange Möwe         hell    18 (9): – | 19: – | 20 (10): – | 21: –',
      'Hafen                 hell    22 (11): – | 23: – | 24 (12): Rot 1',
      'Die Wolke steht auf Feld 4. Nächste Halte: Feld 6 nach Runde 9, Feld 10 nach Runde 10, Feld 16 nach Runde 11.',
      'Runde 9 von 12, der Reihe nach: John, du, Jenise. Nächste Runde: du, Jenise, John.',
      'Rot (Krabbe, Jenise): 17 Punkte (12 + 2 + 2 + 1 + 0), Hand 3, Stapel 3. Gespielt: Solo 4 (lila Anker), Koop 1, Gruppe 3, Solo 1, Solo 2, Solo 3, Koop 2, Koop 2 (blauer Fisch).',
      expect.stringMatching(/^Blau \(Fischflosse, John\): 15 Punkte \(4 \+ 4 \+ 4 \+ 2 \+ 1\), Hand 3, Stapel 2\. /),
      expect.stringMatching(/^Grün \(Schildkröte, du\): 18 Punkte \(7 \+ 6 \+ 3 \+ 2 \+ 0\), Hand 3, Stapel 3\. /),
      'Deine Hand in Grün: Solo 4 (lila Anker) = green:S4-purple, Solo 3 (roter Rettungsring) = green:S3-red, Koop 2 (alle sechs) = green:C2*.',
      'Du bist dran: Spiel eine Karte – erst das Leuchtfeuer, dann die Schiffe.',
    ]);
  });

  it('speaks English, and addresses no watcher', () => {
    const lines = en.position(lighthouseRun.view(state, 'watcher'), names('watcher', 3));
    expect(lines.slice(8, 11)).toEqual([
      'Harbour               lit    22 (11): – | 23: – | 24 (12): red 1',
      'The cloud is on space 4. Next stops: space 6 after round 9, space 10 after round 10, space 16 after round 11.',
      'Round 9 of 12, in this order: John, Julia, Jenise. Next round: Julia, Jenise, John.',
    ]);
    expect(lines.at(-1)).toBe('Waiting for Julia.');
    expect(lines.join(' ')).not.toMatch(/\b(you|your)\b/i);
  });

  it('1.6 says over the sea when the storm will reach the river', () => {
    const early = lighthouseRun.view(load({ seats: 2, round: 2 }), 0);
    expect(cloud(de, early)).toBe(
      'Die Wolke steht noch über dem Meer. Nächste Halte: Feld 2 nach Runde 7, Feld 4 nach Runde 8, Feld 6 nach Runde 9.',
    );
  });

  it('1.6 counts the stops that are left', () => {
    const late = lighthouseRun.view(load({ seats: 2, round: 12 }), 0);
    expect(cloud(de, late)).toBe('Die Wolke steht auf Feld 16. Nächster Halt: Feld 24 nach Runde 12.');
    expect(cloud(en, late)).toBe('The cloud is on space 16. Next stop: space 24 after round 12.');
  });

  it('9.3 Erik closes every round and holds no cards', () => {
    const seen = lighthouseRun.view(load({ seats: 2, options: { mode: 'erik' }, round: 12, first: 0 }), 0);
    const lines = de.position(seen, names(0, 2));
    expect(lines).toContain('Runde 12 von 12, der Reihe nach: du, John, Erik.');
    expect(lines.find(line => line.startsWith('Grün'))).toMatch(
      /^Grün \(Schildkröte, Erik\): 0 Punkte \(0 \+ 0 \+ 0 \+ 0 \+ 0\), Stapel 1\. /,
    );
  });

  it('ends with the outcome when the game is over', () => {
    const over = load({
      seats: 2,
      phase: 'over',
      ships: [
        [24, 4, 0, 0, 0],
        [2, 2, 2, 2, 2],
      ],
    });
    const lines = de.position(lighthouseRun.view(over, 0), names(0, 2));
    expect(lines.at(-1)).toBe('Du gewinnst mit 14 Punkten. Dahinter: John (5).');
    expect(lines.join(' ')).not.toContain('der Reihe nach');
    expect(cloud(de, lighthouseRun.view(over, 0))).toBe('Die Wolke steht auf Feld 24.');
  });
});

describe('what is to be done', () => {
  const fleet = (playedThisRound: number, used: (number | null)[]) =>
    lighthouseRun.view(load({ seats: 2, options: { mode: 'fleet' }, first: 0, playedThisRound, used }), 0);

  it('9.11 names the colours that a great fleet can still play', () => {
    expect(de.todo(fleet(0, [null, null]), names(0, 2))).toBe(
      'Du bist dran: Spiel eine Karte in Rot oder Grün – erst das Leuchtfeuer, dann die Schiffe.',
    );
    expect(de.todo(fleet(2, [2, 1]), names(0, 2))).toBe(
      'Du bist dran: Spiel jetzt eine Karte in Rot – erst das Leuchtfeuer, dann die Schiffe.',
    );
    expect(en.todo(fleet(2, [0, 1]), names(0, 2))).toBe(
      'Your turn: now play a card in green – first the beacon, then the ships.',
    );
  });

  it('9.14 both colours of a great fleet count together', () => {
    const state = load({
      seats: 2,
      options: { mode: 'fleet' },
      ships: [
        [2, 0, 0, 0, 0],
        [0, 0, 0, 0, 0],
        [6, 0, 0, 0, 0],
        [4, 0, 0, 0, 0],
      ],
    });
    expect(de.position(lighthouseRun.view(state, 0), names(0, 2))).toContain('Zusammen: du (4), John (2).');
    expect(de.hand(lighthouseRun.view(state, 0))).toMatch(/^Deine Hand in Rot: .* Deine Hand in Grün: .*\.$/);
  });

  it('before the deal and after the end nobody is asked for anything', () => {
    const start = lighthouseRun.start({ mode: 'standard' }, 2);
    expect(de.todo(lighthouseRun.view(start, 0), names(0, 2))).toBe('Gleich geht es los: Die Karten werden gegeben.');
    expect(de.hand(lighthouseRun.view(start, 0))).toBe('Deine Hand ist leer.');
    expect(en.todo(lighthouseRun.view(load({ seats: 2, phase: 'over' }), 0), names(0, 2))).toBe('The voyage is over.');
  });
});
