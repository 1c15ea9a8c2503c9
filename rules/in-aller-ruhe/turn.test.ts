import { describe, expect, it } from 'vitest';
import { cards, dealt, hand, happens, moves, pile, play, playAll, position, refused } from './builders.test-help.js';
import { inAllerRuhe, type Options } from './index.js';

const { channels, show, toAct, view } = inAllerRuhe;

describe('3 The turn', () => {
  const three = position(
    'hands: 5 17 40 60 A | 8 9 10 11 12 | 20 21 22 23 24; piles: 30-33 | 34-37 | 50-53; sea: A1=3; turn: 1',
  );

  it('3.1 only the active player acts', () => {
    expect(toAct(three)).toEqual({ kind: 'seats', must: [1], may: [] });
    expect(refused(three, 0, '5 B1 - 17 40')).toEqual({ code: 'not-your-turn', clause: '3.1', params: { turn: 1 } });
    expect(refused(three, 2, '- 20 21')).toMatchObject({ code: 'not-your-turn' });
    expect(moves(three, 0)).toEqual([]);
  });

  it('3.1 turns go clockwise and round again', () => {
    const turns = [three, playAll(three, '1: 8 C1'), playAll(three, '1: 8 C1', '2: 20 E1')];
    expect(turns.map(state => state.turn)).toEqual([1, 2, 0]);
  });

  it('3.1 one action is all, and it cannot be left out', () => {
    expect(refused(play(three, 1, '8 C1'), 1, '- 9 10')).toMatchObject({ code: 'not-your-turn', clause: '3.1' });
    expect(moves(three, 1).every(text => /^(\d+ [A-F][1-6]( -.+)?|- \S+ \S+)$/.test(text))).toBe(true);
  });

  it('3.1 neither chance nor a watcher nor a seat that is not there can take a turn', () => {
    for (const actor of ['chance', 3, -1] as const)
      expect(inAllerRuhe.apply(three, actor, { type: 'discard', cards: cards('8 9') })).toEqual({
        ok: false,
        error: { code: 'not-your-turn', clause: '3.1', params: { turn: 1 } },
      });
    expect(inAllerRuhe.moves(view(three, 'watcher'))).toEqual([]);
    expect(inAllerRuhe.why(view(three, 'watcher'), { type: 'arrive' })).toMatchObject({ code: 'not-your-turn' });
  });

  it('3.1 alone every turn is yours', () => {
    expect(play(position('hands: 5 17 40; piles: 60-63'), 0, '5 A1')).toMatchObject({ phase: 'turn', turn: 0 });
  });

  it('3.2 after the action the hand is filled up to five from the top of the own pile', () => {
    const state = play(position('hands: 5 17 40 60 A | 8 9; piles: 33 30 32 31 | 50; sea: A1=3'), 0, '5 B1 - 17 40');
    expect(hand(state, 0)).toBe('30 32 33 60 A');
    expect(pile(state, 0)).toBe('31 D');
    expect(hand(state, 1)).toBe('8 9');
  });

  it('3.3 a short pile gives what it has', () => {
    const state = position('hands: 5 17 40 60 A | 8 9; piles: 33 |; departedBy: 0');
    expect(hand(play(state, 0, '- 5 17'), 0)).toBe('33 40 60 A');
  });

  it('3.3 with an empty pile one plays on without drawing', () => {
    const state = position('hands: 5 17 40 60 A | 8 9; departedBy: 0');
    const after = play(state, 0, '- 5 17');
    expect(hand(after, 0)).toBe('40 60 A');
    expect(after.phase).toBe('turn');
    expect(happens(state, 0, '- 5 17').some(event => event.type === 'drew')).toBe(false);
  });

  it('3.4 everybody sees how many cards there are, and only their own', () => {
    const state = play(three, 1, '- 8 9');
    for (const viewer of [0, 2, 'watcher'] as const)
      expect(view(state, viewer)).toMatchObject({
        piles: [5, 3, 5],
        thrown: [state.thrown[0]?.length, state.thrown[1]?.length, state.thrown[2]?.length],
      });
    expect(view(state, 0).hands).toEqual([
      { kind: 'own', cards: cards('5 17 40 60 A') },
      { kind: 'closed', count: 5 },
      { kind: 'closed', count: 5 },
    ]);
  });

  it('3.4 others learn how many cards were drawn or thrown, not which', () => {
    const events = happens(three, 1, '- 8 9');
    expect(events.map(event => show(event, 0))).toEqual([
      { type: 'threw', seat: 1, count: 2, why: 'two' },
      { type: 'drew', seat: 1, count: 2 },
    ]);
    expect(events.map(event => show(event, 1))).toEqual([
      { type: 'threw', seat: 1, count: 2, why: 'two', cards: cards('8 9') },
      { type: 'drew', seat: 1, count: 2, cards: cards('34 35') },
    ]);
  });

  it('3.4 a hand is always in order, so that its order tells nothing', () => {
    for (const { hands } of [dealt(4, 3), play(three, 1, '8 C1')])
      for (const held of hands) expect(held).toEqual([...held].sort((a, b) => a - b));
  });

  it('3.5 there is silence, except for numbers at the departure', () => {
    const departing = play(position('hands: 1 2 3 4 D | 5 6 7 8 9 | 10 11 12 13 14'), 0, 'D');
    expect(channels(three)).toEqual({ talk: 'silence', clause: '3.5' });
    expect(channels(departing)).toEqual({ talk: 'numbers', clause: '5.3' });
    const giving = playAll(departing, '0: pledge 2', '1: pledge 3', '2: pledge 3');
    expect(channels(giving)).toMatchObject({ talk: 'silence' });
  });

  it.each(['discreet', 'open'] as const)('3.6 where %s is agreed, that holds in every phase until the end', silence => {
    const agreed = { silence };
    const departing = play(position('hands: 1 2 3 4 D | 5 6 7 8 9 | 10 11 12 13 14', agreed), 0, 'D');
    const over = position('hands: 20 | 5 6; sea: A1=21; departedBy: 1', agreed);
    expect([departing.phase, over.phase]).toEqual(['pledge', 'over']);
    expect(channels(position('hands: 3 4 | 5 6', agreed))).toEqual({ talk: silence, clause: '3.6' });
    expect(channels(departing)).toEqual({ talk: silence, clause: '3.6' });
    expect(channels(over)).toEqual({ talk: 'open', clause: '3.5' });
  });

  it('3.6 what is said changes no view: hands stay hidden, and silent is what was always played', () => {
    const seen = (silence?: Options['silence']) => {
      const { options, ...rest } = view(position('hands: 3 4 | 5 6', silence === undefined ? {} : { silence }), 1);
      return { rest, options };
    };
    expect(seen('open').rest).toEqual(seen().rest);
    expect(seen('silent')).toEqual(seen());
    expect(seen().options).not.toHaveProperty('silence');
  });
});
