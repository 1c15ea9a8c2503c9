import { describe, expect, it } from 'vitest';
import { BRIDE, steering, value, wind } from '@seekiste/rules/santa-timea';
import { LANGUAGES, type Language, type Names, type Reason, type Worth } from './index.js';
import { gameVoice, generalVoice } from './voices.test-help.js';

const worth = (language: Language, counts: Worth): string => generalVoice(language).worth(counts);

const NAMES: Names = { seats: ['Anna', 'Ben', 'Cleo'], viewer: 0 };

/** A reason in German and in English. */
const said = (game: string, code: string, params: Reason['params']): readonly string[] =>
  LANGUAGES.map(language => gameVoice(game, language).reason({ code, params }, NAMES));

describe('why a move of In aller Ruhe is good', () => {
  const gap = { card: 41, below: 38, above: 44, spaces: 2, numbers: 5, own: 0, price: 0, dead: 0 };

  it('names the gap, its spaces and the numbers that can fill it', () => {
    expect(said('in-aller-ruhe', 'keeps-gap', gap)).toEqual([
      'Die 41 lässt die Lücke 38–44 offen: Für die 2 Plätze darin kommen noch 5 Zahlen infrage.',
      '41 keeps the gap 38–44 open; 5 numbers can still fill its 2 spaces.',
    ]);
  });

  it('has no plural for one', () => {
    expect(said('in-aller-ruhe', 'keeps-gap', { ...gap, spaces: 1, numbers: 1, own: 1, price: 1 })).toEqual([
      'Die 41 lässt die Lücke 38–44 offen: Für den Platz darin kommt noch eine Zahl infrage, und die hast du selbst. Das kostet dich eine Karte.',
      '41 keeps the gap 38–44 open; one number can still fill its one space, and you hold it. It costs you one card.',
    ]);
  });

  it('names gaps at the ends of the sea by their one island', () => {
    expect(said('in-aller-ruhe', 'fills-gap', { card: 3, below: 0, above: 5, price: 0, dead: 0 })).toEqual([
      'Die 3 schließt die Lücke bis zur 5.',
      '3 closes the gap up to 5.',
    ]);
    expect(said('in-aller-ruhe', 'fills-gap', { card: 78, below: 76, above: 81, price: 2, dead: 2 })).toEqual([
      'Die 78 schließt die Lücke ab der 76. Du zahlst mit 2 Karten, die nirgends mehr passen.',
      '78 closes the gap from 76 on. You pay with 2 cards that fit nowhere any more.',
    ]);
  });

  it('says which cards go and whether an arrival stays', () => {
    expect(said('in-aller-ruhe', 'throws-spare', { cards: [5, 12], dead: 1, arrivals: 1 })).toEqual([
      'Auf die 5 und die 12 lässt sich verzichten; eine davon passt nirgends mehr. Eine Ankunft bleibt dir.',
      'You can do without the 5 and the 12; one of them fits nowhere any more. You keep an arrival.',
    ]);
  });

  it('compares what everybody has where cards are pledged', () => {
    const [more, less, even] = [14, 8, 11].map(
      mine => said('in-aller-ruhe', 'pledges', { count: 3, mine, others: 11 })[0],
    );
    expect(more).toContain('mehr als die anderen (11 im Schnitt): 3 kannst du entbehren');
    expect(less).toContain('weniger als die anderen (11 im Schnitt)');
    expect(even).toContain('etwa so viele wie die anderen');
  });

  it('says what comes of pledges that do not make eight', () => {
    expect(said('in-aller-ruhe', 'misses-eight', { sum: 9, then: 'again' })).toEqual([
      'Zusammen sind es damit 9 statt acht: Ihr nennt alle noch einmal eine neue Zahl.',
      'That makes 9 together instead of eight: everybody names a new number.',
    ]);
    expect(said('in-aller-ruhe', 'misses-eight', { sum: 7, then: 'balanced' })[0]).toContain('Karte für Karte');
  });

  it('knows why a row may be blocked: it is nearly full, or nothing there is urgent', () => {
    expect(said('in-aller-ruhe', 'moves-rock', { row: 2, open: 3 })).toEqual([
      'In Reihe 2 sind 3 Plätze frei: Dort stört der Felsen wenig.',
      'Row 2 has 3 open spaces: the rock does little harm there.',
    ]);
    expect(said('in-aller-ruhe', 'storms-row', { row: 1, open: 6 })).toEqual([
      'In Reihe 1 sind 6 Plätze frei: So weit leer, kann sie am ehesten warten.',
      'Row 1 has 6 open spaces: with so much room, it can wait.',
    ]);
  });

  it('addresses whoever reads it', () => {
    expect(said('in-aller-ruhe', 'awards', { seat: 0, compasses: 0 })[0]).toContain('Bei dir');
    expect(said('in-aller-ruhe', 'awards', { seat: 1, compasses: 2 })[1]).toBe(
      'Ben has good use for the compass; 2 lie there so far.',
    );
  });
});

describe('why a move of Santa Timea is good', () => {
  it('names the card, what it counts, and the wind cards at stake', () => {
    const card = steering(0, 11);
    const params = { card, value: value(card, 1), winds: [wind(2, 3), wind(1, 1)], damage: 4, rival: 1, leads: 1 };
    expect(said('santa-timea', 'escapes', params)).toEqual([
      'Nord 11 zählt 5½: Ben nimmt Süd 3 und Ost 1 (Schaden 4), und du spielst als Nächstes aus.',
      'North 11 counts 5½: Ben takes South 3 and East 1 (damage 4), and you lead next.',
    ]);
  });

  it('knows that brides copy', () => {
    const params = { card: BRIDE, value: value(steering(1, 8), 1), winds: [wind(1, 3)], damage: 3, rival: 2 };
    expect(said('santa-timea', 'knocks-out', params)[0]).toBe(
      'Piratenbraut zählt so viel wie die Karte von Cleo (8): Ihr stecht euch aus, und Ost 3 geht nicht an dich (Schaden 3).',
    );
  });
});

describe('why a turn of Lighthouse Run is good', () => {
  it('weighs points against those of others, and tells of the light', () => {
    expect(said('lighthouse-run', 'gains', { points: 2, theirs: 1, steps: 3, ahead: 4, held: 2 })).toEqual([
      'Das bringt dir 2 Punkte, den anderen zusammen einen. Danach liegt vor 4 deiner Schiffe Licht; 2 fremde hängen im Dunkeln fest.',
      'It brings you 2 points, the others one between them. Then there is light ahead of 4 of your ships; 2 of the others’ are held by the dark.',
    ]);
  });

  it('says when a ship escapes the cloud', () => {
    const params = { points: 0, theirs: 0, steps: 2, ahead: 0, held: 0, ships: 1, from: 9, round: 8 };
    expect(said('lighthouse-run', 'escapes', params)).toEqual([
      'Dein Schiff auf Feld 9 entkommt der Wolke, die am Ende von Runde 8 dort ist, und behält seine Punkte. Danach ist es vor allen deinen Schiffen dunkel.',
      'Your ship on space 9 escapes the cloud, which is there at the end of round 8, and keeps its points. Then it is dark ahead of all your ships.',
    ]);
  });
});

describe('a move that a hint names', () => {
  const moved = (move: unknown, names?: Names): readonly string[] =>
    LANGUAGES.map(language => gameVoice('in-aller-ruhe', language).move(move, names));

  it('calls players by their names where they are known', () => {
    expect(moved({ type: 'award', seat: 1 }, NAMES)).toEqual(['Gib den Kompass an Ben', 'Give the compass to Ben']);
    expect(moved({ type: 'award', seat: 0 }, NAMES)).toEqual([
      'Behalte den Kompass selbst',
      'Keep the compass yourself',
    ]);
    expect(moved({ type: 'compass', storm: 'yellow', at: 2 }, NAMES)[0]).toContain('vor Cleo');
    expect(moved({ type: 'compass', storm: 'orange', at: 0 }, NAMES)[1]).toContain('before you');
  });

  it('and by their seats where they are not', () => {
    expect(moved({ type: 'award', seat: 1 })[0]).toBe('Gib den Kompass an Platz 2');
    expect(moved({ type: 'compass', storm: 'yellow', at: 2 })[1]).toContain('before seat 3');
  });
});

describe('what a hint is worth', () => {
  it('is a chance with its interval, as each language writes it', () => {
    expect(LANGUAGES.map(language => worth(language, { mean: 0.624, low: 0.581, high: 0.667 }))).toEqual([
      'Siegchance 62 % (58 bis 67 %)',
      'chance to win 62% (58 to 67%)',
    ]);
  });

  it('has a digit more where the interval is narrow', () => {
    expect(worth('de', { mean: 0.9812, low: 0.9774, high: 0.985 })).toBe('Siegchance 98,1 % (97,7 bis 98,5 %)');
  });

  it('has no interval where it was reckoned', () => {
    const exact = (mean: number) =>
      LANGUAGES.map(language => worth(language, { mean, low: mean, high: mean, exact: true }));
    expect(exact(0.7126)).toEqual(['Siegchance 71,3 % (ausgerechnet)', 'chance to win 71.3% (exact)']);
    expect(exact(1)).toEqual(['Siegchance 100 % (ausgerechnet)', 'chance to win 100% (exact)']);
  });
});

it('that somebody asked for a hint is said of oneself and of others', () => {
  expect(LANGUAGES.map(language => generalVoice(language).hintAsked(0, NAMES))).toEqual([
    'Du holst dir einen Tipp.',
    'You ask for a hint.',
  ]);
  expect(generalVoice('de').hintAsked(1, NAMES)).toBe('Ben holt sich einen Tipp.');
});
