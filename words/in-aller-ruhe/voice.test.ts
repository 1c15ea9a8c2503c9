import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excludedBy, refuse, Rng, Table, type OptionValues, type Viewer } from '@seekiste/rules/core';
import {
  ARRIVAL,
  BORDER,
  CODES,
  DEPARTURE,
  inAllerRuhe,
  LEVELS,
  LOSSES,
  MONSTER,
  YELLOW,
  type Move,
  type Shown,
} from '@seekiste/rules/in-aller-ruhe';
import { LANGUAGES, loadSpeaker, type GameVoice, type Names } from '../index.js';
import { gameVoice } from '../voices.test-help.js';

const [de, en] = LANGUAGES.map(language => gameVoice('in-aller-ruhe', language)) as [GameVoice, GameVoice];
const names = (viewer: Viewer): Names => ({ seats: ['Anna', 'Ben', 'Cleo'], viewer });
const said = (voice: GameVoice, shown: Shown, viewer: Viewer = 0): string | undefined =>
  voice.event(shown, names(viewer));

/** No raw id, no unresolved argument, no leftover of our own. */
const FLAW = /\{|\}|undefined|NaN|\[object|^(event|move|todo|outcome|position|refusal|talk)-/;

describe('moves', () => {
  const lay: Move = { type: 'lay', card: 17, space: 20, pay: [5, ARRIVAL] };

  it('are invitations that name card, space and price', () => {
    expect(de.move(lay)).toBe('Lege die 17 auf C4 und lege dafür die 5 und eine Ankunft ab');
    expect(en.move(lay)).toBe('Lay the 17 on C4 and discard the 5 and an arrival for it');
  });

  it('count cards that are alike', () => {
    const discard: Move = { type: 'discard', cards: [ARRIVAL, ARRIVAL] };
    expect([de.move(discard), en.move(discard)]).toEqual(['Lege 2 Ankünfte ab', 'Discard 2 arrivals']);
    const give: Move = { type: 'give', cards: [3, DEPARTURE] };
    expect(de.move(give)).toBe('Lege für den Aufbruch die 3 und einen Aufbruch ab');
  });

  it('have no plural for one card', () => {
    const pledges = [0, 1, 2].map(count => de.move({ type: 'pledge', count } satisfies Move));
    expect(pledges).toEqual(['Sag keine Karte zu', 'Sag eine Karte zu', 'Sag 2 Karten zu']);
  });
});

describe('events', () => {
  it('address the viewer and name the others', () => {
    const laid: Shown = { type: 'laid', seat: 0, card: 17, space: 20, price: 0 };
    expect(said(de, laid, 0)).toBe('Du legst die 17 auf C4.');
    expect(said(de, laid, 1)).toBe('Anna legt die 17 auf C4.');
    expect(said(en, laid, 'watcher')).toBe('Anna lays the 17 on C4.');
  });

  it('7.2 never name what was discarded, not even to its owner', () => {
    const threw: Shown = { type: 'threw', seat: 0, count: 2, why: 'two', cards: [17, 18] };
    for (const voice of [de, en]) expect(said(voice, threw)).not.toMatch(/1[78]/);
  });

  it('get singular and plural right', () => {
    const threw = (count: number): Shown => ({ type: 'threw', seat: 1, count, why: 'price' });
    expect([said(de, threw(1)), said(de, threw(2))]).toEqual([
      'Ben legt dafür eine Karte ab.',
      'Ben legt dafür 2 Karten ab.',
    ]);
    expect([said(en, threw(1)), said(en, threw(2))]).toEqual([
      'Ben discards one card for it.',
      'Ben discards 2 cards for it.',
    ]);
  });

  it('leave out what others draw', () => {
    expect(said(de, { type: 'drew', seat: 1, count: 2 })).toBeUndefined();
    expect(said(de, { type: 'drew', seat: 0, count: 0, cards: [] })).toBeUndefined();
    expect(said(de, { type: 'drew', seat: 0, count: 1, cards: [DEPARTURE] })).toBe('Du ziehst einen Aufbruch.');
  });

  it('list the settled pledges by name', () => {
    const settled: Shown = { type: 'pledges-settled', pledges: [3, 2, 3] };
    expect(said(de, settled)).toBe('Die Zusagen werden auf acht ausgeglichen: du 3, Ben 2 und Cleo 3.');
    expect(said(en, settled, 1)).toBe('The pledges are settled at eight: Anna 3, you 2 and Cleo 3.');
  });
});

describe('outcomes', () => {
  it.each(['arrived', ...LOSSES])('%s is told to the players and to a watcher in both languages', reason => {
    for (const voice of [de, en])
      for (const viewer of [0, 1, 'watcher'] as const) {
        const told = voice.outcome(
          { kind: 'team', won: reason === 'arrived', reason, clause: '8.1', seat: 1 },
          names(viewer),
        );
        expect(told).toMatch(reason === 'arrived' ? /^(Gewonnen|Won)/ : /^(Verloren|Lost)/);
        expect(told).not.toMatch(FLAW);
      }
  });

  it('a team is addressed as ihr, a solo player as du', () => {
    const won = { kind: 'team', won: true, reason: 'arrived', clause: '8.1', seat: 0 } as const;
    expect(de.outcome(won, names(0))).toContain('ihr seid');
    expect(de.outcome(won, { seats: ['Anna'], viewer: 0 })).toContain('du bist');
  });
});

describe('refusals', () => {
  const PARAMS = {
    card: 17,
    cards: [17, ARRIVAL],
    space: 20,
    last: 35,
    below: 12,
    above: 15,
    price: 3,
    paid: 1,
    others: 2,
    turn: 1,
    count: 2,
    most: 5,
    eight: 8,
    pledged: 3,
    open: 4,
    row: 2,
    due: 1,
    seat: 7,
  };

  it.each(CODES)('%s has a sentence in both languages', code => {
    const [german, english] = [de, en].map(voice => voice.refusal(refuse(code, '4.2', PARAMS)));
    for (const sentence of [german, english]) {
      expect(sentence).toMatch(/^\S.*\.$/);
      expect(sentence).not.toMatch(FLAW);
    }
    expect(german).not.toBe(english);
  });

  it('4.2 name the numbers that would fit', () => {
    const refused = (below: number, above: number): string =>
      de.refusal(refuse('not-ascending', '4.2', { card: 40, space: 20, below, above }));
    expect(refused(12, 19)).toBe('Auf C4 passt nur eine Zahl zwischen 12 und 19, nicht die 40.');
    expect(refused(0, 19)).toBe('Auf C4 passt nur eine Zahl unter 19, nicht die 40.');
    expect(refused(50, 81)).toBe('Auf C4 passt nur eine Zahl über 50, nicht die 40.');
    expect(refused(12, 13)).toBe('Auf C4 passt keine Insel mehr: Zwischen 12 und 13 liegt keine Zahl.');
  });

  it('4.6 count the other cards', () => {
    const refused = (others: number): string =>
      de.refusal(refuse('price-too-high', '4.6', { card: 40, space: 0, price: 3, others }));
    expect(refused(0)).toBe('Die 40 kostet auf A1 3 Karten, und du hast keine andere mehr.');
    expect(refused(1)).toBe('Die 40 kostet auf A1 3 Karten, du hast aber nur eine andere.');
    expect(refused(2)).toBe('Die 40 kostet auf A1 3 Karten, du hast aber nur 2 andere.');
  });

  it('a refused move of a record is named by its place', () => {
    expect(en.refusal(refuse('not-your-turn', '3.1', { turn: 1, field: 'moves[3]' }))).toMatch(/^moves\[3\]: /);
  });

  it('13.3, 16.1 what excludes what is said without naming fields', () => {
    const excluded = (seats: number, options: OptionValues): readonly string[] => {
      const refused = excludedBy(inAllerRuhe.exclusions, seats, options);
      expect(refused?.params).toHaveProperty('field');
      return refused ? [de.refusal(refused), en.refusal(refused)] : [];
    };
    expect(excluded(2, { variant: 'arch', rock: true })).toEqual([
      'Varianten lassen sich nicht mit den Mini-Erweiterungen verbinden.',
      'Variants cannot be combined with the mini-expansions.',
    ]);
    expect(excluded(3, { variant: 'duel' })[1]).toBe('One against one is for exactly two.');
  });
});

describe('options', () => {
  it('every option and value has a label and an explanation', () => {
    for (const voice of [de, en])
      for (const spec of inAllerRuhe.options) {
        const values = spec.kind === 'switch' ? [true, false] : spec.values;
        for (const { label, explain } of [
          voice.option(spec.name),
          ...values.map(v => voice.optionValue(spec.name, v)),
        ]) {
          expect(label).not.toMatch(/option-|level-|\{/);
          expect(explain).not.toMatch(/option-|level-|\{/);
          expect(explain).toMatch(/\.$/);
        }
      }
  });

  it('9.1 levels are called by their names', () => {
    expect(LEVELS.map(({ islandsRemoved }) => en.optionValue('islandsRemoved', islandsRemoved).label)).toEqual([
      'Galatea',
      'Triton',
      'Leukothea',
      'Amphitrite',
      'Poseidon',
    ]);
    expect(de.optionValue('islandsRemoved', 4).explain).toContain('4 Inseln');
  });
});

describe('the text table', () => {
  it('shows the sea from its top row down, the hand, the piles and what is to be done', () => {
    const state = inAllerRuhe.load({
      seats: 2,
      turn: 1,
      sea: Array.from({ length: 36 }, (_, space) => (space === 0 ? 3 : space === 35 ? 79 : 0)),
      hands: [
        [5, 17, ARRIVAL],
        [20, 30],
      ],
    });
    if (!state.ok) throw new Error(state.error.code);
    const seen = inAllerRuhe.view(state.value, 0);
    expect(de.position(seen, { seats: ['Anna', 'Ben'], viewer: 0 })).toEqual([
      '    A   B   C   D   E   F',
      '6   ·   ·   ·   ·   ·  79',
      ...[5, 4, 3, 2].map(row => `${row}   ·   ·   ·   ·   ·   ·`),
      '1   3   ·   ·   ·   ·   ·',
      'Noch liegt kein Aufbruch.',
      'Du: Hand 3, Zugstapel 1, abgelegt 39.',
      'Ben: Hand 2, Zugstapel 1, abgelegt 39.',
      'Deine Hand: 5, 17, Ankunft.',
      'Warten auf Ben.',
    ]);
    expect(de.todo(seen, { seats: ['Anna', 'Ben'], viewer: 0 })).toBe('Warten auf Ben.');
  });
});

describe('expansions and variants', () => {
  const seen = (position: Readonly<Record<string, unknown>>) => {
    const state = inAllerRuhe.load(position);
    if (!state.ok) throw new Error(JSON.stringify(state.error));
    return inAllerRuhe.view(state.value, 0);
  };
  const alone: Names = { seats: ['Anna'], viewer: 0 };
  const sea = (spaces: number, islands: Readonly<Record<number, number>> = {}): number[] =>
    Array.from({ length: spaces }, (_, space) => islands[space] ?? 0);
  /** The islands 1 to 36, in the order of the spaces. */
  const full = Array.from({ length: 36 }, (_, space) => space + 1);

  it('14.1 the arch is drawn in its shape, with its rows and columns', () => {
    const view = seen({ seats: 1, hands: [[5, 17]], options: { variant: 'arch' }, sea: sea(40, { 0: 3, 11: 70 }) });
    expect(de.board(view, alone)).toEqual([
      '    A   B   C   D   E   F   G',
      ...[7, 6, 5, 4].map(row => `${row}   ·   ·   ·   ·   ·   ·   ·`),
      '3   ·   ·               ·  70',
      '2   ·   ·               ·   ·',
      '1   3   ·               ·   ·',
    ]);
  });

  it('17.1, 17.6 the pyramid is drawn in its shape, with the storms that cover spaces', () => {
    const storms = Array.from({ length: 36 }, (_, space) => (space === 11 ? YELLOW : null));
    const view = seen({
      seats: 1,
      hands: [[5, 17]],
      options: { variant: 'pyramid' },
      sea: sea(36, { 0: 3 }),
      pyramid: { storms, deck: [] },
    });
    const lines = de.board(view, alone);
    expect(lines[0]).toBe('    A   B   C   D   E   F   G   H   I   J   K');
    expect(lines[1]).toBe(`6${' '.repeat(23)}·`);
    expect(lines[5]).toBe('2      ≈·   ·   ·   ·   ·   ·   ·   ·   ·');
    expect(lines[6]).toBe('1   3   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·');
    expect(lines.join()).toContain('auf B2');
  });

  it('13.3 a move of a variant that is not played is not said to be of an expansion', () => {
    const why = (of: string): string => en.refusal({ code: 'not-in-play', clause: '3.1', params: { of } });
    expect([why('variant'), why('expansion')]).toEqual([
      'That belongs to a variant that you do not play.',
      'That belongs to an expansion that you do not play with.',
    ]);
    const table = { seats: 1, hands: [[5, 17]] };
    const refusalOf = (text: string): unknown => {
      const move = inAllerRuhe.read(text);
      return move.ok && inAllerRuhe.why(seen(table), move.value)?.params['of'];
    };
    expect(['clear A1', 'turn A1 - 5', 'swap', 'rock 1', 'M A1', 'blow'].map(refusalOf)).toEqual([
      ...['variant', 'variant', 'variant'],
      ...['expansion', 'expansion', 'expansion'],
    ]);
  });

  it('17.1 moves, news, refusals and hints call a space as the table does', () => {
    const options = { variant: 'pyramid' };
    const [there, nowhere] = [gameVoice('in-aller-ruhe', 'en', options), en];
    const said = (voice: GameVoice): (string | undefined)[] => [
      voice.move({ type: 'lay', card: 17, space: 6, pay: [] }),
      voice.move({ type: 'clear', space: 6 }),
      voice.event({ type: 'laid', seat: 0, card: 17, space: 6 }, alone),
      voice.event({ type: 'cleared', seat: 0, space: 6 }, alone),
      voice.refusal({ code: 'no-storm-there', clause: '17.7', params: { space: 6 } }),
      voice.reason({ code: 'clears', params: { space: 6 } }, alone),
    ];
    for (const sentence of said(there)) expect(sentence).toContain('G1');
    for (const sentence of said(nowhere)) expect(sentence).toContain('A2');
  });

  it('15.3 the side of an island is seen', () => {
    const view = seen({
      seats: 1,
      hands: [[5, 17]],
      options: { variant: 'day-night' },
      sea: sea(36, { 0: 3, 35: 79 }),
    });
    expect(de.board(view, alone).slice(1, 7)).toEqual([
      '6   ·   ·   ·   ·   · ☼79',
      ...[5, 4, 3, 2].map(row => `${row}   ·   ·   ·   ·   ·   ·`),
      '1  ☾3   ·   ·   ·   ·   ·',
    ]);
  });

  it('15.5 a full sea says how many islands lie the wrong way round', () => {
    const sides = full.map((_, space) => (space < 17 ? 'moon' : 'sun'));
    const view = seen({
      seats: 1,
      departedBy: 0,
      hands: [[50, ARRIVAL]],
      options: { variant: 'day-night' },
      sea: full,
      dayNight: { sides },
    });
    expect(de.todo(view, alone)).toBe(
      'Du bist dran: Das Meer ist voll, aber eine Insel liegt noch falsch herum. Dreh sie für eine Karte um.',
    );
  });

  it('11.2 who can only play a monster is told so', () => {
    const view = seen({ seats: 1, hands: [[MONSTER]], options: { monsters: 3 }, sea: sea(36, { 4: 20 }) });
    expect(en.todo(view, alone)).toBe('Your turn: all you can do is play a sea monster on an island.');
  });

  it('16.9 opponents may talk while they play', () => {
    expect(de.talk({ talk: 'open', clause: '16.9' })).toBe('Ihr spielt gegeneinander: Redet, worüber ihr wollt.');
    expect(de.talk({ talk: 'open', clause: '3.5' })).toMatch(/vorbei/);
  });

  it('every card has a name of its own', () => {
    const cards = Array.from({ length: BORDER }, (_, i) => i + 1);
    for (const voice of [de, en]) expect(new Set(cards.map(card => voice.card(card))).size).toBe(cards.length);
  });
});

describe('whole games', () => {
  it('are told in both languages without a flaw, to every seat and to a watcher', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 0xffff }), (seats, number) => {
        const seed = number.toString(16).padStart(64, '0');
        const rng = Rng.from(seed);
        const game = inAllerRuhe;
        const expansions = [
          {},
          { rock: true, monsters: 5, storms: true },
          { variant: 'arch' as const },
          { variant: 'day-night' as const },
          { variant: seats === 2 ? ('duel' as const) : ('none' as const) },
          { variant: 'pyramid' as const },
        ][number % 6]!;
        const table = Table.open(game, { seats, options: { islandsRemoved: 0, strict: false, ...expansions } }, seed);
        for (let acts = game.toAct(table.state); acts.kind === 'seats'; acts = game.toAct(table.state)) {
          const seat = acts.must[0]!;
          const moves = game.moves(game.view(table.state, seat));
          const move = moves[rng.below(moves.length)]!;
          const told = table.act(seat, move);
          if (!told.ok) throw new Error(told.error.code);
          for (const voice of [de, en])
            for (const viewer of [...Array(seats).keys(), 'watcher'] as Viewer[]) {
              const view = game.view(table.state, viewer);
              const lines = [
                voice.move(move),
                voice.todo(view, names(viewer)),
                ...voice.position(view, names(viewer)),
                voice.talk(game.channels(table.state)),
                ...told.value.map(event => voice.event(game.show(event, viewer)!, names(viewer)) ?? ''),
              ];
              for (const line of lines) if (FLAW.test(line)) throw new Error(line);
            }
        }
      }),
      { numRuns: 12 },
    );
  });

  it('a watcher is never addressed', () => {
    const table = Table.open(inAllerRuhe, { seats: 3, options: { islandsRemoved: 0, strict: false } }, 'ab'.repeat(32));
    const view = inAllerRuhe.view(table.state, 'watcher');
    expect(de.position(view, names('watcher')).join(' ')).not.toMatch(/\b([Dd]u|[Dd]eine)\b/);
    expect(de.todo(view, names('watcher'))).toMatch(/^Warten auf (Anna|Ben|Cleo)\.$/);
  });
});

describe('loadSpeaker', () => {
  it('knows only games that there are', async () => {
    await expect(loadSpeaker('constructor')).rejects.toThrow(RangeError);
  });
});
