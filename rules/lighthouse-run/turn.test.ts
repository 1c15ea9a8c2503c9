import { describe, expect, it } from 'vitest';
import {
  dealt,
  event,
  hand,
  happens,
  moves,
  movesWith,
  play,
  playOn,
  position,
  refused,
} from './builders.test-help.js';
import { lighthouseRun, turnOrder, unplayed, writeCard, type View } from './index.js';

describe('The round', () => {
  const state = position('seats: 3; first: 1; hands: S1* | S1* | S1*');

  it('3.1 everybody plays one card, clockwise from whoever begins', () => {
    expect([state.turn, state.playedThisRound]).toEqual([1, 0]);
    const after = play(state, 'blue:S1* @0', 'green:S1* @0');
    expect([after.turn, after.round, after.playedThisRound]).toEqual([0, 1, 2]);
    expect(play(after, 'red:S1* @0').round).toBe(2);
  });

  it('3.1 nobody plays out of turn, or a card that is not in hand', () => {
    expect(refused(state, 0, 'red:S1* @0')).toEqual({ code: 'not-your-turn', clause: '3.1', params: { turn: 1 } });
    expect(moves(state, 0)).toEqual([]);
    const held = position('hands: S1* S2* S3* |');
    expect(refused(held, 0, 'red:G3* @0')).toEqual({
      code: 'card-not-held',
      clause: '3.1',
      params: { card: 7, colour: 0 },
    });
  });

  it('1.3 nobody plays cards of another colour', () => {
    expect(refused(state, 1, 'red:S1* @0')).toEqual({ code: 'not-your-colour', clause: '1.3', params: { colour: 0 } });
    expect(refused(state, 1, 'yellow:S1* @0')).toMatchObject({ code: 'not-your-colour' });
  });

  it('3.1, 7.1 the order of this round and of the next', () => {
    expect(turnOrder(state)).toEqual({ thisRound: [1, 2, 0], nextRound: [2, 0, 1] });
    expect(turnOrder(position('round: 12; first: 1')).nextRound).toEqual([]);
    expect(turnOrder(position('first: 1', 'fleet'))).toEqual({ thisRound: [1, 0, 1, 0], nextRound: [0, 1, 0, 1] });
  });

  it('1.5 alike cards are one choice', () => {
    const twice = position('hands: C1* C1* G3* |');
    expect(movesWith(twice, 'red:C1*')).toHaveLength(new Set(movesWith(twice, 'red:C1*')).size);
    expect(hand(play(twice, 'red:C1* @0'), 'red').split(' ')).toContain('C1*');
  });
});

describe('Drawing', () => {
  it('3.3 the top card comes to hand right after the own turn', () => {
    const state = position('hands: S1* S2* S3* |; piles: C3-green G2* |');
    const drew = event(happens(state, 'red:S2* @0'), 'drew');
    expect([drew.seat, drew.colour, writeCard(drew.card)]).toEqual([0, 0, 'C3-green']);
    expect(hand(play(state, 'red:S2* @0'), 'red')).toBe('S3* S1* C3-green');
  });

  it('3.3 after eleven rounds the pile is empty, and in the last round nobody draws', () => {
    const state = position('round: 12; hands: S1* S2* S3* |; ships: 23 0 0 0 0 | 0 0 0 0 0');
    expect(state.piles).toEqual([[], []]);
    expect(happens(state, 'red:S1* @23').map(({ type }) => type)).not.toContain('drew');
    expect(hand(play(state, 'red:S1* @23'), 'red')).toBe('S3* S2*');
  });
});

describe('What is known', () => {
  const state = playOn(dealt(3, 4), 4, 10);
  const views: View[] = ([0, 1, 2, 'watcher'] as const).map(viewer => lighthouseRun.view(state, viewer));

  it('2.3, 3.5 everybody sees their own hand, played cards and sizes, and no other card', () => {
    views.forEach((view, viewer) => {
      expect(view.played).toEqual(state.played);
      expect(view.piles).toEqual(state.piles.map(pile => pile.length));
      view.hands.forEach((seen, colour) =>
        expect(seen).toEqual(
          colour === viewer ? { kind: 'own', cards: state.hands[colour] } : { kind: 'closed', count: 3 },
        ),
      );
    });
  });

  it('3.5 what a colour has left follows from what it has played', () => {
    for (const colour of [0, 1, 2])
      expect(unplayed(views[3]!, colour)).toEqual(
        [...state.hands[colour]!, ...state.piles[colour]!].sort((a, b) => a - b),
      );
  });

  it('3.5 a drawn card is shown to whoever draws it, a dealt hand to whoever holds it', () => {
    const { show } = lighthouseRun;
    const drew = { type: 'drew', seat: 1, colour: 1, card: 5 } as const;
    expect(show(drew, 1)).toEqual(drew);
    for (const viewer of [0, 'watcher'] as const)
      expect(show(drew, viewer)).toEqual({ type: 'drew', seat: 1, colour: 1 });
    const hands = [
      { seat: 0, colour: 0, cards: [1, 2, 3] },
      { seat: 1, colour: 1, cards: [4, 5, 6] },
    ];
    const event = { type: 'dealt', first: 0, towers: [0, 1, 2, 3, 4, 5], hands } as const;
    expect(show(event, 1)).toMatchObject({ hands: [{ colour: 1, cards: [4, 5, 6] }] });
    expect(show(event, 'watcher')).toEqual({ type: 'dealt', first: 0, towers: event.towers });
  });

  it('3.5 news are others’ choices, the own card drawn and Erik’s card; where the cloud goes is none', () => {
    const { tells } = lighthouseRun;
    expect([0, 1].map(seat => tells({ type: 'played', seat: 0, colour: 0, card: 1 }, seat))).toEqual([false, true]);
    expect([0, 1].map(seat => tells({ type: 'beacon', seat: 0, from: 0, to: 1, dark: 0, lit: 1 }, seat))).toEqual([
      false,
      true,
    ]);
    expect([0, 1].map(seat => tells({ type: 'drew', seat: 0, colour: 0, card: 1 }, seat))).toEqual([true, false]);
    const sailed = { type: 'sailed', bonus: false, voyages: [], lost: 0 } as const;
    expect([0, 1].map(seat => tells({ ...sailed, by: 0 }, seat))).toEqual([false, true]);
    expect([0, 1].map(seat => tells({ ...sailed, by: null }, seat))).toEqual([false, false]);
    expect(tells({ type: 'erik-played', card: 1 }, 0)).toBe(true);
    expect(tells({ type: 'cloud-moved', round: 1, space: 0, caught: [] }, 0)).toBe(false);
  });

  it('3.6 talk is free', () => {
    expect(lighthouseRun.channels(state)).toEqual({ talk: 'open', clause: '3.6' });
  });
});
