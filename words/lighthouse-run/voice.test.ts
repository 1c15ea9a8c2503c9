import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Rng, Table, type Viewer } from '@seekiste/rules/core';
import { BOX, lighthouseRun, MODES, type Move } from '@seekiste/rules/lighthouse-run';
import { de, en, FLAW, names } from './voice.test-help.js';

const read = (text: string): Move => {
  const move = lighthouseRun.read(text);
  if (!move.ok) throw new Error(text);
  return move.value;
};

describe('moves', () => {
  it('are invitations: first the beacon, then the ships, then the bonus', () => {
    const move = read('blue:C3-green 5>2 @7 +');
    expect(de.move(move)).toBe(
      'Spiele die blaue Koop 3 (grüne Windrose): Leuchtfeuer von 5 auf 2, von jeder Farbe ein Schiff von Feld 7, dazu der Bonus',
    );
    expect(en.move(move)).toBe(
      'Play the blue coop 3 (green compass rose): beacon from 5 to 2, one ship of each colour from space 7, and the bonus',
    );
  });

  it('leave out what is not done', () => {
    expect(['red:S1* @0', 'red:G2* @5', 'red:G2*'].map(text => de.move(read(text)))).toEqual([
      'Spiele die rote Solo 1: ein Schiff vom Start',
      'Spiele die rote Gruppe 2: alle roten Schiffe von Feld 5',
      'Spiele die rote Gruppe 2: kein Schiff',
    ]);
  });

  it('are typed as the examples say', () => {
    for (const voice of [de, en]) {
      const typed = voice.notation().flatMap(line => /^([a-z]+:.*?) {2}/.exec(line)?.[1] ?? []);
      expect(typed).toHaveLength(5);
      for (const text of typed) expect(lighthouseRun.read(text), text).toMatchObject({ ok: true });
    }
  });
});

describe('cards', () => {
  it('are called by their movement, their number and their lighthouse', () => {
    const card = (text: string): number => BOX.cards.findIndex(({ movement }) => movement === text);
    expect(['solo', 'group', 'coop'].map(movement => de.card(card(movement)))).toEqual([
      'Solo 4 (lila Anker)',
      'Gruppe 3 (alle sechs)',
      'Koop 3 (grüne Windrose)',
    ]);
    expect(en.card(card('group'))).toBe('group 3 (all six)');
  });
});

describe('options', () => {
  it('every option and value has a label and an explanation', () => {
    for (const voice of [de, en]) {
      const choices = [voice.option('mode'), ...MODES.map(mode => voice.optionValue('mode', mode))];
      expect(new Set(choices.map(({ label }) => label)).size).toBe(choices.length);
      for (const { label, explain } of choices) {
        expect(label).not.toMatch(/option-|mode-|\{/);
        expect(explain).toMatch(/^[^{}]+\.$/);
        expect(explain).not.toMatch(/option-|mode-/);
      }
    }
  });
});

describe('talk', () => {
  it('3.6 is free but for the cards', () => {
    const channels = lighthouseRun.channels(lighthouseRun.start({ mode: 'standard' }, 2));
    expect(channels.talk).toBe('open');
    expect(de.talk(channels)).toBe('Redet, worüber ihr wollt – nur eure Handkarten bleiben verdeckt.');
  });
});

describe('whole games', () => {
  it.each(
    [2, 3, 4].flatMap(seats => MODES.filter(mode => mode === 'standard' || seats === 2).map(mode => ({ seats, mode }))),
  )(
    'for $seats, $mode, are told in both languages without a flaw, to every seat and to a watcher',
    ({ seats, mode }) => {
      fc.assert(
        fc.property(fc.integer({ min: 1, max: 0xffff }), number => {
          const seed = number.toString(16).padStart(64, '0');
          const rng = Rng.from(seed);
          const game = lighthouseRun;
          const table = Table.open(game, { seats, options: { mode } }, seed);
          for (let acts = game.toAct(table.state); acts.kind === 'seats'; acts = game.toAct(table.state)) {
            const seat = acts.must[0]!;
            const moves = game.moves(game.view(table.state, seat));
            const move = moves[rng.below(moves.length)]!;
            const happened = table.act(seat, move);
            if (!happened.ok) throw new Error(happened.error.code);
            for (const voice of [de, en])
              for (const viewer of [...Array(seats).keys(), 'watcher'] as Viewer[]) {
                const view = game.view(table.state, viewer);
                const lines = [
                  voice.move(move),
                  ...voice.position(view, names(viewer, seats)),
                  ...happened.value.map(event => voice.event(game.show(event, viewer)!, names(viewer, seats)) ?? ''),
                ];
                for (const line of lines) if (FLAW.test(line)) throw new Error(line);
                if (viewer === 'watcher' && lines.some(line => /\b([Dd]u|[Yy]ou)\b/.test(line)))
                  throw new Error(lines.join('\n'));
              }
          }
        }),
        { numRuns: 3 },
      );
    },
  );
});
