import {
  ARRIVAL,
  COMPASS,
  DEPARTURE,
  MONSTER,
  mostPledged,
  ORANGE,
  YELLOW,
  type View,
} from '@seekiste/rules/in-aller-ruhe';
import { describe, expect, it } from 'vitest';
import {
  beginning,
  confirm,
  giveUnseen,
  isComplete,
  NOTHING,
  tapCard,
  tapRow,
  tapSpace,
  throwing,
  turning,
} from './choosing/choice.js';
import { withHeld } from './choosing/held.js';
import { isNews, newsOf } from './news.js';
import { offerAt, turnOffer } from './choosing/offers.js';
import { suggestPayment } from './choosing/payment.js';
import { evenShare } from './choosing/pledging.js';
import { rowMoves } from './choosing/row-choice.js';
import { compassMoves } from './chapters/storms/targets.js';
import { seaAt as at, seen, WARN } from './seen.test-help.js';
import { needed, unseenNow, whyHeld } from './choosing/throwing.js';

const choose = (slot: number) => ({ kind: 'card', slot }) as const;

describe('chapter 11, monsters', () => {
  const view = seen({ A1: 3, C4: 40 }, [20, 41, MONSTER], { monsters: 3 });

  it('11.2 it is played on an island, and asks first', () => {
    expect(offerAt(view, 2, at('C4'))).toMatchObject({ kind: 'legal', does: 'destroy' });
    const { choice, move } = tapSpace(view, choose(2), at('C4'), WARN);
    expect(move).toBeUndefined();
    expect(confirm(view, choice).move).toEqual({ type: 'monster', space: at('C4') });
    expect(tapSpace(view, choose(2), at('C5'), WARN).refusal?.code).toBe('nothing-to-destroy');
  });

  it('11.3 it is never picked to be discarded, and says why', () => {
    expect(whyHeld(view, 2)).toMatchObject({ code: 'monster-kept', clause: '11.3' });
    expect(whyHeld(view, 0)).toBeUndefined();
    const { choice, refusal } = tapCard(view, throwing('discard', [0]), 2);
    expect(choice).toEqual(throwing('discard', [0]));
    expect(refusal?.code).toBe('monster-kept');
    expect(suggestPayment(view, 1, 2)).toEqual([0]);
  });

  it('5.3, 11.3 nobody can pledge it', () => {
    const pledging = seen(
      {},
      [20, 41, 42, 43, MONSTER],
      { monsters: 3 },
      {
        seats: 2,
        phase: 'pledge',
        departedBy: 0,
        round: 1,
        hands: [
          [20, 41, 42, 43, MONSTER],
          [1, 2, 3, 4, 5],
        ],
      },
    );
    expect(mostPledged(pledging).count).toBe(4);
    expect(evenShare(pledging)).toBe(4);
  });

  it('a move that lies in place shows the island gone', () => {
    const laid = withHeld(view, { type: 'monster', space: at('C4') });
    expect(laid).toMatchObject({ hand: [20, 41], pending: at('C4') });
    expect(laid.view.sea[at('C4')]).toBe(0);
  });
});

describe('chapter 12, storms', () => {
  const options = { storms: true };
  const weather = { yellow: [0, 1], orange: [0, 0], violet: [0, 0, 1, 0, 0, 0], compasses: [1, 0], supply: 5 };

  it('12.9 a compass may be used out of turn, on every storm that lies', () => {
    const view = seen({}, [20, 40], options, { seats: 2, turn: 1, storms: weather });
    expect(compassMoves(view)).toEqual([
      { type: 'compass', storm: 'yellow', at: 1 },
      { type: 'compass', storm: 'violet', at: 2 },
    ]);
    expect([...rowMoves(view, true).keys()]).toEqual([2]);
    expect(tapRow(view, { kind: 'compass' }, 2).move).toEqual({ type: 'compass', storm: 'violet', at: 2 });
    expect(tapRow(view, { kind: 'compass' }, 3).refusal?.code).toBe('no-such-storm');
  });

  it('12.3 soaking begins by itself and takes what is too much; the departure card is kept', () => {
    const view = seen({}, [20, 40, 50, 60, DEPARTURE], options, {
      phase: 'soak',
      due: [true],
      storms: { ...weather, yellow: [1], orange: [0], compasses: [0], supply: 6 },
    });
    expect(beginning(view)).toEqual(throwing('soak'));
    expect(needed(view, 'soak')).toBe(2);
    expect(tapCard(view, beginning(view), 4).refusal?.code).toBe('departure-kept');
    const both = [0, 3].reduce((choice, slot) => tapCard(view, choice, slot).choice, beginning(view));
    expect(confirm(view, both).move).toEqual({ type: 'soak', cards: [20, 60] });
  });

  it('12.10 while a storm is decided on, no card is chosen', () => {
    const asked = seen({}, [20, 40], options, {
      seats: 2,
      turn: 1,
      phase: 'storm',
      due: [false, true],
      storms: { ...weather, blowing: 'orange', asked: [false, true] },
    });
    expect(tapCard(asked, NOTHING, 0).choice).toEqual(NOTHING);
    expect(compassMoves(asked)).toContainEqual({ type: 'compass', storm: 'drawn' });
  });

  it('12.5 a violet storm waits for a row', () => {
    const view = seen({}, [20, 40], options, {
      phase: 'storm-row',
      due: [true],
      storms: { ...weather, yellow: [0], orange: [0], compasses: [0], supply: 6, blowing: 'violet' },
    });
    expect([...rowMoves(view, false).keys()]).toEqual([0, 1, 3, 4, 5]);
    expect(tapSpace(view, NOTHING, at('A1'), WARN).move).toEqual({ type: 'storm-row', row: 0 });
    expect(tapSpace(view, NOTHING, at('A3'), WARN).refusal?.code).toBe('row-blocked-already');
  });

  it('12.4 up to two cards of the eight may come unseen from the pile', () => {
    const view = seen({}, [20, 40, 50, 60, 61, 62, 63, 64], options, {
      phase: 'give',
      departedBy: 0,
      pledges: [8],
      round: 1,
      piles: [[1, 2, 4]],
      storms: { ...weather, yellow: [1], orange: [0], compasses: [0], supply: 6, earned: 1, blind: [true] },
    });
    expect(unseenNow(view)).toBe(2);
    const begun = beginning(view);
    if (begun.kind !== 'throw') throw new Error('giving did not begin');
    const six = [0, 1, 2, 3, 4, 5].reduce(
      (choice, slot) => tapCard(view, choice, slot).choice,
      giveUnseen(view, begun, 2),
    );
    expect(confirm(view, six).move).toEqual({ type: 'give', cards: [20, 40, 50, 60, 61, 62], unseen: 2 });
    const seven = tapCard(view, six, 6).choice;
    expect(seven).toMatchObject({ slots: [1, 2, 3, 4, 5, 6] });
  });
});

describe('chapter 14, the arch', () => {
  const PILLARS = Object.fromEntries(
    Array.from({ length: 12 }, (_, i) => [`${'ABCDEF'.charAt(i % 6)}${i < 6 ? 1 : 2}`, i + 1]),
  );

  it('14.4 pillars are free of charge, the roof has its prices, and routes end where they end', () => {
    const pillar = seen({ A1: 10 }, [12, 30], { variant: 'arch' });
    expect(offerAt(pillar, 0, at('B1'))).toMatchObject({ kind: 'legal', price: 0 });
    expect(offerAt(pillar, 0, at('A2'))).toMatchObject({ kind: 'legal', price: 0, gap: undefined });
    const roof = seen({ ...PILLARS, A3: 30 }, [31, 40, 50], { variant: 'arch' });
    expect(offerAt(roof, 0, at('B3'))).toMatchObject({ kind: 'legal', price: 1 });
  });

  it('14.3 the roof waits for the pillars', () => {
    const view = seen({}, [12, 30], { variant: 'arch' });
    expect(offerAt(view, 0, at('A3'))).toMatchObject({ refusal: { code: 'pillars-first' } });
  });

  it('4.8 a gap is hopeless within its own route only', () => {
    const view = seen({ F1: 70 }, [5, 30], { variant: 'arch' });
    expect(offerAt(view, 0, at('F2'))).toMatchObject({ gap: { spaces: 5, numbers: 4 } });
    expect(offerAt(view, 0, at('A2'))).toMatchObject({ gap: undefined });
  });
});

describe('chapter 15, day and night', () => {
  const view = seen({ A1: 3, C4: 40 }, [20, 41], { variant: 'day-night' }, { dayNight: { up: 'moon' } });

  it('15.4 a tapped island is turned over for one card, which can be changed', () => {
    const { choice, move } = tapSpace(view, NOTHING, at('A1'), WARN);
    expect(move).toBeUndefined();
    expect(choice).toMatchObject({ kind: 'turn', space: at('A1') });
    const other = choice.kind === 'turn' && choice.slots[0] === 0 ? 1 : 0;
    expect(confirm(view, tapCard(view, choice, other).choice).move).toEqual({
      type: 'turn',
      space: at('A1'),
      card: [20, 41][other],
    });
  });

  it('15.4 the button asks for an island first', () => {
    const begun = turning(view);
    expect(isComplete(view, begun)).toBe(false);
    expect(tapSpace(view, begun, at('B1'), WARN).choice).toEqual(begun);
    expect(isComplete(view, tapSpace(view, begun, at('C4'), WARN).choice)).toBe(true);
    expect(turnOffer(view, 20, at('C4'))).toMatchObject({ kind: 'legal', price: 1, does: 'turn' });
    expect(turnOffer(view, 20, at('B1'))).toMatchObject({ refusal: { code: 'nothing-to-turn' } });
  });

  it('15.3 what lies in place lies with the side that is up', () => {
    const laid = withHeld(view, { type: 'lay', card: 20, space: at('F1'), pay: [] });
    expect(laid.view.dayNight?.sides[at('F1')]).toBe('moon');
    expect(withHeld(view, { type: 'turn', space: at('A1'), card: 20 }).view.dayNight?.sides[at('A1')]).toBe('sun');
  });
});

describe('chapter 16, the duel', () => {
  const filled = Object.fromEntries(
    Array.from({ length: 35 }, (_, space) => [`${'ABCDEF'.charAt(space % 6)}${Math.floor(space / 6) + 1}`, space + 1]),
  );
  const owners = new Array<number | null>(36).fill(0).with(35, null);
  const seat = (hand: readonly number[]): View =>
    seen(filled, hand, { variant: 'duel' }, { duel: { owners, row: [50, 51, 52] } });

  it('16.5 the hand is exchanged when nothing can be laid, and only when confirmed', () => {
    const stuck = seat([77, 79]);
    expect(isComplete(stuck, { kind: 'swap' })).toBe(true);
    expect(confirm(stuck, { kind: 'swap' }).move).toEqual({ type: 'swap' });
    expect(withHeld(stuck, { type: 'swap' }).hand).toEqual([]);
    expect(confirm(seat([36, 37, 79]), { kind: 'swap' }).refusal?.code).toBe('could-lay');
  });

  it('16.3 what lies in place belongs to whoever laid it', () => {
    const laid = withHeld(seat([36, 79]), { type: 'lay', card: 36, space: 35, pay: [79] });
    expect(laid.view.duel?.owners[35]).toBe(0);
  });
});

describe('chapter 17, the pyramid', () => {
  it('17.5 an edge is explored first, and the price named is paid after', () => {
    const view = seen({ A1: 10 }, [12, 30, 31], { variant: 'pyramid' }, { pyramid: { deck: [ARRIVAL, YELLOW] } });
    expect(offerAt(view, 0, at('B1'))).toMatchObject({ kind: 'legal', price: 2, does: 'explore' });
    const { choice } = tapSpace(view, choose(0), at('B1'), WARN);
    expect(choice).toMatchObject({ kind: 'lay', price: 2, later: true, paying: [] });
    expect(confirm(view, choice).move).toEqual({ type: 'lay', card: 12, space: at('B1'), pay: [] });
  });

  it('17.7 a compass is played on a storm, and is the last to be paid with', () => {
    const storms = new Array<number | null>(36).fill(null).with(at('B1'), ORANGE);
    const view = seen({ A1: 10 }, [12, 30, COMPASS], { variant: 'pyramid' }, { pyramid: { storms, deck: [] } });
    const { choice } = tapSpace(view, choose(2), at('B1'), WARN);
    expect(confirm(view, choice).move).toEqual({ type: 'clear', space: at('B1') });
    expect(tapSpace(view, choose(2), at('C1'), WARN).refusal?.code).toBe('no-storm-there');
    expect(suggestPayment(view, 0, 1)).toEqual([1]);
    expect(withHeld(view, { type: 'clear', space: at('B1') }).view.pyramid?.storms[at('B1')]).toBeNull();
  });
});

describe('what there is to look at', () => {
  const view = seen({}, [20, 40], { storms: true });
  const entry = (step: number, shown: Parameters<typeof isNews>[0]) => ({ step, actor: 0, shown });
  const blew = { type: 'storm-blew', seat: 0, storm: 'yellow' } as const;

  it('is what the last move turned up, and nothing older', () => {
    const log = [entry(1, { type: 'storm-drawn', seat: 0, storm: 'yellow' }), entry(1, blew)];
    expect(newsOf(view, log)).toMatchObject([{ cards: [YELLOW], brings: { storm: 'yellow' } }]);
    expect(newsOf(view, [...log, entry(2, { type: 'pledged', seat: 0, count: 3 })])).toEqual([]);
  });

  it('is a drawn storm as long as nobody has decided', () => {
    const undecided: View = { ...view, storms: { ...view.storms!, blowing: 'orange' } };
    const log = [entry(1, { type: 'storm-drawn', seat: 0, storm: 'orange' }), entry(2, { type: 'let-blow', seat: 0 })];
    expect(newsOf(undecided, log)).toMatchObject([{ cards: [ORANGE], shown: { type: 'storm-drawn' } }]);
  });

  it('bots wait for it, but not for an ordinary move', () => {
    expect(isNews(blew)).toBe(true);
    expect(isNews({ type: 'explored', seat: 0, space: 3 })).toBe(true);
    expect(isNews({ type: 'laid', seat: 0, card: 3, space: 0, price: 0 })).toBe(false);
  });
});
