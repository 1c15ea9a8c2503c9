import { partOf, refuse, type Fields, type Seat } from '../../../core/index.js';
import { MONSTER, type Card } from '../../cards.js';
import type { Bar, Chapter, Deed, Rules } from '../../chapter.js';
import { code, MOST_SPACES, spaceOf } from '../../codes.js';
import { DESTROY, MONSTERS_CODES, type MonstersTerms } from './terms.js';
import { blockedBy, mustDepart, whyNotNow } from '../../hands.js';
import { isCards, isCount, readSpace, writeSpace } from '../../names.js';
import { addMove } from '../../runs.js';
import { gapsOf, OPEN } from '../../sea.js';
import { at, copyNumbers, copySeats, listOf } from '../../state.js';
import type { Move, Open, State } from '../../types.js';

const KEPT: Bar = { code: 'monster-kept', clause: '11.3' };

type Monster = Extract<Move, { type: 'monster' }>;

/** 11.2 Island and monster leave the game; the space is open again. */
const destroy = (rules: Rules, state: State, seat: Seat, space: number): Card => {
  const card = at(state.sea, space);
  state.sea[space] = OPEN;
  state.open++;
  gapsOf(state.sea, rules.routes).forEach((gaps, route) => {
    copyNumbers(gaps.lowest, at(state.gaps, route).lowest);
    copyNumbers(gaps.highest, at(state.gaps, route).highest);
  });
  const hand = at(state.hands, seat);
  hand.splice(hand.indexOf(MONSTER), 1);
  state.monsters?.destroyed.push(card);
  // What was announced is out of date: nobody knows whether there was more than one.
  if (state.monsters) state.monsters.holds[seat] = false;
  return card;
};

const monster: Deed<Monster> = {
  type: 'monster',
  kind: DESTROY,
  decode: (_, c) => ({ type: 'monster', space: spaceOf(c) }),
  encode: (_, { space }) => code(DESTROY, 0, 0, space),
  why(rules, table, seat, hand, { space }) {
    const notNow = whyNotNow(rules, table, seat);
    if (notNow) return notNow;
    if (mustDepart(table, hand)) return refuse('departure-first', '5.1');
    if (!hand.includes(MONSTER)) return refuse('card-not-held', '11.2', { cards: [MONSTER] });
    if (space >= table.sea.length) return refuse('no-such-space', '1.1', { space, last: table.sea.length - 1 });
    if (table.sea[space] === OPEN) return refuse('nothing-to-destroy', '11.2', { space });
    const blocked = blockedBy(rules, table, space);
    return blocked && refuse(blocked.code, blocked.clause, { space });
  },
  play(rules, state, seat, c, tell) {
    const card = destroy(rules, state, seat, spaceOf(c));
    tell?.push({ type: 'destroyed', seat, card, space: spaceOf(c) });
    return 'acted';
  },
  write: ({ space }, chart) => `M ${writeSpace(space, chart)}`,
  read(text, chart) {
    const space = /^m\s+(\w+)$/i.exec(text)?.[1];
    const found = space === undefined ? undefined : readSpace(space, chart);
    return found === undefined ? undefined : { type: 'monster', space: found };
  },
  check: ({ space }) => (isCount(space, MOST_SPACES - 1) ? { type: 'monster', space } : 'space'),
};

const countIn = (hand: readonly Card[]): number => hand.filter(card => card === MONSTER).length;

const isFlags = (value: unknown, seats: number): value is boolean[] =>
  Array.isArray(value) && value.length === seats && value.every(flag => typeof flag === 'boolean');

const isCounts = (value: unknown, seats: number): value is number[] =>
  Array.isArray(value) && value.length === seats && value.every(count => isCount(count, 110));

/**
 * How likely a hand of `held` cards holds just these monsters, if only the `fresh` ones that were
 * drawn since it was last shown to hold none can be monsters.
 */
const chanceOf = (monsters: number, held: number, fresh: number): number => {
  let chance = 1;
  for (let i = 0; i < monsters; i++) chance *= Math.max(0, Math.min(fresh, held) - i) / (held - i);
  return chance;
};

/** Chapter 11 Sea monsters. */
export const monsters: Chapter<MonstersTerms> = {
  codes: MONSTERS_CODES,
  events: { destroyed: { news: 'others' }, 'monsters-announced': { news: 'all' } },
  option: {
    kind: 'choice',
    name: 'monsters',
    values: [0, 3, 4, 5],
    default: 0,
    difficulty: [0, 2, 2, 3],
    clause: '11.1',
  },
  inPlay: options => (options.monsters ?? 0) > 0,
  pack: options => new Array<Card>(options.monsters ?? 0).fill(MONSTER),
  part: seats => ({
    monsters: {
      destroyed: [],
      holds: listOf(seats, () => false),
      fresh: listOf(seats, () => 0),
    },
  }),
  copy(from, to) {
    if (!from.monsters || !to.monsters) return;
    copyNumbers(from.monsters.destroyed, to.monsters.destroyed);
    copySeats(from.monsters.holds, to.monsters.holds);
    copyNumbers(from.monsters.fresh, to.monsters.fresh);
  },

  keeps: (_, card) => (card === MONSTER ? KEPT : undefined),
  dealt(state) {
    state.hands.forEach((hand, seat) => state.monsters && (state.monsters.fresh[seat] = hand.length));
  },
  took(state, seat) {
    if (state.monsters) state.monsters.fresh[seat] = at(state.monsters.fresh, seat) + 1;
  },

  deeds: [monster],
  actions(rules, table, _, hand, start) {
    if (!hand.includes(MONSTER)) return start;
    let runs = start;
    for (let space = 0; space < table.sea.length; space++)
      if (table.sea[space] !== OPEN && !blockedBy(rules, table, space))
        runs = addMove(runs, code(DESTROY, 0, 0, space));
    return runs;
  },

  bars(table: Open, _, hand) {
    if (hand.includes(MONSTER)) return refuse('monster-in-hand', '11.4');
    const holders = table.monsters?.holds.flatMap((holds, seat) => (holds ? [seat] : [])) ?? [];
    return holders.length > 0 ? refuse('monsters-about', '11.5', { seats: holders }) : undefined;
  },
  foils(state, seat, tell) {
    const part = state.monsters;
    if (!part || !state.hands.some(hand => hand.includes(MONSTER))) return false;
    state.hands.forEach((hand, player) => {
      part.holds[player] = hand.includes(MONSTER);
      if (!part.holds[player]) part.fresh[player] = 0;
    });
    const holders = part.holds.flatMap((holds, player) => (holds ? [player] : []));
    tell?.push({ type: 'monsters-announced', seat, holders });
    return true;
  },

  view: ({ monsters: part }) =>
    part ? { monsters: { destroyed: [...part.destroyed], holds: [...part.holds], fresh: [...part.fresh] } } : {},
  hidden: (view, own) => [
    {
      card: MONSTER,
      count: (view.options.monsters ?? 0) - (view.monsters?.destroyed.length ?? 0) - countIn(own),
      inHands: true,
    },
  ],
  imagine(view, { monsters: part }) {
    if (!part || !view.monsters) return;
    part.destroyed.push(...view.monsters.destroyed);
    copySeats(view.monsters.holds, part.holds);
    copyNumbers(view.monsters.fresh, part.fresh);
  },
  likelihood: (_, { hands, monsters: part, outcome }) =>
    hands.reduce((chance, hand, seat) => {
      const held = countIn(hand);
      if ((part?.holds[seat] && held === 0) || (outcome?.won && held > 0)) return 0;
      return chance * chanceOf(held, hand.length, part?.fresh[seat] ?? 0);
    }, 1),

  cards: ({ monsters: part }) => (part?.destroyed ?? []).flatMap(card => [card, MONSTER]),
  save: ({ monsters: part }) =>
    part ? { monsters: { destroyed: [...part.destroyed], holds: [...part.holds], fresh: [...part.fresh] } } : {},
  load(state, from, stop) {
    if (!state.monsters) return stop('monsters', 'input');
    const defaults = { destroyed: [], holds: state.monsters.holds, fresh: state.hands.map(hand => hand.length) };
    const { destroyed, holds, fresh, ...rest }: Fields = { ...defaults, ...partOf(from, 'monsters') };
    if (Object.keys(rest).length > 0) return stop('monsters', 'input');
    if (!isCards(destroyed) || destroyed.some(card => card >= MONSTER)) return stop('monsters.destroyed', '11.2');
    if (!isFlags(holds, state.seats)) return stop('monsters.holds', 'input');
    if (!isCounts(fresh, state.seats)) return stop('monsters.fresh', 'input');
    state.monsters.destroyed.push(...destroyed);
    copySeats(holds, state.monsters.holds);
    copyNumbers(fresh, state.monsters.fresh);
  },
  check(_, state, stop) {
    if (state.monsters?.destroyed.some(card => card > 80)) return stop('monsters.destroyed', '11.2');
    if (state.thrown.flat().includes(MONSTER)) return stop('thrown', '11.3');
    state.hands.forEach((hand, seat) => {
      const held = countIn(hand);
      if (state.monsters?.holds[seat] && held === 0) stop('monsters.holds', '11.5');
      if (held > (state.monsters?.fresh[seat] ?? 0)) stop('monsters.fresh', '11.5');
    });
    if (state.outcome?.won && state.hands.flat().includes(MONSTER)) return stop('outcome', '11.4');
  },
};
