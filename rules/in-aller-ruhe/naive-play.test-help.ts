import { evened } from './naive.test-help.js';
import {
  blockedRows,
  fullRowsIn,
  isBorder,
  isConsecutive,
  placesOf,
  pointsOf,
  priceIn,
  rowsFor,
} from './naive-sea.test-help.js';
import {
  actions,
  ARRIVAL,
  COMPASS,
  DEPARTURE,
  drawing,
  givable,
  MONSTER,
  ORANGE,
  ROCK,
  soaked,
  sum,
  take,
  VIOLET,
  YELLOW,
  type Naive,
  type Task,
} from './naive-ways.test-help.js';

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };
type Table = Mutable<Naive>;

const STORMS = ['yellow', 'violet', 'orange'];

const put = (hand: number[], card: number): void => {
  hand.push(card);
  hand.sort((a, b) => a - b);
};

const earn = (t: Table): void => {
  if (t.stormy && t.earned < t.supply) t.earned++;
};

const throwAway = (t: Table, seat: number, cards: readonly number[]): void => {
  for (const card of cards) take(t.hands[seat]!, card);
  t.thrown[seat]!.push(...cards);
  if (cards.length > 0 && t.hands[seat]!.length === 0) earn(t); // 12.7
};

const over = (t: Table, end: string): void => void Object.assign(t, { phase: 'over', end });

const holders = (t: Naive): boolean => t.compasses.some(count => count > 0);

const ask = (t: Table, phase: string): void => {
  t.phase = phase;
  t.asked = t.compasses.map(count => count === 0);
};

const begin = (t: Table): void => {
  const few = t.hands.map(hand => hand.length <= 1);
  if (t.variant === 'duel') {
    const full = !t.sea.includes(0);
    if (full || !few.includes(false)) {
      const points = [0, 1].map(seat => pointsOf(t.owners, seat, t.thrown[seat]!.length + t.shown[seat]!.length));
      t.places = placesOf([points[0]!, points[1]!]);
      return over(t, full ? 'sea-full' : 'hands-empty');
    }
    if (few[t.turn]) t.turn = 1 - t.turn;
  }
  t.phase = 'turn';
  if (t.strict && few[t.turn]) return over(t, 'too-few-cards');
  if (actions(t).length > 0) return;
  const hampered = t.orange[t.turn]! > 0 || sum(t.violet) > 0;
  if (hampered && holders(t)) return ask(t, 'distress'); // 12.11
  over(t, 'no-action');
};

/** 12.3, 12.5, 12.6 The storm that the first one to draw has drawn; true if they have to decide something. */
const strike = (t: Table): boolean => {
  const seat = drawing(t);
  const storm = t.blowing;
  t.asked.fill(false);
  if (storm === VIOLET) {
    const rows = rowsFor(t.sea, blockedRows(t.rock.row, t.violet), null);
    if (rows.length > 1) {
      t.phase = 'storm-row';
      return true;
    }
    if (rows.length === 1) t.violet[rows[0]!]!++;
    else t.calmed[1]!++;
  }
  t.blowing = null;
  if (storm === ORANGE) t.orange[seat]!++;
  if (storm !== YELLOW) return false;
  t.yellow[seat]!++;
  if (soaked(t) === 0) return false;
  t.phase = 'soak';
  return true;
};

/** Draws for the first task; true if it is done. */
const draws = (t: Table, task: Task & { readonly seat: number }): boolean => {
  const { seat } = task;
  const [hand, pile] = [t.hands[seat]!, t.piles[seat]!];
  if (t.variant === 'duel') {
    while (hand.length < 5 && t.row.length > 0) put(hand, t.row.shift()!);
    while (t.row.length < 5 && t.piles[0]!.length > 0) t.row.push(t.piles[0]!.shift()!);
    return true;
  }
  const limit = t.yellow[seat]! > 0 ? 3 : 5;
  const wanted = task.type === 'extra' ? task.left : limit - hand.length;
  if (wanted <= 0 || pile.length === 0) return true;
  const card = pile.shift()!;
  if (card === COMPASS) t.up = t.up === 'sun' ? 'moon' : 'sun';
  else if (card >= YELLOW && card <= ORANGE) {
    t.blowing = card;
    if (holders(t)) ask(t, 'storm');
    else if (!strike(t)) return draws(t, task);
    return false;
  } else {
    put(hand, card);
    if (task.type === 'extra') return draws(t, (t.todo[0] = { ...task, left: task.left - 1 }));
  }
  return draws(t, task);
};

const goOn = (t: Table): void => {
  while (t.earned > 0) {
    if (t.hands.length > 1) return void (t.phase = 'award');
    award(t, 0);
  }
  if (t.owed > 0) return void (t.phase = 'pay');
  if (t.rock.due) return void (t.phase = 'rock');
  const [task] = t.todo;
  if (task === undefined) return;
  if ('seat' in task && !draws(t, task)) return;
  t.todo.shift();
  if (task.type === 'open' && t.rocky) t.phase = 'rock';
  else if (task.type === 'open') begin(t);
  else if (task.type === 'next') {
    t.turn = (t.turn + 1) % t.hands.length;
    begin(t);
  } else if (task.type !== 'numbers') goOn(t);
  else if (sum(givable(t)) < 8) over(t, 'eight-impossible');
  else if (t.hands.length === 1) Object.assign(t, { phase: 'give', round: 1, pledges: [8] });
  else Object.assign(t, { phase: 'pledge', round: 1 });
};

const award = (t: Table, seat: number): void => {
  t.earned--;
  t.supply--;
  t.compasses[seat]!++;
};

const acted = (t: Table): void => {
  if (t.rocky && !t.rock.gone) t.rock.due = true;
  t.todo.push({ type: 'draw', seat: t.turn }, { type: 'next' });
  goOn(t);
};

/** 17.4–17.8 */
const explore = (t: Table, seat: number, space: number): void => {
  const island = t.sea[space]!;
  const found = t.deck.shift()!;
  const cost = priceIn(t.variant, t.sea.with(space, 0), island, space);
  if (found === MONSTER) {
    t.sea[space] = 0;
    t.out.push(found, island);
  } else if (found >= YELLOW && found <= ORANGE) {
    t.sea[space] = 0;
    put(t.hands[seat]!, island);
    t.covers[space] = found;
  } else {
    if (found === ARRIVAL || found === COMPASS) put(t.hands[seat]!, found);
    else t.out.push(found);
    const due = cost + (found === ROCK || (found === DEPARTURE && t.harder) ? 1 : 0);
    t.owed = Math.min(due, t.hands[seat]!.length);
    if (due > t.owed && t.piles[seat]!.length > 0) t.unseen[seat]!.push(t.piles[seat]!.shift()!);
  }
};

const read = (word: string): number => (/^\d+$/.test(word) ? Number(word) : 81 + 'ADMYVOCRB'.indexOf(word));
const spaceAt = (word: string): number => 'ABCDEF'.indexOf(word.charAt(0)) + 6 * (Number(word.charAt(1)) - 1);

const lay = (t: Table, [card, at, ...pay]: readonly string[]): void => {
  const space = spaceAt(at!);
  take(t.hands[t.turn]!, read(card!));
  t.sea[space] = read(card!);
  if (t.stormy && isConsecutive(t.sea, Math.floor(space / 6))) earn(t);
  throwAway(t, t.turn, pay.slice(1).map(read));
  if (t.variant === 'day-night') t.sides[space] = t.up;
  if (t.variant === 'duel') t.owners[space] = t.turn;
  if (t.rocky && fullRowsIn(t.sea) >= 4) Object.assign(t.rock, { row: null, gone: true });
  if (t.variant === 'pyramid' && isBorder(space) && t.deck.length > 0) explore(t, t.turn, space);
  acted(t);
};

const depart = (t: Table): void => {
  const seats = t.hands.length;
  t.departedBy = t.turn;
  take(t.hands[t.turn]!, DEPARTURE);
  t.blind = t.yellow.map(count => count > 0);
  earn(t);
  const left = seats === 1 ? 6 : seats === 2 ? 2 : 0;
  for (let i = 0; i < seats; i++) t.todo.push({ type: 'extra', seat: (t.turn + i) % seats, left });
  t.todo.push({ type: 'numbers' });
  goOn(t);
};

const pledge = (t: Table, seat: number, count: number): void => {
  t.pledges[seat] = count;
  if (t.pledges.includes(null)) return;
  if (sum(t.pledges) !== 8 && t.round < 3) {
    Object.assign(t, { offers: t.pledges, pledges: t.pledges.map(() => null), round: t.round + 1 });
    return;
  }
  t.pledges = evened(t.pledges as number[], givable(t), t.turn);
  t.given = t.pledges.map(number => number === 0);
  t.phase = 'give';
};

const give = (t: Table, seat: number, words: readonly string[]): void => {
  const plus = words.indexOf('+');
  throwAway(t, seat, (plus < 0 ? words : words.slice(0, plus)).map(read));
  for (let n = plus < 0 ? 0 : Number(words[plus + 1]); n > 0; n--) t.unseen[seat]!.push(t.piles[seat]!.shift()!);
  t.given[seat] = true;
  if (t.given.includes(false)) return;
  for (let i = 1; i < t.hands.length; i++) {
    const other = (t.turn + i) % t.hands.length;
    if (t.pledges[other] !== 0) t.todo.push({ type: 'draw', seat: other });
  }
  const none = t.pledges.map(() => null);
  Object.assign(t, { pledges: none, offers: [...none], round: 0, given: none.map(() => false), phase: 'turn' });
  t.blind.fill(false);
  acted(t);
};

const compass = (t: Table, seat: number, [storm, at]: readonly string[]): void => {
  t.compasses[seat]!--;
  if (storm === 'drawn') {
    t.calmed[t.blowing! - YELLOW]!++;
    t.blowing = null;
    t.asked.fill(false);
    return goOn(t);
  }
  if (storm === 'violet') t.violet[Number(at) - 1]!--;
  else (storm === 'yellow' ? t.yellow : t.orange)[Number(at)]!--;
  t.calmed[STORMS.indexOf(storm!)]!++;
  if (t.phase === 'distress') {
    t.asked.fill(false);
    return begin(t);
  }
  if (t.phase === 'soak' && t.yellow[drawing(t)] === 0) return goOn(t);
  if (t.phase === 'storm' && t.compasses[seat] === 0) letBlow(t, seat);
};

const letBlow = (t: Table, seat: number): void => {
  t.asked[seat] = true;
  if (t.asked.includes(false)) return;
  if (t.phase === 'storm') {
    if (!strike(t)) goOn(t);
    return;
  }
  t.asked.fill(false);
  over(t, 'no-action');
};

const arrive = (t: Table): void => {
  t.named = t.hands.map(hand => hand.includes(MONSTER));
  if (t.named.includes(true)) return begin(t); // 11.5
  take(t.hands[t.turn]!, ARRIVAL);
  over(t, 'arrived');
};

const placeRock = (t: Table, row: number): void => {
  const first = t.rock.row === null;
  t.rock = { row, gone: false, due: false };
  if (first) begin(t);
  else goOn(t);
};

const act = (t: Table, seat: number, text: string): void => {
  const [word = '', ...rest] = text.split(' ');
  const hand = t.hands[seat]!;
  if (/^\d/.test(word)) return lay(t, [word, ...rest]);
  if (word === 'pledge') return pledge(t, seat, Number(rest[0]));
  if (word === 'give') return give(t, seat, rest);
  if (word === 'compass') return compass(t, seat, rest);
  if (word === 'blow') return letBlow(t, seat);
  if (word === 'D') return depart(t);
  if (word === 'A') return arrive(t);
  if (word === 'rock') return placeRock(t, Number(rest[0]) - 1);
  if (word === 'award') award(t, Number(rest[0]));
  if (word === 'violet') {
    t.violet[Number(rest[0]) - 1]!++;
    t.blowing = null;
  }
  if (word === 'hold' || word === 'soak' || word === 'pay' || word === '-') throwAway(t, seat, rest.map(read));
  if (word === 'hold') t.rock.due = false;
  if (word === 'pay') t.owed = 0;
  if (['award', 'violet', 'hold', 'soak', 'pay'].includes(word)) return goOn(t);
  const space = spaceAt(rest[0] ?? 'A1');
  if (word === 'M') {
    take(hand, MONSTER);
    t.destroyed.push(t.sea[space]!);
    t.sea[space] = 0;
    t.named[seat] = false;
  }
  if (word === 'turn') {
    throwAway(t, seat, [read(rest[2]!)]);
    t.sides[space] = t.sides[space] === 'sun' ? 'moon' : 'sun';
  }
  if (word === 'swap') t.shown[seat]!.push(...hand.splice(0));
  if (word === 'clear') {
    take(hand, COMPASS);
    t.out.push(COMPASS, t.covers[space]!);
    t.covers[space] = null;
  }
  acted(t);
};

export const after = (t: Naive, seat: number, text: string): Naive => {
  const next = JSON.parse(JSON.stringify(t)) as Table;
  act(next, seat, text);
  return next;
};

interface Dealt {
  readonly first: number;
  readonly hands: readonly (readonly number[])[];
  readonly piles: readonly (readonly number[])[];
  readonly deck?: readonly number[];
}

/** Chapter 2 The first turn, from an empty table and a deal; 12.2 with storms, opening hands are still to be drawn. */
export const dealt = (empty: Naive, { first, hands, piles, deck = [] }: Dealt): Naive => {
  const t = JSON.parse(JSON.stringify(empty)) as Table;
  t.hands = hands.map(hand => [...hand].sort((a, b) => a - b));
  t.piles = piles.map(pile => [...pile]);
  Object.assign(t, { turn: first, deck: [...deck], row: t.variant === 'duel' ? t.piles[0]!.splice(0, 5) : [] });
  const seats = hands.length;
  if (t.stormy) for (let i = 0; i < seats; i++) t.todo.push({ type: 'draw', seat: (first + i) % seats });
  t.todo.push({ type: 'open' });
  goOn(t);
  return t;
};
