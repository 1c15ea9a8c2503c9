import { refuse, type Seat } from '../../../core/index.js';
import { DEPARTURE, HAND, MONSTER, type Card } from '../../cards.js';
import type { Bar, Chapter, Deed, Refused, Tell } from '../../chapter.js';
import { cardsIn, code, maskOf, slotsOf, spaceOf } from '../../codes.js';
import { SOAK, STORM_ROW, STORMS_CODES, type StormsTerms } from './terms.js';
import { award, compassMoves, handOut, letBlow, mayUseCompass, useCompass } from './compass.js';
import { discard, pileSize, throwable, whyNotThrown } from '../../hands.js';
import { isCards, isCount, readCards, writeCards } from '../../names.js';
import { hasGap, rowOf, ROWS } from '../../rows.js';
import { addMove, throwRuns } from '../../runs.js';
import { COLUMNS, neighbours, OPEN } from '../../sea.js';
import { at, copyNumbers, copyPiles, copySeats, drawer, seatsWhere, listOf } from '../../state.js';
import { checkStorms, loadStorms, saveStorms } from './position.js';
import type { Move, Open, State } from '../../types.js';
import { STORM_NAMES } from './part.js';
import {
  ask,
  blow,
  blowOnRow,
  calm,
  COMPASSES,
  kindOfStorm,
  lying,
  MOST_UNSEEN,
  SOAKED_LIMIT,
  stormCard,
  stormOf,
  stormRows,
  STORMS_OF_A_COLOUR,
  toSoak,
  weather,
} from './weather.js';

const BLOCKED: Bar = { code: 'row-blocked-by-storm', clause: '12.5' };
const ALONE: Bar = { code: 'orange-needs-neighbour', clause: '12.6' };
const KEPT: Bar = { code: 'departure-kept', clause: '12.3' };

type Soak = Extract<Move, { type: 'soak' }>;
type StormRow = Extract<Move, { type: 'storm-row' }>;

/** The drawer decides what their storm asks for. */
const whyNotDrawer = (table: Open, seat: Seat): Refused =>
  seat === drawer(table) ? undefined : refuse('not-your-turn', '12.2', { turn: drawer(table) ?? table.turn });

const soak: Deed<Soak> = {
  type: 'soak',
  kind: SOAK,
  decode: (hand, c) => ({ type: 'soak', cards: cardsIn(hand, maskOf(c)) }),
  encode: (hand, { cards }) => code(SOAK, slotsOf(hand, cards)),
  why(rules, table, seat, hand, { cards }) {
    if (table.phase !== 'soak') return refuse('nothing-to-soak', '12.3');
    const notYours = whyNotDrawer(table, seat);
    if (notYours) return notYours;
    const due = toSoak(rules, table, seat, hand);
    if (cards.length !== due) return refuse('wrong-number-soaked', '12.3', { count: cards.length, due });
    return whyNotThrown(rules, table, hand, cards, '12.3');
  },
  play(rules, state, seat, c, tell) {
    discard(rules, state, seat, maskOf(c), 'yellow', tell);
    return 'proceed';
  },
  write: ({ cards }) => `soak ${writeCards(cards)}`,
  read(text) {
    const found = /^soak\s+(.+)$/i.exec(text);
    const cards = found && readCards(found[1] as string);
    return cards ? { type: 'soak', cards } : undefined;
  },
  costs: { clause: '12.3', due: 'soak', count: toSoak },
  check: ({ cards }) => (isCards(cards) ? { type: 'soak', cards: [...cards] } : 'cards'),
};

const stormRow: Deed<StormRow> = {
  type: 'storm-row',
  kind: STORM_ROW,
  decode: (_, c) => ({ type: 'storm-row', row: spaceOf(c) }),
  encode: (_, { row }) => code(STORM_ROW, 0, 0, row),
  why(rules, table, seat, _hand, { row }) {
    if (table.phase !== 'storm-row') return refuse('no-row-to-choose', '12.5');
    const notYours = whyNotDrawer(table, seat);
    if (notYours) return notYours;
    if (!hasGap(table.sea, row)) return refuse('row-full', '12.5', { row });
    return stormRows(rules, table).includes(row) ? undefined : refuse('row-blocked-already', '13.1', { row });
  },
  play(_, state, seat, c, tell) {
    blowOnRow(state, seat, spaceOf(c), tell);
    return 'proceed';
  },
  write: ({ row }) => `violet ${row + 1}`,
  read(text) {
    const found = /^violet ([1-6])$/i.exec(text);
    return found ? { type: 'storm-row', row: Number(found[1]) - 1 } : undefined;
  },
  check: ({ row }) => (isCount(row, ROWS.length - 1) ? { type: 'storm-row', row } : 'row'),
};

const earn = (state: State, why: 'departure' | 'row' | 'empty-hand', tell: Tell): void => {
  const part = weather(state);
  if (part.earned >= part.supply) return;
  part.earned++;
  tell?.push({ type: 'compass-earned', why });
};

/** 12.7 Six numbers in a row without a gap between them; they ascend, so first and last tell. */
const isRun = (sea: readonly Card[], row: number): boolean =>
  !hasGap(sea, row) && at(sea, row * COLUMNS + COLUMNS - 1) - at(sea, row * COLUMNS) === COLUMNS - 1;

/** 2.3, 12.2 How many cards of a pile an opening hand will take, from the top; `held` are in it already. */
const openingDraws = (
  cards: readonly Card[],
  from: number,
  { held, monsters, limit }: { readonly held: number; readonly monsters: number; readonly limit: number },
): number => {
  let [hand, kept, most] = [held, monsters, limit];
  let next = from;
  for (; next < cards.length && hand < most; next++) {
    const card = at(cards, next);
    const storm = stormOf(card);
    if (storm === undefined) {
      hand++;
      if (card === MONSTER) kept++;
    } else if (storm === 'yellow') {
      most = SOAKED_LIMIT;
      hand = Math.min(hand, Math.max(SOAKED_LIMIT, kept));
    }
  }
  return next - from;
};

const none = (count: number): number[] => listOf(count, () => 0);

/** Chapter 12 Storms and compasses. */
export const storms: Chapter<StormsTerms> = {
  codes: STORMS_CODES,
  reasons: ['yellow'],
  events: {
    'storm-drawn': { news: 'all' },
    'storm-blew': { news: 'all' },
    'storm-passed': { news: 'all' },
    'let-blow': { news: 'others' },
    calmed: { news: 'others' },
    'compass-earned': { news: 'all' },
    'compass-awarded': { news: 'all' },
  },
  option: { kind: 'switch', name: 'storms', default: false, difficulty: 3, clause: '12.1' },
  inPlay: options => options.storms === true,
  pack: () => STORM_NAMES.flatMap(storm => new Array<Card>(STORMS_OF_A_COLOUR).fill(stormCard(storm))),
  opening: (cards, from) => openingDraws(cards, from, { held: 0, monsters: 0, limit: HAND }),
  part: seats => ({
    storms: {
      yellow: none(seats),
      orange: none(seats),
      violet: none(ROWS.length),
      calmed: none(STORM_NAMES.length),
      compasses: none(seats),
      supply: COMPASSES,
      earned: 0,
      blowing: null,
      asked: listOf(seats, () => false),
      blind: listOf(seats, () => false),
      unseen: listOf(seats, () => []),
    },
  }),
  copy({ storms: from }, { storms: to }) {
    if (!from || !to) return;
    for (const name of ['yellow', 'orange', 'violet', 'calmed', 'compasses'] as const)
      copyNumbers(from[name], to[name]);
    Object.assign(to, { supply: from.supply, earned: from.earned, blowing: from.blowing });
    copySeats(from.asked, to.asked);
    copySeats(from.blind, to.blind);
    copyPiles(from.unseen, to.unseen);
  },

  blocks: (table, space) => ((table.storms?.violet[rowOf(space)] ?? 0) > 0 ? BLOCKED : undefined),
  closes: (table, viewer, space) =>
    viewer !== 'watcher' && (table.storms?.orange[viewer] ?? 0) > 0 && neighbours(table.sea, space) === 0
      ? ALONE
      : undefined,
  keeps: (table, card) => (card === DEPARTURE && table.departedBy === null ? KEPT : undefined),
  limit: (table, seat) => ((table.storms?.yellow[seat] ?? 0) > 0 ? SOAKED_LIMIT : undefined),
  unseen: (table, seat) => (table.storms?.blind[seat] ? Math.min(MOST_UNSEEN, pileSize(table, seat)) : 0),
  giveUnseen(state, seat, count, tell) {
    if (count === 0) return;
    for (let i = 0; i < count; i++) at(weather(state).unseen, seat).push(at(state.piles, seat).pop() as Card);
    tell?.push({ type: 'gave-unseen', seat, count });
  },
  drawn(rules, state, seat, card, tell) {
    const storm = stormOf(card);
    if (storm === undefined) return 'hold';
    weather(state).blowing = storm;
    tell?.push({ type: 'storm-drawn', seat, storm });
    return ask(state, 'storm') || blow(rules, state, tell) ? 'wait' : 'aside';
  },

  deeds: [useCompass, letBlow, award, soak, stormRow],
  moves(rules, table, seat, hand, start) {
    let runs = compassMoves(table, seat, start);
    if (seat !== drawer(table)) return runs;
    if (table.phase === 'soak')
      return throwRuns(code(SOAK), throwable(rules, table, hand), toSoak(rules, table, seat, hand), runs);
    if (table.phase === 'storm-row')
      for (const row of stormRows(rules, table)) runs = addMove(runs, code(STORM_ROW, 0, 0, row));
    return runs;
  },
  phases: {
    award: { code: 'award-first', clause: '12.8' },
    storm: { code: 'storm-first', clause: '12.10' },
    soak: { code: 'soak-first', clause: '12.3' },
    'storm-row': { code: 'storm-row-first', clause: '12.5' },
    distress: { code: 'distress-first', clause: '12.11', stuck: true },
  },
  rows: (rules, table) => (table.phase === 'storm-row' ? stormRows(rules, table) : undefined),
  must(table) {
    if (table.phase === 'award') return [table.turn];
    if (table.phase === 'storm' || table.phase === 'distress')
      return seatsWhere(table, seat => table.storms?.asked[seat] === false);
    if (table.phase !== 'soak' && table.phase !== 'storm-row') return undefined;
    const seat = drawer(table);
    return seat === undefined ? [] : [seat];
  },
  may: table => seatsWhere(table, seat => mayUseCompass(table, seat)),

  laid(state, _, space, tell) {
    if (isRun(state.sea, rowOf(space))) earn(state, 'row', tell);
  },
  emptied: (state, _, tell) => earn(state, 'empty-hand', tell),
  departed(state, tell) {
    const { blind, yellow } = weather(state);
    yellow.forEach((count, seat) => (blind[seat] = count > 0));
    earn(state, 'departure', tell);
  },
  acted: state => void weather(state).blind.fill(false),
  interlude(_, state, tell) {
    const part = weather(state);
    if (part.earned === 0) return false;
    if (state.seats > 1) {
      state.phase = 'award';
      return true;
    }
    while (part.earned > 0) handOut(state, 0, tell);
    return false;
  },
  rescues(state) {
    const part = weather(state);
    const helps = at(part.orange, state.turn) > 0 || part.violet.some(count => count > 0);
    return helps && ask(state, 'distress');
  },

  talks: ['storms'],
  talk: table =>
    seatsWhere(table, seat => mayUseCompass(table, seat)).length > 0 ? { talk: 'storms', clause: '12.12' } : undefined,

  view: ({ storms: part }) => {
    if (!part) return {};
    const { yellow, orange, violet, calmed, compasses, supply, earned, blowing, asked, blind, unseen } = part;
    return {
      storms: {
        yellow: [...yellow],
        orange: [...orange],
        violet: [...violet],
        calmed: [...calmed],
        compasses: [...compasses],
        supply,
        earned,
        blowing,
        asked: [...asked],
        blind: [...blind],
      },
      unseen: unseen.map(cards => cards.length),
    };
  },
  hidden: view =>
    STORM_NAMES.map(storm => ({
      card: stormCard(storm),
      count:
        STORMS_OF_A_COLOUR -
        lying(view, storm) -
        (view.storms?.calmed[kindOfStorm(storm)] ?? 0) -
        Number(view.storms?.blowing === storm),
      inHands: false,
    })),
  beside: state => weather(state).unseen,
  imagine(view, { storms: part }) {
    if (!part || !view.storms) return;
    const { supply, earned, blowing } = view.storms;
    for (const name of ['yellow', 'orange', 'violet', 'calmed', 'compasses'] as const)
      copyNumbers(view.storms[name], part[name]);
    Object.assign(part, { supply, earned, blowing });
    copySeats(view.storms.asked, part.asked);
    copySeats(view.storms.blind, part.blind);
    view.unseen?.forEach((count, seat) => at(part.unseen, seat).push(...new Array<Card>(count).fill(OPEN)));
  },
  likelihood: (rules, state) => (opensRight(state) && soaksRight(rules, state) ? 1 : 0),

  aside(state, card) {
    const storm = stormOf(card);
    if (storm !== undefined) calm(weather(state), storm);
    return storm !== undefined;
  },
  cards: state =>
    STORM_NAMES.flatMap(storm => {
      const { calmed, blowing } = weather(state);
      const count = lying(state, storm) + at(calmed, kindOfStorm(storm)) + Number(blowing === storm);
      return new Array<Card>(count).fill(stormCard(storm));
    }),
  save: saveStorms,
  load: loadStorms,
  check(rules, state, stop) {
    checkStorms(rules, state, stop);
    if (!opensRight(state)) return stop('piles', '2.4');
    if (!soaksRight(rules, state)) return stop('phase', '12.3');
  },
};

/** 2.4 While opening hands are drawn, no departure card lies among the cards still to be drawn for them. */
const opensRight = (state: State): boolean =>
  state.stage !== 'opening' ||
  state.piles.every((pile, seat) => {
    if (!state.due[seat]) return true;
    const cards = [...pile].reverse();
    const hand = at(state.hands, seat);
    const soaked =
      at(weather(state).yellow, seat) > 0 ||
      (state.phase === 'storm' && weather(state).blowing === 'yellow' && drawer(state) === seat);
    const draws = openingDraws(
      cards.filter(card => card !== DEPARTURE),
      0,
      {
        held: soaked ? Math.min(hand.length, SOAKED_LIMIT) : hand.length,
        monsters: hand.filter(card => card === MONSTER).length,
        limit: soaked ? SOAKED_LIMIT : HAND,
      },
    );
    return cards.indexOf(DEPARTURE) >= draws;
  });

/** 12.3 A player who has to discard has something to discard. */
const soaksRight = (rules: Parameters<typeof toSoak>[0], state: State): boolean => {
  if (state.phase !== 'soak') return true;
  const seat = drawer(state);
  return seat !== undefined && toSoak(rules, state, seat, at(state.hands, seat)) > 0;
};
