import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refuse, Rng, Table, type Outcome, type Viewer } from '@seekiste/rules/core';
import { BRIDE, CODES, santaTimea, steering, type Move, type Shown } from '@seekiste/rules/santa-timea';
import { FLAW, names, told, viewOf, VOICES } from './table.test-help.js';

const { de, en } = VOICES;
const BOTH = [de, en];

describe('moves', () => {
  const both = (move: Move): string[] => BOTH.map(voice => voice.move(move));

  it('are invitations that name the card', () => {
    expect(both({ type: 'play', card: steering(0, 14) })).toEqual(['Spiele Nord 14', 'Play North 14']);
    expect(both({ type: 'play', card: BRIDE })).toEqual(['Spiele eine Piratenbraut', 'Play a pirate bride']);
  });

  it('9.4 name the sets, or the pairs', () => {
    expect(both({ type: 'sets', directions: [] })).toEqual([
      'Behalte alles für die Paare',
      'Keep everything for the pairs',
    ]);
    expect(both({ type: 'sets', directions: [2] })).toEqual(['Lege das Set Süd zur Seite', 'Lay the set South aside']);
    expect(both({ type: 'sets', directions: [0, 1] })[0]).toBe('Lege die Sets Nord und Ost zur Seite');
  });

  it('are typed as the notation says', () => {
    for (const voice of BOTH) {
      const examples = voice.notation().map(line => line.split(/ {2,}/)[0]!);
      expect(examples).toEqual(['N14', 'B', 'sets N S', 'sets -']);
      for (const example of examples) expect(santaTimea.read(example)).toMatchObject({ ok: true });
    }
  });

  it('cards are called by direction and number', () => {
    expect([1, 28, 29, 56, BRIDE].map(card => de.card(card))).toEqual([
      'Nord 1',
      'Ost 14',
      'Süd 1',
      'West 14',
      'Piratenbraut',
    ]);
  });
});

describe('events', () => {
  const said = (shown: Shown, viewer: Viewer = 0): (string | undefined)[] =>
    BOTH.map(voice => voice.event(shown, names(viewer)));

  it('a deal says who leads and which winds will blow', () => {
    const dealt: Shown = { type: 'dealt', round: 2, starter: 0, row: [2, 7, 10], forecast: [] };
    expect(said(dealt)).toEqual([
      'Durchgang 2: Die Karten sind gegeben, du spielst aus. Es geht um die Windkarte Nord 2, danach um Süd 1 und West 1.',
      'Round 2: the cards are dealt, you lead. The wind card is North 2, followed by South 1 and West 1.',
    ]);
    expect(said({ ...dealt, forecast: [4, 6, 9] }, 1)).toEqual([
      'Durchgang 2: Die Karten sind gegeben, Sebastian spielt aus. ' +
        'Es geht um die Windkarte Nord 2, danach um Süd 1 und West 1. In diesem Durchgang fehlen Ost 1, Ost 3 und Süd 3.',
      'Round 2: the cards are dealt, Sebastian leads. ' +
        'The wind card is North 2, followed by South 1 and West 1. Missing this round are East 1, East 3 and South 3.',
    ]);
  });

  it('address the viewer and name the others', () => {
    const played: Shown = { type: 'played', seat: 1, card: steering(0, 14) };
    expect(said(played, 1)).toEqual(['Du spielst Nord 14.', 'You play North 14.']);
    expect(said(played)).toEqual(['Nadine spielt Nord 14.', 'Nadine plays North 14.']);
    expect(said({ type: 'played', seat: 0, card: BRIDE }, 'watcher')[0]).toBe('Sebastian spielt eine Piratenbraut.');
  });

  it('9.4 keep the choice of others secret', () => {
    expect(said({ type: 'sets-chosen', seat: 0, directions: [0] })).toEqual([
      'Du legst das Set Nord zur Seite.',
      'You lay the set North aside.',
    ]);
    expect(said({ type: 'sets-chosen', seat: 0, directions: [] })[0]).toBe('Du behältst alles für die Paare.');
    expect(said({ type: 'sets-chosen', seat: 1 })).toEqual(['Nadine hat gewählt.', 'Nadine has chosen.']);
  });
});

describe('the evaluation', () => {
  /** Example 6 of the rulebook: Sebastian takes the last card of his two points of damage. */
  const example = (professional: boolean) => ({
    position: {
      seats: 4,
      options: { professional, rounds: 2 },
      winds: 'W2',
      hands: ['W1', 'W5', 'W6', 'W7'],
      collected: ['N1 N2 N3', 'S1 S1 E2', 'E1 E3 W2', 'W1 W3'],
    },
    moves: ['W1', 'W5', 'W6', 'W7'],
  });

  it('9.6 has a sentence for each player, from the first place down', () => {
    expect(told('de', 'evaluated', example(true))).toBe(
      'Wertung von Durchgang 1. ' +
        'Sebastian: Set Nord zur Seite, Schaden 2, Platz 1: 4 Punkte. ' +
        'Nadine: Schaden 4, geteilter Platz 2: 3 Punkte, Paare +1, Windkarten −1, zusammen 3 Punkte. ' +
        'Annabelle: Schaden 4, geteilter Platz 2: 3 Punkte. ' +
        'Johannes: Schaden 6, Platz 4: 1 Punkt, Windkarten −1, zusammen 0 Punkte.',
    );
    expect(told('en', 'evaluated', { ...example(true), viewer: 1 })).toBe(
      'Evaluation of round 1. ' +
        'Sebastian: set North aside, damage 2, 1st place: 4 points. ' +
        'You: damage 4, shared 2nd place: 3 points, pairs +1, wind cards −1, 3 points in all. ' +
        'Annabelle: damage 4, shared 2nd place: 3 points. ' +
        'Johannes: damage 6, 4th place: 1 point, wind cards −1, 0 points in all.',
    );
  });

  it('7.4 the basic game has neither pairs nor minus points', () => {
    expect(told('de', 'evaluated', { ...example(false), viewer: 2 })).toBe(
      'Wertung von Durchgang 1. ' +
        'Sebastian: Set Nord zur Seite, Schaden 2, Platz 1: 4 Punkte. ' +
        'Nadine: Schaden 4, geteilter Platz 2: 3 Punkte. ' +
        'Annabelle: Schaden 4, geteilter Platz 2: 3 Punkte. ' +
        'Du: Schaden 6, Platz 4: 1 Punkt.',
    );
  });
});

describe('outcomes', () => {
  const outcome = (points: number[], places: number[], reason: string): Outcome => ({
    kind: 'ranking',
    points,
    places,
    reason,
    clause: '8.1',
  });
  const told = (ended: Outcome, viewer: Viewer): string[] => BOTH.map(voice => voice.outcome(ended, names(viewer)));

  it('8.1 name the winner with points, and everybody else', () => {
    const won = outcome([14, 17, -1], [2, 1, 3], 'most-points');
    expect(told(won, 0)).toEqual([
      'Nadine gewinnt mit 17 Punkten. Endstand: Nadine (17), du (14) und Johannes (−1).',
      'Nadine wins with 17 points. Final score: Nadine (17), you (14) and Johannes (−1).',
    ]);
    expect(told(won, 1)[0]).toMatch(/^Du gewinnst mit 17 Punkten\. Endstand: du \(17\), /);
    expect(told(outcome([1, 0], [1, 2], 'most-points'), 'watcher')[0]).toMatch(/^Sebastian gewinnt mit 1 Punkt\. /);
  });

  it('8.2 tell by what equal points were decided', () => {
    expect(told(outcome([17, 17], [2, 1], 'rounds-won'), 'watcher')).toEqual([
      'Nadine gewinnt mit 17 Punkten. Bei gleicher Punktzahl entscheiden die gewonnenen Durchgänge. ' +
        'Endstand: Nadine (17) und Sebastian (17).',
      'Nadine wins with 17 points. With equal points, the rounds won decide. ' +
        'Final score: Nadine (17) and Sebastian (17).',
    ]);
  });

  it('8.3 there may be several winners', () => {
    const shared = outcome([9, 17, 17], [3, 1, 1], 'shared');
    expect(told(shared, 0)).toEqual([
      'Nadine und Johannes teilen sich den Sieg mit je 17 Punkten. Endstand: Nadine (17), Johannes (17) und du (9).',
      'Nadine and Johannes win together, each with 17 points. Final score: Nadine (17), Johannes (17) and you (9).',
    ]);
    expect(told(shared, 2)).toEqual([
      expect.stringMatching(/^Du und Nadine teilt euch den Sieg mit je 17 Punkten\. /) as string,
      expect.stringMatching(/^You and Nadine win together, each with 17 points\. /) as string,
    ]);
  });

  it('stand at the end of the text table', () => {
    const over = {
      seats: 2,
      options: { rounds: 1 },
      phase: 'over',
      hands: ['', ''],
      sheet: [[{ collected: 'N1 N2' }, { collected: 'E1' }]],
    };
    expect(de.position(viewOf(over, 0), names(0))).toEqual([
      'Durchgang 1 von 1 ist gespielt.',
      'Du: 0 Punkte, Windkarten Nord 1 + 2 (Schaden 3).',
      'Nadine: 2 Punkte, Windkarte Ost 1 (Schaden 1).',
      'Nadine gewinnt mit 2 Punkten. Endstand: Nadine (2) und du (0).',
    ]);
    expect(en.todo(viewOf(over, 0), names(0))).toBe('The storm is over.');
  });
});

describe('refusals', () => {
  it.each(CODES)('%s has a sentence in both languages', code => {
    const [german, english] = BOTH.map(voice =>
      voice.refusal(refuse(code, '3.1', { card: 14, direction: 2, turn: 1 })),
    );
    for (const sentence of [german, english]) {
      expect(sentence).toMatch(/^\S.*\.$/);
      expect(sentence).not.toMatch(FLAW);
    }
    expect(german).not.toBe(english);
  });

  it('name card and direction as the rules report them', () => {
    const trick = viewOf({ seats: 2, winds: 'N2', hands: ['N1 B', 'N3 N4'] }, 0);
    const sets = viewOf(
      {
        seats: 2,
        options: { professional: true },
        phase: 'sets',
        hands: ['', ''],
        collected: ['N1 N1 N2 N3 W1 W2 W3', ''],
      },
      0,
    );
    const refused = (view: typeof trick, move: Move): string[] => {
      const refusal = santaTimea.why(view, move);
      if (!refusal) throw new Error('this move should have been refused');
      return BOTH.map(voice => voice.refusal(refusal));
    };
    expect(refused(trick, { type: 'play', card: steering(3, 7) })).toEqual([
      'Das hast du nicht auf der Hand: West 7.',
      'You do not hold this: West 7.',
    ]);
    expect(refused(trick, { type: 'play', card: BRIDE })).toEqual([
      'Eine Piratenbraut darfst du erst ausspielen, wenn du nichts anderes mehr auf der Hand hast.',
      'You may only lead a pirate bride when you hold nothing else.',
    ]);
    expect(refused(sets, { type: 'sets', directions: [2] })).toEqual([
      'Du hast in Süd kein Set aus 1, 2 und 3.',
      'You have no set of 1, 2 and 3 in South.',
    ]);
    expect(refused(sets, { type: 'sets', directions: [3] })).toEqual([
      'In West gibt es nichts zu wählen: Dieses Set kommt ohnehin zur Seite.',
      'In West there is nothing to choose: this set is laid aside anyway.',
    ]);
  });

  it('a refused move of a record is named by its place', () => {
    expect(en.refusal(refuse('not-your-turn', '3.1', { turn: 1, field: 'moves[3]' }))).toBe(
      'moves[3]: It is not your turn.',
    );
  });
});

describe('options', () => {
  it('every option and value has a label and an explanation', () => {
    for (const voice of BOTH)
      for (const spec of santaTimea.options) {
        const values = spec.kind === 'switch' ? [true, false] : spec.values;
        const choices = [voice.option(spec.name), ...values.map(value => voice.optionValue(spec.name, value))];
        for (const { label, explain } of choices) {
          expect(label).not.toMatch(/option-|rounds-|\{/);
          expect(explain).toMatch(/^[^{]*\.$/);
        }
      }
  });

  it('2.1 five rounds are the rule', () => {
    expect(de.optionValue('rounds', 5)).toEqual({
      label: '5 Durchgänge',
      explain: 'Die ganze Fahrt, wie die Regeln sie vorsehen.',
    });
    expect(en.optionValue('rounds', 1).label).toBe('One round');
    expect(en.optionValue('professional', true).label).toBe('Professional game');
  });
});

describe('whole games', () => {
  it('are told in both languages without a flaw, to every seat and to a watcher', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 5 }),
        fc.boolean(),
        fc.integer({ min: 1, max: 0xffff }),
        (seats, professional, number) => {
          const seed = number.toString(16).padStart(64, '0');
          const rng = Rng.from(seed);
          const table = Table.open(santaTimea, { seats, options: { professional, rounds: 2 } }, seed);
          for (let acts = santaTimea.toAct(table.state); acts.kind === 'seats'; acts = santaTimea.toAct(table.state)) {
            const seat = acts.must[0]!;
            const moves = santaTimea.moves(santaTimea.view(table.state, seat));
            const move = moves[rng.below(moves.length)]!;
            const events = table.act(seat, move);
            if (!events.ok) throw new Error(events.error.code);
            for (const voice of BOTH)
              for (const viewer of [seat, 'watcher'] as Viewer[]) {
                const view = santaTimea.view(table.state, viewer);
                const sentences = [
                  voice.todo(view, names(viewer)),
                  ...voice.board(view, names(viewer)),
                  ...voice.position(view, names(viewer)),
                  voice.talk(santaTimea.channels(table.state)),
                  ...events.value.map(event => voice.event(santaTimea.show(event, viewer)!, names(viewer))!),
                ];
                for (const sentence of [`${voice.move(move)}.`, ...sentences])
                  if (FLAW.test(sentence) || !sentence.endsWith('.')) throw new Error(sentence);
              }
          }
        },
      ),
      { numRuns: 8 },
    );
  });
});
