import { partOf, refuse, type Dice } from '../../../core/index.js';
import { COMPASS, HAND, type Card } from '../../cards.js';
import type { Chapter, Deed } from '../../chapter.js';
import { cardsIn, CHOICES, code, maskOf, MOST_SPACES, slotsOf, spaceOf } from '../../codes.js';
import { DAY_NIGHT_CODES, TURN_OVER, type DayNightTerms } from './terms.js';
import { discard, mustDepart, throwable, whyNotNow, whyNotThrown } from '../../hands.js';
import { isCount, readCard, readSpace, writeCard, writeSpace } from '../../names.js';
import { addRun } from '../../runs.js';
import { OPEN, SPACES, type Space } from '../../sea.js';
import { at, copySeats, listOf } from '../../state.js';
import type { Move, Open, State } from '../../types.js';
import type { DayNightPart } from './part.js';
import type { Side } from '../../sides.js';

const COMPASSES = 6; // 15.1
const TURNING_COSTS = 1; // 15.4

const other = (side: Side): Side => (side === 'sun' ? 'moon' : 'sun');

/** 15.5 The upper half of the sea lies in the sun, the lower half in the moonlight. */
const rightSide = (space: Space): Side => (space >= SPACES / 2 ? 'sun' : 'moon');

/** 15.5 */
export const isRightSide = (space: Space, side: Side): boolean => side === rightSide(space);

const part = (state: State): DayNightPart => state.dayNight as DayNightPart;

/** 15.5 The islands that lie with the wrong side up. */
export const wrongSpaces = (table: Pick<Open, 'dayNight'>): readonly Space[] =>
  (table.dayNight?.sides ?? []).flatMap((side, space) => (side !== null && side !== rightSide(space) ? [space] : []));

type TurnOver = Extract<Move, { type: 'turn' }>;

const turnOver: Deed<TurnOver> = {
  type: 'turn',
  kind: TURN_OVER,
  decode: (hand, c) => ({ type: 'turn', space: spaceOf(c), card: at(cardsIn(hand, maskOf(c)), 0) }),
  encode: (hand, { space, card }) => code(TURN_OVER, slotsOf(hand, [card]), 0, space),
  why(rules, table, seat, hand, { space, card }) {
    const notNow = whyNotNow(rules, table, seat);
    if (notNow) return notNow;
    if (mustDepart(table, hand)) return refuse('departure-first', '5.1');
    if (space >= table.sea.length) return refuse('no-such-space', '1.1', { space, last: table.sea.length - 1 });
    if (table.sea[space] === OPEN) return refuse('nothing-to-turn', '15.4', { space });
    return whyNotThrown(rules, table, hand, [card], '15.4');
  },
  play(rules, state, seat, c, tell) {
    const space = spaceOf(c);
    const { sides } = part(state);
    const side = other(at(sides, space) ?? 'sun');
    sides[space] = side;
    tell?.push({ type: 'turned', seat, space, side });
    discard(rules, state, seat, maskOf(c), 'turn', tell);
    return 'acted';
  },
  write: ({ space, card }, chart) => `turn ${writeSpace(space, chart)} - ${writeCard(card)}`,
  read(text, chart) {
    const found = /^turn\s+(\w+)\s*-\s*(\w+)$/i.exec(text);
    const [space, card] = [readSpace(found?.[1] ?? '', chart), readCard(found?.[2] ?? '')];
    return space === undefined || card === undefined ? undefined : { type: 'turn', space, card };
  },
  costs: { clause: '15.4', count: () => TURNING_COSTS },
  check({ space, card }) {
    if (!isCount(space, MOST_SPACES - 1)) return 'space';
    return isCount(card, COMPASS) && card > 0 ? { type: 'turn', space, card } : 'card';
  },
};

/** 15.2 Compasses among the first cards go back into the pile: the game begins with the sun up. */
const keepOutOfHand = (cards: Card[], from: number, end: number, dice: Dice): void => {
  const own = cards.slice(from, end);
  const aside: Card[] = [];
  while (own.slice(0, HAND).includes(COMPASS)) aside.push(...own.splice(own.indexOf(COMPASS), 1));
  for (const compass of aside) own.splice(HAND + dice.below(own.length - HAND + 1), 0, compass);
  own.forEach((card, i) => (cards[from + i] = card));
};

/** Chapter 15 Day and night. */
export const dayNight: Chapter<DayNightTerms> = {
  codes: DAY_NIGHT_CODES,
  reasons: ['turn'],
  events: { 'hands-turned': { news: 'all' }, turned: { news: 'others' } },
  variant: { name: 'day-night', difficulty: 1 },
  exclusions: () => [
    {
      // Where one card is enough for an action, the strict rule makes no sense.
      code: 'strict-excludes-day-night',
      clause: '15.4',
      when: [
        { name: 'strict', in: [true] },
        { name: 'variant', in: ['day-night'] },
      ],
    },
  ],
  inPlay: options => options.variant === 'day-night',
  pack: () => new Array<Card>(COMPASSES).fill(COMPASS),
  arrange: keepOutOfHand,
  unheld: [COMPASS],
  part: () => ({
    dayNight: { up: 'sun', drawn: 0, sides: listOf(SPACES, (): Side | null => null) },
  }),
  copy({ dayNight: from }, { dayNight: to }) {
    if (!from || !to) return;
    Object.assign(to, { up: from.up, drawn: from.drawn });
    copySeats(from.sides, to.sides);
  },

  drawn(_, state, seat, card, tell) {
    if (card !== COMPASS) return 'hold';
    part(state).drawn++;
    part(state).up = other(part(state).up);
    tell?.push({ type: 'hands-turned', seat, side: part(state).up });
    return 'aside';
  },
  laid(state, _, space) {
    part(state).sides[space] = part(state).up;
  },

  deeds: [turnOver],
  actions(rules, table, _, hand, start) {
    const ways = CHOICES[throwable(rules, table, hand)]?.[1] ?? [];
    let runs = start;
    for (let space = 0; space < table.sea.length; space++)
      if (table.sea[space] !== OPEN && ways.length > 0)
        runs = addRun(runs, code(TURN_OVER, 0, 0, space), ways, ways.length);
    return runs;
  },

  bars(table) {
    const count = wrongSpaces(table).length;
    return count > 0 ? refuse('wrong-sides', '15.5', { count }) : undefined;
  },

  view: ({ dayNight: own }) => (own ? { dayNight: { ...own, sides: [...own.sides] } } : {}),
  hidden: view => [{ card: COMPASS, count: COMPASSES - (view.dayNight?.drawn ?? 0), inHands: false }],
  imagine(view, { dayNight: own }) {
    if (!own || !view.dayNight) return;
    Object.assign(own, { up: view.dayNight.up, drawn: view.dayNight.drawn });
    copySeats(view.dayNight.sides, own.sides);
  },

  aside(state, card) {
    if (card === COMPASS) part(state).drawn++;
    return card === COMPASS;
  },
  cards: state => new Array<Card>(part(state).drawn).fill(COMPASS),
  save: ({ dayNight: own }) => ({ dayNight: { ...own, sides: [...(own?.sides ?? [])] } }),
  load(state, from, stop) {
    const lies = state.sea.map((card, space) => (card === OPEN ? null : rightSide(space)));
    const { up = 'sun', drawn = 0, sides = lies, ...rest } = partOf(from, 'dayNight');
    if (Object.keys(rest).length > 0) return stop('dayNight', 'input');
    if (up !== 'sun' && up !== 'moon') return stop('dayNight.up', '15.3');
    if (!isCount(drawn, COMPASSES)) return stop('dayNight.drawn', '15.1');
    if (!Array.isArray(sides) || sides.length !== SPACES) return stop('dayNight.sides', 'input');
    Object.assign(part(state), { up, drawn });
    sides.forEach((side: unknown, space) => {
      if (side !== 'sun' && side !== 'moon' && side !== null) return stop(`dayNight.sides[${space}]`, '15.3');
      part(state).sides[space] = side;
    });
  },
  check(_, state, stop) {
    if ([...state.hands, ...state.thrown].flat().includes(COMPASS)) return stop('hands', '15.3');
    state.sea.forEach((card, space) => {
      if ((card === OPEN) !== (part(state).sides[space] === null)) stop(`dayNight.sides[${space}]`, '15.3');
    });
    if (state.outcome?.won && wrongSpaces(state).length > 0) return stop('outcome', '15.5');
  },
};
