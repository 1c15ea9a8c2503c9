import { refuse, type Seat } from '../../../core/index.js';
import {
  ARRIVAL,
  ARRIVALS,
  BORDER,
  COMPASS,
  DEPARTURE,
  isIsland,
  MONSTER,
  ORANGE,
  ROCK,
  VIOLET,
  YELLOW,
  type Card,
} from '../../cards.js';
import type { Bar, Chapter, Deed, Tell } from '../../chapter.js';
import { strip } from '../../chart.js';
import { cardsIn, code, maskOf, slotsOf, spaceOf } from '../../codes.js';
import { CLEAR, PAY, PYRAMID_CODES, PYRAMID_DIFFICULTIES, type PyramidTerms } from './terms.js';
import { discard, throwable, whyNotNow, whyNotThrown } from '../../hands.js';
import { isCards, isCount, readCards, readSpace, writeCards, writeSpace } from '../../names.js';
import { checkPyramid, loadPyramid, savePyramid } from './position.js';
import { imaginePyramid } from './worlds.js';
import { addMove, throwRuns } from '../../runs.js';
import { gapsOf, ONE_ROUTE, OPEN, price, SPACES, type Space } from '../../sea.js';
import { at, copyNumbers, copyPiles, copySeats, insert, listOf } from '../../state.js';
import type { Move, Options, State } from '../../types.js';
import type { PyramidPart } from './part.js';

/**
 * 17.1 Rows of 11, 9, 7, 5, 3 and 1 spaces; the twenty at the edge are border cards. The shape is a
 * reconstruction from the number of border cards: correct it here if your sheet shows another.
 */
const ROWS = [11, 9, 7, 5, 3, 1];
/** Each row stands on the middle of the one below. */
const CHART = ROWS.flatMap((length, row) => strip(length, { column: row, row }));
const EDGE: ReadonlySet<Space> = new Set([...Array(12).keys(), 19, 20, 26, 27, 31, 32, 34, 35]);
export const isEdge = (space: Space): boolean => EDGE.has(space);

const times = (card: Card, count: number): Card[] => new Array<Card>(count).fill(card);

/** 17.2 Every card of the expansions, all departures and arrivals, two borders; easier with three monsters fewer. */
const explorationCards = ({ pyramid: difficulty }: Options): readonly Card[] => {
  const tamed = difficulty === 'easier' ? 3 : 0;
  return [
    ...times(ARRIVAL, ARRIVALS),
    ...times(DEPARTURE, 5),
    ...times(BORDER, 2 + tamed),
    ...times(MONSTER, 5 - tamed),
    ...[YELLOW, VIOLET, ORANGE].flatMap(storm => times(storm, 2)),
    ...times(COMPASS, 6),
    ROCK,
  ];
};

const STORMY: Bar = { code: 'storm-in-the-way', clause: '17.6' };
const LATER: Bar = { code: 'pay-later', clause: '17.5' };

const part = (state: State): PyramidPart => state.pyramid as PyramidPart;

/** The island just laid does not stay: the space is open again. */
const takeBack = (state: State, space: Space): Card => {
  const card = at(state.sea, space);
  state.sea[space] = OPEN;
  state.open++;
  const [gaps] = gapsOf(state.sea, [ONE_ROUTE]);
  if (gaps) {
    copyNumbers(gaps.lowest, at(state.gaps, 0).lowest);
    copyNumbers(gaps.highest, at(state.gaps, 0).highest);
  }
  return card;
};

/** 17.5, 17.8 What is to be paid from the hand; a card that is missing comes unseen from the pile, if there is one. */
const owe = (state: State, seat: Seat, count: number, tell: Tell): void => {
  const held = at(state.hands, seat).length;
  part(state).owed = Math.min(count, held);
  const card = count > held ? at(state.piles, seat).pop() : undefined;
  if (card === undefined) return;
  at(part(state).unseen, seat).push(card);
  tell?.push({ type: 'gave-unseen', seat, count: 1 });
};

/** 17.4–17.8 The top card of the exploration pile takes effect. */
const explore = (state: State, seat: Seat, space: Space, tell: Tell): void => {
  const own = part(state);
  const card = own.deck.pop() as Card;
  const cost = price(state.sea, at(state.sea, space), space);
  const rock = card === ROCK || (card === DEPARTURE && state.options.pyramid === 'harder');
  tell?.push({ type: 'explored', seat, space, card });
  if (card === ARRIVAL || card === COMPASS) {
    insert(at(state.hands, seat), card);
    at(own.secrets, seat).push(at(state.thrown, seat).length);
    return owe(state, seat, cost, tell);
  }
  if (card === MONSTER) return void own.out.push(takeBack(state, space), card);
  if (card === DEPARTURE || card === BORDER || card === ROCK) {
    own.out.push(card);
    return owe(state, seat, cost + (rock ? 1 : 0), tell);
  }
  insert(at(state.hands, seat), takeBack(state, space));
  own.storms[space] = card;
};

type Pay = Extract<Move, { type: 'pay' }>;
type Clear = Extract<Move, { type: 'clear' }>;

const pay: Deed<Pay> = {
  type: 'pay',
  kind: PAY,
  decode: (hand, c) => ({ type: 'pay', cards: cardsIn(hand, maskOf(c)) }),
  encode: (hand, { cards }) => code(PAY, slotsOf(hand, cards)),
  why(rules, table, seat, hand, { cards }) {
    if (table.phase !== 'pay') return refuse('nothing-to-pay', '17.5');
    if (seat !== table.turn) return refuse('not-your-turn', '3.1', { turn: table.turn });
    const due = table.pyramid?.owed ?? 0;
    if (cards.length !== due) return refuse('wrong-number-paid', '17.5', { count: cards.length, due });
    return whyNotThrown(rules, table, hand, cards, '17.5');
  },
  play(rules, state, seat, c, tell) {
    part(state).owed = 0;
    discard(rules, state, seat, maskOf(c), 'price', tell);
    return 'proceed';
  },
  write: ({ cards }) => `pay ${writeCards(cards)}`,
  read(text) {
    const found = /^pay\s+(.+)$/i.exec(text);
    const cards = found && readCards(found[1] as string);
    return cards ? { type: 'pay', cards } : undefined;
  },
  costs: { clause: '17.5', due: 'pay', count: (_, { pyramid: own }) => own?.owed ?? 0 },
  check: ({ cards }) => (isCards(cards) ? { type: 'pay', cards: [...cards] } : 'cards'),
};

const clear: Deed<Clear> = {
  type: 'clear',
  kind: CLEAR,
  decode: (_, c) => ({ type: 'clear', space: spaceOf(c) }),
  encode: (_, { space }) => code(CLEAR, 0, 0, space),
  why(rules, table, seat, hand, { space }) {
    const notNow = whyNotNow(rules, table, seat);
    if (notNow) return notNow;
    if (!hand.includes(COMPASS)) return refuse('card-not-held', '17.7', { cards: [COMPASS] });
    return (table.pyramid?.storms[space] ?? null) === null ? refuse('no-storm-there', '17.7', { space }) : undefined;
  },
  play(_, state, seat, c, tell) {
    const { storms, out, secrets } = part(state);
    const hand = at(state.hands, seat);
    hand.splice(hand.indexOf(COMPASS), 1);
    out.push(COMPASS, at(storms, spaceOf(c)) as Card);
    storms[spaceOf(c)] = null;
    // One secret is out; nobody knows which, and the latest binds what is left the least.
    at(secrets, seat).pop();
    tell?.push({ type: 'cleared', seat, space: spaceOf(c) });
    return 'acted';
  },
  write: ({ space }, chart) => `clear ${writeSpace(space, chart)}`,
  read(text, chart) {
    const space = readSpace(/^clear\s+(\w+)$/i.exec(text)?.[1] ?? '', chart);
    return space === undefined ? undefined : { type: 'clear', space };
  },
  check: ({ space }) => (isCount(space, SPACES - 1) ? { type: 'clear', space } : 'space'),
};

/** Chapter 17 The pyramid. */
export const pyramid: Chapter<PyramidTerms> = {
  codes: PYRAMID_CODES,
  events: {
    explored: {
      news: 'all',
      // 17.4 Arrivals and compasses are taken secretly; everything else is seen by all.
      show: (event, viewer) => {
        const { type, seat, space, card } = event;
        return seat === viewer || (card !== ARRIVAL && card !== COMPASS) ? event : { type, seat, space };
      },
    },
    cleared: { news: 'others' },
  },
  variant: { name: 'pyramid', difficulty: 2 },
  option: {
    kind: 'choice',
    name: 'pyramid',
    values: PYRAMID_DIFFICULTIES,
    default: 'normal',
    difficulty: [0, 0, 1],
    clause: '17.10',
  },
  exclusions: variants => [
    {
      code: 'difficulty-needs-pyramid',
      clause: '17.10',
      when: [
        { name: 'pyramid', in: ['easier', 'harder'] },
        { name: 'variant', in: variants.filter(variant => variant !== 'pyramid') },
      ],
    },
  ],
  inPlay: options => options.variant === 'pyramid',
  chart: CHART,
  arrivals: false,
  departs: false,
  deckCards: explorationCards,
  deck: state => part(state).deck,
  part: seats => ({
    pyramid: {
      deck: [],
      storms: listOf(SPACES, (): Card | null => null),
      out: [],
      owed: 0,
      secrets: listOf(seats, () => []),
      unseen: listOf(seats, () => []),
    },
  }),
  copy({ pyramid: from }, { pyramid: to }) {
    if (!from || !to) return;
    copyNumbers(from.deck, to.deck);
    copySeats(from.storms, to.storms);
    copyNumbers(from.out, to.out);
    to.owed = from.owed;
    copyPiles(from.secrets, to.secrets);
    copyPiles(from.unseen, to.unseen);
  },

  blocks: ({ pyramid: own }, space) => ((own?.storms[space] ?? null) === null ? undefined : STORMY),
  defers: ({ pyramid: own }, space) => (isEdge(space) && deckSize(own?.deck ?? 0) > 0 ? LATER : undefined),
  laid(state, seat, space, tell) {
    if (isEdge(space) && part(state).deck.length > 0) explore(state, seat, space, tell);
  },

  deeds: [pay, clear],
  actions(_, table, _seat, hand, start) {
    let runs = start;
    if (hand.includes(COMPASS))
      table.pyramid?.storms.forEach((storm, space) => {
        if (storm !== null) runs = addMove(runs, code(CLEAR, 0, 0, space));
      });
    return runs;
  },
  moves: (rules, table, seat, hand, runs) =>
    table.phase === 'pay' && seat === table.turn
      ? throwRuns(code(PAY), throwable(rules, table, hand), table.pyramid?.owed ?? 0, runs)
      : runs,
  phases: { pay: { code: 'pay-first', clause: '17.5' } },
  must: table => (table.phase === 'pay' ? [table.turn] : undefined),
  interlude(_, state) {
    if (part(state).owed === 0) return false;
    state.phase = 'pay';
    return true;
  },

  view: ({ pyramid: own }) =>
    own
      ? {
          pyramid: {
            deck: own.deck.length,
            storms: [...own.storms],
            out: [...own.out],
            owed: own.owed,
            secrets: own.secrets.map(list => [...list]),
          },
          unseen: own.unseen.map(cards => cards.length),
        }
      : {},
  beside: state => part(state).unseen,
  dream: imaginePyramid,

  aside(state, card) {
    if (!isIsland(card)) part(state).out.push(card);
    return !isIsland(card);
  },
  cards: state => [...part(state).deck, ...part(state).storms.filter(storm => storm !== null), ...part(state).out],
  save: savePyramid,
  load: loadPyramid,
  check: (_, state, stop) => checkPyramid(state, isEdge, stop),
};

const deckSize = (deck: readonly Card[] | number): number => (typeof deck === 'number' ? deck : deck.length);
