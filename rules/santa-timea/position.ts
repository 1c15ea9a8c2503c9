import { loadPosition, stop, type Fields, type OptionValues, type Refusal, type Result } from '../core/index.js';
import { BRIDE, FORECAST, HAND, TRICKS, type Wind } from './cards.js';
import { nextStarter } from './end.js';
import { entry, hoardIn, score, setsLaid, setsOf } from './evaluation.js';
import { onlyBrides, tricksOver, untold } from './history.js';
import { directionsIn, hoardOf, maskOfDirections, setsIn, windsIn } from './hoard.js';
import { openChoices } from './moves.js';
import { writeCards, writeDirections, writeWinds } from './notation.js';
import { EXCLUSIONS, NAME, OPTIONS, RULES_VERSION, SEATS } from './options.js';
import { isWithin, PACK, WIND_PACK, without } from './pack.js';
import { reader, type Reader, type ToldTrick } from './position-reader.js';
import { choicesOf } from './sets.js';
import { at, start, UNPLAYED } from './state.js';
import { judge, nextIn, takerIn } from './trick.js';
import { PHASES, type Options, type State } from './types.js';
import { view } from './view.js';

/** docs/positions/santa-timea.md describes this format; a saved position loads to the same state. */
export const save = (state: State): unknown => {
  const { seats, ledger, log } = state;
  const over = tricksOver(state);
  const told = untold(state);
  const trickFrom = (trick: number, count: number): string =>
    writeCards(log.slice(trick * seats, trick * seats + count));
  return {
    game: NAME,
    rulesVersion: RULES_VERSION,
    seats,
    options: { ...state.options },
    phase: state.phase,
    starter: state.starter,
    leader: state.leader,
    hands: state.hands.map(writeCards),
    played: trickFrom(state.trick - 1, state.laid),
    gone: Array.from({ length: over - told }, (_, i) => `${state.leaders[told + i]}: ${trickFrom(told + i, seats)}`),
    blown: writeWinds(state.winds.slice(0, over)),
    winds: writeWinds(state.winds.slice(over)),
    forecast: writeWinds(state.forecast),
    collected: state.collected.map(hoard => writeWinds(windsIn(hoard))),
    carried: writeWinds(state.carried),
    chosen: state.chosen.map(mask => (mask === null ? null : writeDirections(directionsIn(mask)))),
    sheet: Array.from({ length: ledger.length / seats }, (_, round) =>
      ledger.slice(round * seats, (round + 1) * seats).map(written => ({
        collected: writeWinds(windsIn(hoardIn(written))),
        sets: writeDirections(directionsIn(setsOf(written))),
      })),
    ),
  };
};

const fill = <T>(to: T[], values: readonly T[]): void => void to.splice(0, to.length, ...values);

/** Chapter 7 The earlier rounds; returns who could have started this one, as the points stood before it. */
const readSheet = (state: State, read: Reader): readonly number[] => {
  const { options, seats, ledger, points, roundsWon } = state;
  let before: readonly number[] = points;
  read.sheet().forEach((lines, round) => {
    if (!isWithin(lines.map(({ collected }) => collected).flat(), WIND_PACK)) stop(`sheet[${round}]`, '1.3');
    if (lines.reduce((sum, { collected }) => sum + collected.length, 0) > TRICKS) stop(`sheet[${round}]`, '2.1');
    lines.forEach(({ collected, sets }, seat) => {
      const hoard = hoardOf(collected);
      const mask = sets === undefined ? setsIn(hoard) : maskOfDirections(sets);
      if (mask & ~setsIn(hoard)) stop(`sheet[${round}][${seat}]`, '7.1');
      const kept = mask & choicesOf(options, hoard);
      if (setsLaid(options, hoard, kept) !== mask)
        stop(`sheet[${round}][${seat}]`, options.professional ? '9.4' : '7.2');
      ledger.push(entry(hoard, mask));
    });
    before = [...points];
    score(options, ledger, points, roundsWon);
  });
  const rounds = ledger.length / seats;
  if (state.phase === 'over' ? rounds !== options.rounds : rounds >= options.rounds) stop('sheet', '2.1');
  state.round = state.phase === 'over' ? rounds : rounds + 1;
  return state.phase === 'over' ? before : points;
};

/** 2.5 Who started the round. */
const readStarter = (state: State, read: Reader, pointsBefore: readonly number[]): void => {
  const later = state.round > 1;
  state.starter = read.seat('starter', later ? nextStarter(pointsBefore, 0) : read.seat('leader', 0));
  if (later && at(pointsBefore, state.starter) !== Math.max(...pointsBefore)) stop('starter', '2.5');
};

/** 2.2, 3.1 Hands and cards of this trick; all have played as often as the trick says. */
const readHands = (state: State, read: Reader): void => {
  const { seats, leader } = state;
  const played = read.cards('played');
  if (state.phase === 'trick' ? played.length >= seats : played.length > 0) stop('played', '3.1');
  state.laid = played.length;
  state.turn = (leader + played.length) % seats;
  read.hands().forEach((hand, seat) =>
    fill(
      at(state.hands, seat),
      hand.sort((a, b) => a - b),
    ),
  );
  const held = at(state.hands, state.turn).length;
  if (state.phase === 'trick' ? held < 1 || held > HAND : held > 0) stop(`hands[${state.turn}]`, '2.2', { most: HAND });
  state.trick = Math.min(TRICKS, TRICKS + 1 - held);
  state.hands.forEach((hand, seat) => {
    const hasPlayed = (seat - leader + seats) % seats < played.length;
    if (hand.length !== held - (hasPlayed ? 1 : 0)) stop(`hands[${seat}]`, '2.2', { due: held - (hasPlayed ? 1 : 0) });
  });
  played.forEach((card, i) => (state.log[(state.trick - 1) * seats + i] = card));
  if (state.phase === 'trick') state.leaders[state.trick - 1] = leader;
};

/** 1.3, 2.4, 9.1 The wind cards; those that are not named are the lowest ones left. */
const readWinds = (state: State, read: Reader): void => {
  const over = tricksOver(state);
  const taken = [...state.collected.flatMap(windsIn), ...state.carried];
  const blown = read.has('blown') ? read.winds('blown') : taken;
  const winds = read.winds('winds');
  const forecast = read.winds('forecast');
  if (!isWithin([...blown, ...winds, ...forecast], WIND_PACK)) stop('winds', '1.3');
  if (!isWithin(taken, blown)) stop('collected', '3.2');
  const left = without(WIND_PACK, [...blown, ...winds, ...forecast]);
  const upTo = (field: string, clause: string, named: readonly Wind[], due: number): Wind[] =>
    named.length > due ? stop(field, clause, { due }) : [...named, ...left.splice(0, due - named.length)];
  const all = upTo('blown', '2.4', blown, over);
  if (read.has('blown') && blown.length !== over) stop('blown', '2.4', { due: over });
  fill(state.winds, [...all, ...upTo('winds', '2.4', winds, TRICKS - over)]);
  fill(state.forecast, upTo('forecast', '9.1', forecast, state.options.professional ? FORECAST : 0));
};

/**
 * Chapters 3 to 6 The last tricks of the round, if they are told: who leads and who took what
 * follows from them, as far as they go.
 */
const foldTricks = (state: State, tricks: readonly ToldTrick[]): void => {
  const { seats, options } = state;
  const first = tricksOver(state) - tricks.length;
  let leader = first === 0 ? state.starter : tricks[0]?.leader;
  const taken: Wind[][] = state.hands.map(() => []);
  let carried: Wind[] = [];
  tricks.forEach((told, i) => {
    const trick = first + i;
    if (told.cards.length !== seats) stop(`gone[${i}]`, '3.1', { due: seats });
    if (told.leader !== leader) stop(`gone[${i}]`, '3.3');
    const wind = at(state.winds, trick);
    const verdict = judge(told.cards, 0, seats, wind);
    const taker = takerIn(verdict);
    state.leaders[trick] = told.leader;
    told.cards.forEach((card, place) => (state.log[trick * seats + place] = card));
    if (taker !== null) at(taken, (told.leader + taker) % seats).push(wind, ...carried);
    carried = taker === null && options.professional && trick < TRICKS - 1 ? [...carried, wind] : [];
    if (trick < TRICKS - 1) leader = (told.leader + nextIn(verdict)) % seats;
  });
  if (leader !== undefined && leader !== state.leader)
    stop('leader', tricks.length > 0 ? '3.3' : '2.5', { due: leader });
  const isAll = first === 0;
  taken.forEach((winds, seat) => {
    const collected = windsIn(at(state.collected, seat));
    if (!isWithin(winds, collected) || (isAll && winds.length !== collected.length)) stop(`collected[${seat}]`, '3.2');
  });
  const isKnown = isAll || taken.some(winds => winds.length > 0);
  const told = isKnown ? state.carried : state.carried.slice(state.carried.length - carried.length);
  if (told.join() !== carried.join()) stop('carried', '9.2');
};

/** 6.2 A player who led a bride in this round has held and played nothing but brides since. */
const checkBrides = (state: State): void => {
  const { seats, log } = state;
  const seen = view(state, 'watcher');
  for (const seat of onlyBrides(seen)) {
    if (at(state.hands, seat).some(card => card !== BRIDE)) stop(`hands[${seat}]`, '6.2');
    let led = false;
    state.leaders.forEach((leader, trick) => {
      const card = log[trick * seats + ((seat - leader + seats) % seats)];
      if (led && card !== BRIDE && card !== UNPLAYED)
        stop(trick < tricksOver(state) ? `gone[${trick}]` : 'played', '6.2');
      led ||= leader === seat && log[trick * seats] === BRIDE;
    });
  }
};

/** 9.4 Choices are there in the phase of sets alone, of those who have one, and a player has still to choose. */
const readChosen = (state: State, read: Reader): void => {
  read.chosen().forEach((directions, seat) => {
    const mask = directions && maskOfDirections(directions);
    const choices = state.phase === 'sets' ? choicesOf(state.options, at(state.collected, seat)) : 0;
    if (mask !== null && (choices === 0 || mask & ~choices)) stop(`chosen[${seat}]`, '9.4');
    state.chosen[seat] = mask;
  });
  if (state.phase === 'sets' && state.hands.every((_, seat) => openChoices(state, seat) === 0)) stop('phase', '9.4');
};

/** 3.2, 9.2 What was taken in this round; when the game is over, it is on the sheet as well. */
const readCollected = (state: State, read: Reader): void => {
  const last = state.phase === 'over' ? state.ledger.slice(-state.seats).map(hoardIn) : undefined;
  const collected = read.has('collected') ? read.collected().map(hoardOf) : (last ?? state.collected);
  if (last && collected.join() !== last.join()) stop('collected', '7.1');
  if (!isWithin(read.collected().flat(), WIND_PACK)) stop('collected', '1.3');
  fill(state.collected, [...collected]);
  fill(state.carried, read.winds('carried'));
  if (state.carried.length > 0 && !state.options.professional) stop('carried', '5.3');
  if (state.carried.length > 0 && state.phase !== 'trick') stop('carried', '9.2');
};

const build = (from: Fields, seats: number, options: OptionValues): State => {
  const read = reader(from, seats);
  const state = start(options as unknown as Options, seats);
  const { phase = 'trick' } = from;
  state.phase = PHASES.find(name => name === phase) ?? stop('phase', 'input');
  if (state.phase === 'deal') stop('phase', '2.2');
  readStarter(state, read, readSheet(state, read));
  state.leader = read.seat('leader', state.starter);
  readHands(state, read);
  readCollected(state, read);
  readWinds(state, read);
  const tricks = read.gone();
  if (tricks.length > tricksOver(state)) stop('gone', '2.1', { most: tricksOver(state) });
  foldTricks(state, tricks);
  if (!isWithin([...state.hands.flat(), ...state.log.filter(card => card !== UNPLAYED)], PACK)) stop('cards', '1.2');
  checkBrides(state);
  readChosen(state, read);
  return state;
};

export const load = (value: unknown): Result<State, Refusal> => loadPosition(FORMAT, value);

const FIELDS = Object.keys(save(start({ professional: false, rounds: 1 }, 2)) as object);

const FORMAT = {
  name: NAME,
  rulesVersion: RULES_VERSION,
  seats: SEATS,
  options: OPTIONS,
  exclusions: EXCLUSIONS,
  fields: () => FIELDS,
  mayBeNull: [],
  build,
};
