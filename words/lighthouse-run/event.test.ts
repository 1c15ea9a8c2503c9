import { describe, expect, it } from 'vitest';
import type { Shown } from '@seekiste/rules/lighthouse-run';
import { cards, de, en, load, names, told } from './voice.test-help.js';

const fleet = (...spaces: number[]): number[] => [...spaces, 0, 0, 0, 0, 0].slice(0, 5);

describe('a turn is told in its order', () => {
  // Example 1: the beacon goes to the purple lighthouse, which is the second, and a ship sails four steps.
  const first = load({
    seats: 4,
    turn: 0,
    towers: [1, 0, 2, 3, 4, 5],
    hands: cards(['S4-purple'], [], [], []),
    piles: cards(['C2*'], [], [], []),
  });

  it('card, beacon, ship, draw', () => {
    expect(told(de, first, 'red:S4-purple 5>2 @0', 0)).toEqual([
      'Du spielst die rote Solo 4 (lila Anker).',
      'Du versetzt ein Leuchtfeuer von Turm 5 (gelbes Steuerrad) auf Turm 2 (lila Anker).',
      'Ein rotes Schiff fährt vom Start auf Feld 4.',
      'Du ziehst die rote Koop 2.',
    ]);
    expect(told(en, first, 'red:S4-purple 5>2 @0', 0)).toEqual([
      'You play the red solo 4 (purple anchor).',
      'You move a beacon from tower 5 (yellow wheel) to tower 2 (purple anchor).',
      'A red ship sails from the start to space 4.',
      'You draw the red coop 2.',
    ]);
  });

  it('what somebody else draws is left out', () => {
    expect(told(de, first, 'red:S4-purple 5>2 @0', 1)).toEqual([
      'Jenise spielt die rote Solo 4 (lila Anker).',
      'Jenise versetzt ein Leuchtfeuer von Turm 5 (gelbes Steuerrad) auf Turm 2 (lila Anker).',
      'Ein rotes Schiff fährt vom Start auf Feld 4.',
    ]);
    expect(told(en, first, 'red:S4-purple 5>2 @0', 'watcher')).toHaveLength(3);
  });
});

describe('ships that sail together', () => {
  it('are counted if they are of one colour (example 2)', () => {
    const state = load({
      seats: 2,
      turn: 0,
      lit: [true, true, true, false, false, false],
      ships: [fleet(3, 3), fleet()],
      hands: cards(['G3*'], []),
    });
    expect(told(de, state, 'red:G3* @3', 1)).toEqual([
      'Jenise spielt die rote Gruppe 3.',
      '2 rote Schiffe fahren von Feld 3 auf Feld 6.',
    ]);
    expect(told(en, state, 'red:G3* @3', 1)[1]).toBe('2 red ships sail from space 3 to space 6.');
  });

  it('are named by colour if they are of several, and the bonus follows with its lost step (example 4)', () => {
    const state = load({
      seats: 2,
      turn: 1,
      towers: [0, 2, 1, 3, 4, 5],
      lit: [true, true, false, false, true, false],
      ships: [fleet(4), fleet(4)],
      hands: cards([], ['C3-green']),
    });
    expect(told(de, state, 'blue:C3-green 5>3 @4 +', 0)).toEqual([
      'John spielt die blaue Koop 3 (grüne Windrose).',
      'John versetzt ein Leuchtfeuer von Turm 5 (gelbes Steuerrad) auf Turm 3 (grüne Windrose).',
      'Ein rotes und ein blaues Schiff fahren von Feld 4 auf Feld 7.',
      'Bonus: Blau fährt weiter auf Feld 9. Ein Schritt verfällt: Voraus ist es dunkel.',
    ]);
    expect(told(en, state, 'blue:C3-green 5>3 @4 +', 0).slice(2)).toEqual([
      'A red and a blue ship sail from space 4 to space 7.',
      'Bonus: blue sails on to space 9. One step is lost: it is dark ahead.',
    ]);
  });
});

describe('steps that are lost', () => {
  it('5.2 a ship that cannot move at all stays', () => {
    const state = load({ seats: 2, turn: 0, lit: [false, true, true, true, false, false], hands: cards(['S2*'], []) });
    expect(told(de, state, 'red:S2* @0', 1)[1]).toBe(
      'Ein rotes Schiff bleibt am Start liegen. 2 Schritte verfallen: Voraus ist es dunkel.',
    );
    expect(told(en, state, 'red:S2* @0', 1)[1]).toBe(
      'A red ship stays at the start. 2 steps are lost: it is dark ahead.',
    );
  });

  it('the end of the river is another reason than darkness', () => {
    const state = load({ seats: 2, turn: 0, ships: [fleet(23), fleet()], hands: cards(['S3*'], []) });
    expect(told(de, state, 'red:S3* @23', 1)[1]).toBe(
      'Ein rotes Schiff fährt von Feld 23 auf Feld 24. 2 Schritte verfallen: Der Fluss ist zu Ende.',
    );
    expect(told(en, state, 'red:S3* @23', 1)[1]).toBe(
      'A red ship sails from space 23 to space 24. 2 steps are lost: the river ends here.',
    );
  });
});

describe('the storm', () => {
  const cloud = (round: number, space: number, caught: readonly (readonly [number, number])[] = []): Shown => ({
    type: 'cloud-moved',
    round,
    space,
    caught: caught.map(([colour, from], ship) => ({ colour, ship, space: from })),
  });
  const say = (shown: Shown): (string | undefined)[] => [de, en].map(voice => voice.event(shown, names(0)));

  it('comes over the sea, reaches the river, and goes on', () => {
    expect(say(cloud(3, 0))).toEqual([
      'Ende von Runde 3: Die Wolke kommt über dem Meer näher.',
      'End of round 3: the cloud draws nearer over the sea.',
    ]);
    expect(say(cloud(7, 2))[0]).toBe('Ende von Runde 7: Das Unwetter erreicht den Fluss, die Wolke steht auf Feld 2.');
    expect(say(cloud(8, 4))[0]).toBe('Ende von Runde 8: Die Wolke zieht auf Feld 4.');
  });

  it('names caught ships by the symbols that they have reached (example 5)', () => {
    expect(
      say(
        cloud(9, 6, [
          [0, 5],
          [1, 5],
          [0, 5],
          [2, 6],
          [3, 0],
          [3, 2],
        ]),
      ),
    ).toEqual([
      'Ende von Runde 9: Die Wolke zieht auf Feld 6. Eingeholt: ein grünes Schiff am 3-Punkte-Symbol; 2 rote Schiffe und ein blaues Schiff am 2-Punkte-Symbol; ein gelbes Schiff am 1-Punkt-Symbol; ein gelbes Schiff ohne Punkte.',
      'End of round 9: the cloud moves on to space 6. Caught: a green ship at the 3-point symbol; 2 red ships and a blue ship at the 2-point symbol; a yellow ship at the 1-point symbol; a yellow ship without points.',
    ]);
  });
});

describe('Erik', () => {
  it('9.4 plays after both, and his lighthouse means nothing', () => {
    const state = load({
      seats: 2,
      options: { mode: 'erik' },
      first: 0,
      turn: 1,
      lit: [false, false, false, true, true, true],
      ships: [fleet(2), fleet(), fleet(2, 2, 4, 4, 4)],
      hands: cards([], ['S1*'], []),
      piles: cards([], [], ['C3-green']),
    });
    expect(told(de, state, 'blue:S1* @0', 'watcher').slice(2)).toEqual([
      'Erik spielt Koop 3.',
      'Ein rotes und ein grünes Schiff fahren von Feld 2 auf Feld 5.',
      'Bonus: Grün fährt weiter auf Feld 8.',
      'Ende von Runde 1: Die Wolke kommt über dem Meer näher.',
    ]);
    expect(told(en, state, 'blue:S1* @0', 'watcher')[2]).toBe('Erik plays coop 3.');
  });
});

describe('the deal', () => {
  const dealt: Shown = { type: 'dealt', first: 1, towers: [0, 1, 2, 3, 4, 5] };

  it('names the lighthouses along the river and who begins', () => {
    expect(de.event(dealt, names(1))).toBe(
      'Die Leuchttürme vom Start zum Hafen: lila Anker, grüne Windrose, roter Rettungsring, blauer Fisch, gelbes Steuerrad und orange Möwe. Der erste, dritte und fünfte leuchten. Du beginnst.',
    );
    expect(en.event(dealt, names(0))).toMatch(/^The lighthouses from the start .* John begins\.$/);
  });
});
