import { describe, expect, it } from 'vitest';
import { santaTimea, steering } from '@seekiste/rules/santa-timea';
import { load, names, viewOf, VOICES } from './table.test-help.js';

const { de, en } = VOICES;

/** Example 5 of the rulebook, with Johannes still to play, in the eighth trick of a professional game. */
const MIDDLE = {
  seats: 3,
  options: { professional: true, rounds: 3 },
  sheet: [[{ collected: 'S3' }, { collected: 'N3 N2 W2 W2' }, { collected: 'E3' }]],
  leader: 0,
  played: 'E5 N11',
  hands: ['E9 E10 E11 E12', 'W1 W2 W3 W4', 'N1 W10 S9 S10 B'],
  winds: 'E3 S1 W1',
  forecast: 'W3 S3 N1',
  collected: ['', 'N1 N2', 'S1 S2 E1 E2'],
  carried: 'W2',
};

describe('the text table', () => {
  it('shows weather, trick, players, hand and what is to be done', () => {
    expect(de.position(viewOf(MIDDLE, 2), names(2))).toEqual([
      'Durchgang 2 von 3, Stich 8 von 12.',
      'Windkarten: jetzt Ost 3, dann Süd 1, danach West 1.',
      'Prognose: In diesem Durchgang fehlen West 3, Süd 3 und Nord 1.',
      'Wer nimmt, nimmt auch, was liegen geblieben ist: West 2.',
      'Sebastian: Ost 5 zählt 5.',
      'Nadine: Nord 11 zählt 5½.',
      'Nach jetzigem Stand: Sebastian nimmt, Nadine spielt dann aus.',
      'Sebastian: 3 Punkte, 4 Karten auf der Hand, keine Windkarte.',
      'Nadine: 2 Punkte, 4 Karten auf der Hand, Windkarten Nord 1 + 2 (Schaden 3); zum Set Nord fehlt die 3.',
      'Du: 3 Punkte, 5 Karten auf der Hand, Windkarten Ost 1 + 2 und Süd 1 + 2 (Schaden 6); zum Set Ost fehlt die 3.',
      'Deine Hand, in Klammern der Wert bei Ostwind: Nord 1 (½), Süd 9 (4½), Süd 10 (5), West 10 (0), Piratenbraut (5½).',
      'Du bist dran: Spiel eine Karte – es geht um Ost 3.',
    ]);
    expect(en.position(viewOf(MIDDLE, 2), names(2)).slice(0, 8)).toEqual([
      'Round 2 of 3, trick 8 of 12.',
      'Wind cards: East 3 now, South 1 next, West 1 after that.',
      'Forecast: missing this round are West 3, South 3 and North 1.',
      'Whoever takes also takes what was left lying: West 2.',
      'Sebastian: East 5 counts 5.',
      'Nadine: North 11 counts 5½.',
      'As it stands: Sebastian takes, Nadine leads next.',
      'Sebastian: 3 points, 4 cards in hand, no wind card.',
    ]);
  });

  it('marks those who are knocked out, and says who takes and leads alone', () => {
    const four = {
      ...MIDDLE,
      seats: 4,
      sheet: [],
      options: {},
      forecast: '',
      carried: '',
      collected: ['', '', '', ''],
    };
    const shown = de.position(
      viewOf({ ...four, winds: 'E3 S1', played: 'E5 N11 S10', hands: ['E9', 'W1', 'W4', 'N1 N2'] }, 1),
      names(1),
    );
    expect(shown).toContain('Sebastian: Ost 5 zählt 5, ausgestochen.');
    expect(shown).toContain('Du: Nord 11 zählt 5½.');
    expect(shown).toContain('Johannes: Süd 10 zählt 5, ausgestochen.');
    expect(shown).toContain('Nach jetzigem Stand: du nimmst und spielst dann aus.');
    expect(shown).toContain('Warten auf Annabelle.');
  });

  it('6.3 a led bride counts nothing and takes', () => {
    const led = { seats: 3, winds: 'N2', played: 'B N4', hands: ['B', 'N3', 'E2 E3'] };
    expect(en.position(viewOf(led, 'watcher'), names('watcher')).slice(2, 5)).toEqual([
      'Sebastian: Pirate bride counts nothing.',
      'Nadine: North 4 counts 4.',
      'As it stands: Sebastian takes, Nadine leads next.',
    ]);
  });

  it('the board is the position without the hand and what is to be done', () => {
    const lines = de.position(viewOf(MIDDLE, 2), names(2));
    expect(de.board(viewOf(MIDDLE, 2), names(2))).toEqual(lines.slice(0, -2));
  });

  it('2.4 two wind cards are left in the eleventh trick', () => {
    const eleventh = { seats: 2, winds: 'N2 S1', hands: ['N1 N3', 'N2 N4'] };
    expect(de.board(viewOf(eleventh, 0), names(0))[1]).toBe('Windkarten: jetzt Nord 2, danach Süd 1, die letzte.');
  });

  it('after the last trick nobody would lead', () => {
    const last = { seats: 2, winds: 'N2', played: 'N5', hands: ['', 'N9'] };
    expect(de.board(viewOf(last, 0), names(0))).toContain('Nach jetzigem Stand: du nimmst.');
  });

  it('a complete set is told with the damage that is in it', () => {
    const set = { seats: 2, winds: 'N2', hands: ['N5 E1', 'N9 E2'], collected: ['W1 W2 W3 S1', ''] };
    expect(de.position(viewOf(set, 1), names(1))).toContain(
      'Sebastian: 0 Punkte, 2 Karten auf der Hand, Windkarten Süd 1 und West 1 + 2 + 3 (Schaden 7, davon 6 im Set West).',
    );
    expect(en.position(viewOf(set, 0), names(0))).toContain(
      'You: 0 points, 2 cards in hand, wind cards South 1 and West 1 + 2 + 3 (damage 7, 6 of it in the set West).',
    );
  });

  it('a set that can no longer be completed is not spoken of', () => {
    const lacks = (more: Readonly<Record<string, unknown>>, hands = ['N5 E1 E3 E4', 'N9 E2 E5 E6']): boolean =>
      de
        .position(viewOf({ seats: 2, winds: 'S1 S1 S2', hands, collected: ['W1 W2', ''], ...more }, 1), names(1))
        .some(line => line.endsWith('zum Set West fehlt die 3.'));
    expect(lacks({})).toBe(true);
    expect(lacks({ collected: ['W1 W2', 'W3'] })).toBe(false);
    expect(lacks({ options: { professional: true }, forecast: 'W3' })).toBe(false);
    expect(lacks({ options: { professional: true }, carried: 'W3' })).toBe(true);
    const last = ['N5 E1', 'N9 E2'];
    expect(lacks({ winds: 'W3 S1' }, last)).toBe(true);
    expect(lacks({ winds: 'S1 S2' }, last)).toBe(false);
  });

  it('a watcher has no hand and is never addressed', () => {
    const shown = de.position(viewOf(MIDDLE, 'watcher'), names('watcher')).join(' ');
    expect(shown).not.toMatch(/\b([Dd]u|[Dd]eine?|[Dd]ich)\b/);
    expect(shown).toMatch(/Warten auf Johannes\.$/);
  });
});

describe('the hand', () => {
  it('6.1 a bride has no value before it is its turn, and brides are counted', () => {
    const brides = { seats: 2, winds: 'N2', played: 'N5', hands: ['E4 S4 B B', 'W3 W4 W5 W6 W7'] };
    expect(de.hand(viewOf(brides, 0))).toBe(
      'Deine Hand, in Klammern der Wert bei Nordwind: Ost 4 (2), Süd 4 (0), 2 Piratenbräute.',
    );
    const turn = { seats: 2, winds: 'N2', played: 'N5', hands: ['E4 S4', 'W3 B B'] };
    expect(en.hand(viewOf(turn, 1))).toBe(
      'Your hand, in brackets what each card counts in a north wind: West 3 (1½), 2 pirate brides (5).',
    );
  });

  it('may be empty', () => {
    expect(de.hand(viewOf({ seats: 2, winds: 'N2', played: 'N5', hands: ['', 'W3'] }, 0))).toBe('Deine Hand ist leer.');
  });
});

describe('what is to be done', () => {
  const todo = (hands: readonly string[], viewer = 0): string[] =>
    [de, en].map(voice => voice.todo(viewOf({ seats: 2, winds: 'N2', hands }, viewer), names(viewer)));

  it('leading', () => {
    expect(todo(['N1 N2', 'N3 N4'])).toEqual([
      'Du bist dran: Spiel aus – es geht um Nord 2.',
      'Your turn: lead a card – North 2 is at stake.',
    ]);
  });

  it('6.3 leading a bride because nothing else is left', () => {
    expect(todo(['B B', 'N3 N4'])).toEqual([
      'Du bist dran: Dir bleiben nur Piratenbräute. Spiel eine aus – Nord 2 geht dann auf jeden Fall an dich.',
      'Your turn: only pirate brides are left. Lead one – North 2 will be yours in any case.',
    ]);
    expect(todo(['B', 'N3'])[0]).toBe(
      'Du bist dran: Dir bleibt nur die Piratenbraut. Spiel sie aus – Nord 2 geht dann auf jeden Fall an dich.',
    );
  });

  it('the last card', () => {
    expect(todo(['N1', 'N3'])[0]).toBe('Du bist dran: Spiel deine letzte Karte – es geht um Nord 2.');
  });

  it('waiting', () => {
    expect(todo(['N1', 'N3'], 1)).toEqual(['Warten auf Sebastian.', 'Waiting for Sebastian.']);
  });

  it('waiting for the cards, before the first round and between two', () => {
    const before = santaTimea.view(santaTimea.start({ professional: false, rounds: 2 }, 2), 0);
    expect(de.position(before, names(0))).toEqual([
      'Du: 0 Punkte, keine Windkarte.',
      'Nadine: 0 Punkte, keine Windkarte.',
      'Gleich geht es los: Die Karten werden gegeben.',
    ]);
    let state = load({ seats: 2, options: { rounds: 2 }, winds: 'N2', hands: ['N1', 'N3'] });
    for (const [seat, card] of [steering(0, 1), steering(0, 3)].entries()) {
      const step = santaTimea.apply(state, seat, { type: 'play', card });
      if (!step.ok) throw new Error(step.error.code);
      state = step.value.state;
    }
    const between = santaTimea.view(state, 0);
    expect(de.todo(between, names(0))).toBe('Gleich geht es weiter: Die Karten für Durchgang 2 werden gegeben.');
    expect(en.position(between, names(0))).toEqual([
      'Round 1 of 2 has been played.',
      'You: 0 points, wind card North 2 (damage 2).',
      'Nadine: 2 points, no wind card.',
      'Onwards: the cards for round 2 are being dealt.',
    ]);
  });

  it('9.4 choosing between sets and pairs', () => {
    const sets = {
      seats: 2,
      options: { professional: true },
      phase: 'sets',
      hands: ['', ''],
      collected: ['N1 N1 N2 N3', 'E1 E2 E2 E3 S1 S1 S2 S3'],
    };
    expect(de.todo(viewOf(sets, 0), names(0))).toBe(
      'Du hast die Wahl: Leg das Set Nord zur Seite oder behalte es für die Paare.',
    );
    expect(en.todo(viewOf(sets, 1), names(1))).toBe(
      'The choice is yours: lay aside which of the sets East and South you like. What you keep counts for the pairs.',
    );
    expect(de.todo(viewOf(sets, 'watcher'), names('watcher'))).toBe('Warten auf Sebastian und Nadine.');
    expect(de.position(viewOf(sets, 0), names(0))).toEqual([
      'Durchgang 1 von 5 ist gespielt.',
      'Du: 0 Punkte, Windkarten Nord 1 + 1 + 2 + 3 (Schaden 7, davon 6 im Set Nord).',
      'Nadine: 0 Punkte, Windkarten Ost 1 + 2 + 2 + 3 und Süd 1 + 1 + 2 + 3 (Schaden 15, davon 12 in den Sets Ost und Süd).',
      'Du hast die Wahl: Leg das Set Nord zur Seite oder behalte es für die Paare.',
    ]);
  });
});
