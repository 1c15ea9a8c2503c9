import { describe, expect, it } from 'vitest';
import {
  cards,
  winds,
  dealt,
  happens,
  moves,
  play,
  playAll,
  position,
  PROFESSIONAL,
  refused,
  row,
  taken,
  trick,
} from './builders.test-help.js';
import { santaTimea, standings, type Options } from './index.js';

describe('3 The trick', () => {
  it('3.1 clockwise from the leader, everybody plays one card', () => {
    const state = position({ hands: ['N1 N2', 'N3 N4', 'N5 N6'], leader: 1 });
    expect(santaTimea.toAct(state)).toEqual({ kind: 'seats', must: [1], may: [] });
    const second = play(state, 1, 'N3');
    expect(second.turn).toBe(2);
    expect(play(second, 2, 'N5').turn).toBe(0);
  });

  it('3.1 any card may be played, and there is no suit to follow', () => {
    const state = position({ hands: ['N1 E2', 'N3 S4'], played: '', winds: 'N2' });
    expect(moves(state, 0)).toEqual(['N1', 'E2']);
    expect(moves(state, 1)).toEqual([]);
    expect(moves(play(state, 0, 'N1'), 1)).toEqual(['N3', 'S4']);
  });

  it('3.1 brides are alike: playing one is a single move', () => {
    expect(moves(position({ hands: ['N1 B B', 'N3 B'], leader: 1, played: 'N2' }), 0)).toEqual(['N1', 'B']);
  });

  it('3.1 out of turn, or with a card that is not held, a play is refused', () => {
    const state = position({ hands: ['N1 N2', 'N3 N4'] });
    expect(refused(state, 1, 'N3')).toEqual({ code: 'not-your-turn', clause: '3.1', params: { turn: 0 } });
    expect(refused(state, 0, 'N3')).toEqual({ code: 'card-not-held', clause: '3.1', params: { card: 3 } });
    expect(refused(state, 0, 'B')).toMatchObject({ code: 'card-not-held' });
    expect(refused(state, 'chance', 'N1')).toMatchObject({ code: 'not-your-turn' });
  });

  it('3.2 the lowest value takes the wind card, openly', () => {
    const { taker, taken: cardsTaken, after } = trick('N2', 'N5 N3 N9');
    expect([taker, cardsTaken]).toEqual([1, 'N2']);
    expect(taken(after, 1)).toBe('N2');
    expect(santaTimea.view(after, 'watcher').collected).toEqual([[], winds('N2'), []]);
  });

  it('3.3 the highest value leads the next trick', () => {
    const { leads, after } = trick('N2', 'N5 N3 N9');
    expect([leads, after.turn, after.trick]).toEqual([2, 2, 12]);
  });

  it('3.4 the row moves up, and a new wind card is turned up', () => {
    const state = position({ hands: ['N1 N2 N3 N4 N5', 'E1 E2 E3 E4 E5'], winds: 'N1 S2 W3 E1 E2' });
    expect(row(state)).toBe('N1 S2 W3');
    const events = happens(play(state, 0, 'N1'), 1, 'E1');
    expect(row(playAll(state, 'N1 E1'))).toBe('S2 W3 E1');
    expect(events).toMatchObject([{ type: 'played' }, { type: 'trick-ended', number: 8, revealed: winds('E1')[0] }]);
  });

  it('3.5 the last trick can be seen, with who took what', () => {
    const { after } = trick('N2', 'N5 N3 N9');
    expect(santaTimea.view(after, 0).lastTrick).toEqual({
      leader: 0,
      cards: cards('N5 N3 N9'),
      wind: winds('N2')[0],
      taker: 1,
      taken: winds('N2'),
      nextLeader: 2,
    });
  });

  it('3.6 where it was agreed, every trick of the round can be seen; otherwise the view has only the last', () => {
    const hands = ['N1 N2 E3', 'N5 E6 S4'];
    const played = (options: Partial<Options>) =>
      playAll(position({ hands, winds: 'N1 E2 S3' }, options), 'N2 N5 S4 N1');
    const [open, closed] = [played({ openTricks: true }), played({})];
    const { tricks, lastTrick, options } = santaTimea.view(open, 0);
    expect(options).toMatchObject({ openTricks: true });
    expect(tricks).toHaveLength(2);
    expect(tricks?.at(-1)).toEqual(lastTrick);
    expect(tricks?.[0]).toMatchObject({ leader: 0, cards: cards('N2 N5'), wind: winds('N1')[0] });
    expect(santaTimea.view(open, 'watcher').tricks).toEqual(tricks);
    expect(santaTimea.view(closed, 0)).not.toHaveProperty('tricks');
    expect(santaTimea.view(closed, 0).options).not.toHaveProperty('openTricks');
  });

  it('3.5 talk is open at all times', () => {
    for (const state of [dealt(2, 1), dealt(3, 1, PROFESSIONAL)])
      expect(santaTimea.channels(state)).toEqual({ talk: 'open', clause: '3.5' });
  });

  it('3.5 what a card cost or brought is no secret: an own play is no news to its player, a new wind card is', () => {
    const [played, ended] = happens(play(position({ hands: ['N1 N2 N3 N4', 'E1 E2 E3 E4'] }), 0, 'N1'), 1, 'E1');
    expect([0, 1].map(seat => santaTimea.tells(played!, seat))).toEqual([true, false]);
    expect([0, 1].map(seat => santaTimea.tells(ended!, seat))).toEqual([true, true]);
    const late = happens(play(position({ hands: ['N1 N2', 'E1 E2'] }), 0, 'N1'), 1, 'E1');
    expect([0, 1].map(seat => santaTimea.tells(late[1]!, seat))).toEqual([false, false]);
  });

  it('3.5 everybody sees their own cards of a deal and nobody else’s', () => {
    const state = santaTimea.start({ professional: true, rounds: 1 }, 2);
    const event = {
      type: 'dealt',
      round: 1,
      starter: 1,
      hands: [cards('N1'), cards('N2')],
      row: winds('E1 E2 E3'),
      forecast: winds('S1 S2 S3'),
    } as const;
    expect(santaTimea.show(event, 1)).toMatchObject({ type: 'dealt', starter: 1, hand: cards('N2') });
    expect(santaTimea.show(event, 'watcher')).not.toHaveProperty('hand');
    expect(JSON.stringify(santaTimea.show(event, 0))).not.toContain(JSON.stringify(event.hands));
    expect(santaTimea.result(state)).toBeUndefined();
  });
});

describe('4 What a card is worth', () => {
  it('4.1 in the wind’s own direction its number', () => {
    expect(trick('W1', 'W4 W6')).toMatchObject({ taker: 0, leads: 1 });
  });

  it('4.2 at right angles exactly half of it', () => {
    expect(trick('E1', 'E5 N11')).toMatchObject({ taker: 0, leads: 1 });
    expect(trick('E1', 'E6 N11')).toMatchObject({ taker: 1, leads: 0 });
    expect(trick('E1', 'E5 S11 N9')).toMatchObject({ taker: 2, leads: 1 });
  });

  it('4.3 in the opposite direction zero, and less than anything else', () => {
    expect(trick('N1', 'S14 E1')).toMatchObject({ taker: 0, leads: 1 });
    expect(trick('W1', 'W1 E14 N1')).toMatchObject({ taker: 1, leads: 0 });
  });

  it('4.4 among opposite cards the printed number decides, for taking and for leading', () => {
    expect(trick('N2', 'S8 S5')).toMatchObject({ taker: 1, leads: 0 });
    expect(trick('N2', 'S8 S5 S9 S7')).toMatchObject({ taker: 1, leads: 2 });
  });

  it('1.4 north is opposite south and east opposite west, all others are at right angles', () => {
    // A 14 that is not opposite is worth more than the smallest card of the wind.
    const isZero = (wind: string, card: string): boolean => trick(wind, `${wind} ${card}14`).leads === 0;
    const zero = ['N1', 'E1', 'S1', 'W1'].map(wind => ['N', 'E', 'S', 'W'].filter(card => isZero(wind, card)));
    expect(zero).toEqual([['S'], ['W'], ['N'], ['E']]);
  });
});

describe('5 Ties', () => {
  it('5.1 equal values knock each other out, for taking and for leading', () => {
    expect(trick('N2', 'N3 E6 N4 N5')).toMatchObject({ taker: 2, leads: 3 });
    expect(trick('N2', 'N7 E14 N4 N5')).toMatchObject({ taker: 2, leads: 3 });
  });

  it('5.1 three of a kind as well', () => {
    expect(trick('N2', 'N7 E14 W14 N4 N5')).toMatchObject({ taker: 3, leads: 4 });
  });

  it('5.2 whoever is left alone takes and leads', () => {
    expect(trick('E3', 'E5 N11 S10')).toMatchObject({ taker: 1, leads: 1 });
    expect(trick('N2', 'E4 W4 N14')).toMatchObject({ taker: 2, leads: 2 });
  });

  it('5.3 only ties: nobody takes the wind card, it is out of the game, and the leader stays', () => {
    const { taker, leads, after } = trick('N2', 'E4 W4');
    expect([taker, leads]).toEqual([null, 0]);
    expect(after).toMatchObject({ collected: [0, 0], carried: [] });
    expect(trick('N2', 'E4 W4 E6 N3')).toMatchObject({ taker: null, leads: 0 });
  });
});

describe('6 Pirate brides', () => {
  it('6.1 a bride is worth what the card before her is worth: both are out', () => {
    expect(trick('N2', 'N13 N14 B')).toMatchObject({ taker: 0, leads: 0 });
    expect(trick('N2', 'N13 B N14')).toMatchObject({ taker: 2, leads: 2 });
  });

  it('6.1 through other brides as well', () => {
    expect(trick('N2', 'N13 N14 B B')).toMatchObject({ taker: 0, leads: 0 });
    expect(trick('N2', 'N13 N2 B B N5')).toMatchObject({ taker: 4, leads: 0 });
  });

  it('6.1 with the printed number of an opposite card: only these two are out', () => {
    expect(trick('N2', 'S8 S5 B S6')).toMatchObject({ taker: 3, leads: 0 });
    expect(trick('N2', 'S8 B')).toMatchObject({ taker: null, leads: 0 });
  });

  it('6.2 she may be led only if nothing else is held', () => {
    const state = position({ hands: ['N1 B', 'N3 N4'] });
    expect(moves(state, 0)).toEqual(['N1']);
    expect(refused(state, 0, 'B')).toEqual({ code: 'bride-led', clause: '6.2', params: {} });
    expect(moves(position({ hands: ['B B', 'N3 N4'] }), 0)).toEqual(['B']);
    expect(moves(position({ hands: ['N1 B', 'N3'], leader: 1, played: 'N2' }), 0)).toEqual(['N1', 'B']);
  });

  it('6.3 a led bride takes in any case, and the highest of the others leads', () => {
    expect(trick('N2', 'B S1 N5')).toMatchObject({ taker: 0, leads: 2, taken: 'N2' });
    expect(trick('N2', 'B N5 E10 N4')).toMatchObject({ taker: 0, leads: 3 });
  });

  it('6.3 if all others are knocked out, the same player leads again', () => {
    expect(trick('N2', 'B N5 E10')).toMatchObject({ taker: 0, leads: 0 });
    expect(trick('N2', 'B B')).toMatchObject({ taker: 0, leads: 0 });
  });

  it('6.4 a bride right after a led bride neither takes nor leads', () => {
    expect(trick('N2', 'B B S1')).toMatchObject({ taker: 0, leads: 2 });
    expect(trick('N2', 'B B S1 B')).toMatchObject({ taker: 0, leads: 0 });
  });
});

describe('How a trick stands', () => {
  const stand = (wind: string, text: string): string =>
    standings(cards(text), 1, 4, winds(wind)[0]!)
      .map(
        ({ seat, out, takes, leads }) => `${seat}${out ? ' out' : ''}${takes ? ' takes' : ''}${leads ? ' leads' : ''}`,
      )
      .join(', ');

  it('3.2, 3.3 is told while it goes on', () => {
    expect(stand('N2', '')).toBe('');
    expect(stand('N2', 'N4')).toBe('1 takes leads');
    expect(stand('N2', 'N4 N5')).toBe('1 takes, 2 leads');
    expect(stand('N2', 'N4 N5 E10 N1')).toBe('1 leads, 2 out, 3 out, 0 takes');
  });

  it('5.3, 6.3 with ties only, and with a led bride', () => {
    expect(stand('N2', 'N4 B')).toBe('1 out leads, 2 out');
    expect(stand('N2', 'B B N3')).toBe('1 takes, 2, 3 leads');
  });
});
