import { partOf, type Fields, type Stop } from '../../../core/index.js';
import { ARRIVAL, COMPASS, isIsland, type Card } from '../../cards.js';
import { isCards, isCount } from '../../names.js';
import { secretsOf } from './worlds.js';
import { OPEN, SPACES, type Space } from '../../sea.js';
import { at, copyPiles } from '../../state.js';
import type { State } from '../../types.js';
import type { PyramidPart } from './part.js';

const part = (state: State): PyramidPart => state.pyramid as PyramidPart;

export const savePyramid = (state: State): Fields => {
  const { deck, storms, out, owed, secrets, unseen } = part(state);
  return {
    pyramid: {
      deck: [...deck].reverse(),
      storms: [...storms],
      out: [...out],
      owed,
      secrets: secrets.map(list => [...list]),
      unseen: unseen.map(cards => [...cards]),
    },
  };
};

const isSecret = (card: Card): boolean => card === ARRIVAL || card === COMPASS;

const isLists = (value: unknown, seats: number): value is number[][] =>
  Array.isArray(value) &&
  value.length === seats &&
  value.every(list => Array.isArray(list) && list.every(n => isCount(n)));

/** Exploration cards that are not named are out of the game; secrets that are not named were taken at the start. */
export const loadPyramid = (state: State, from: Fields, stop: Stop): void => {
  const own = part(state);
  const taken = state.hands.map((hand, seat) => [...hand, ...at(state.thrown, seat)].filter(isSecret).map(() => 0));
  const fields: Fields = { ...own, secrets: taken, ...partOf(from, 'pyramid') };
  const { deck, storms, out, owed, secrets, unseen, ...rest } = fields;
  if (Object.keys(rest).length > 0) return stop('pyramid', 'input');
  if (!isCards(deck) || deck.some(isIsland)) return stop('pyramid.deck', '17.2');
  if (!isCards(out)) return stop('pyramid.out', 'input');
  if (!isCount(owed)) return stop('pyramid.owed', 'input');
  if (!Array.isArray(storms) || storms.length !== SPACES) return stop('pyramid.storms', 'input');
  if (!storms.every(storm => storm === null || (isCount(storm) && storm >= 84 && storm <= 86)))
    return stop('pyramid.storms', '17.6');
  if (!isLists(secrets, state.seats)) return stop('pyramid.secrets', 'input');
  if (!isLists(unseen, state.seats) || !unseen.flat().every(isIsland)) return stop('pyramid.unseen', '17.8');
  own.deck.push(...[...deck].reverse());
  storms.forEach((storm: Card | null, space) => (own.storms[space] = storm));
  own.out.push(...out);
  own.owed = owed;
  copyPiles(secrets, own.secrets);
  copyPiles(unseen, own.unseen);
};

/** Every secret must be somewhere: in the hand, or thrown after it was taken. */
const secretsFit = (taken: readonly number[], hand: readonly Card[], thrown: readonly Card[]): boolean => {
  const places = thrown.flatMap((card, slot) => (isSecret(card) ? [slot] : []));
  if (places.length + hand.filter(isSecret).length !== taken.length) return false;
  return places.every((slot, i) => taken.filter(after => after <= slot).length > i);
};

export const checkPyramid = (state: State, isEdge: (space: Space) => boolean, stop: Stop): void => {
  const { storms, owed, secrets } = part(state);
  storms.forEach((storm, space) => {
    if (storm !== null && (!isEdge(space) || state.sea[space] !== OPEN)) stop(`pyramid.storms[${space}]`, '17.6');
  });
  if (state.piles.flat().some(card => !isIsland(card))) stop('piles', '17.2');
  state.hands.forEach((hand, seat) => {
    const thrown = at(state.thrown, seat);
    if ([...hand, ...thrown].some(card => !isIsland(card) && !isSecret(card))) stop(`hands[${seat}]`, '17.4');
    if (at(secrets, seat).some(after => after > thrown.length)) stop('pyramid.secrets', '17.4');
    if (!secretsFit(secretsOf(state, seat), hand, thrown)) stop('pyramid.secrets', '17.4');
  });
  if ((state.phase === 'pay') !== owed > 0) stop('pyramid.owed', '17.5');
  if (owed > at(state.hands, state.turn).length) stop('pyramid.owed', '17.5');
  if (state.phase === 'pay' && (state.stage !== 'turn' || !state.due[state.turn])) stop('due', '17.5');
};
