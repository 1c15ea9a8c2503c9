import {
  ARRIVAL,
  COMPASS,
  isEdge,
  MONSTER,
  OPEN,
  ORANGE,
  SPACES,
  YELLOW,
  type Card,
  type State,
} from '@seekiste/rules/in-aller-ruhe';
import {
  ARRIVALS,
  COMPASSES,
  COMPASS_KEPT,
  MONSTERS,
  STORMS,
  type Exploration,
} from '../../sailor/from-view/exploration.js';
import type { Weights } from '../../sailor/weights.js';

/** `exploration.ts` at search speed: the same questions and answers, asked of a state for one seat. */

type Written<T> = { -readonly [Key in keyof T]: T[Key] };
type Pyramid = NonNullable<State['pyramid']>;

const found: Written<Exploration> = {
  monster: 0,
  storm: 0,
  part: 0,
  chores: 0,
  finds: 0,
  storms: 0,
  compasses: 0,
  arrival: 0,
};

/** What lies and what has been seen, besides. */
const pile = { deck: 0, monsters: 0, storms: 0, lying: 0, arrivals: 0, compasses: 0, others: 0, edges: 0 };

/** 17.1 1 for a border card. */
const EDGES = Uint8Array.from({ length: SPACES }, (_, space) => (isEdge(space) ? 1 : 0));

/** 17.4 Whether an island laid here explores. */
export const exploresAt = ({ pyramid }: State, space: number): boolean =>
  pyramid !== undefined && pyramid.deck.length > 0 && EDGES[space] === 1;

/** Whoever sees these cards knows that they will not come. */
const see = (cards: readonly Card[]): void => {
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as number;
    if (card === ARRIVAL) pile.arrivals--;
    else if (card === COMPASS) pile.compasses--;
  }
};

const readOut = ({ out }: Pyramid): void => {
  for (let i = 0; i < out.length; i++) {
    const card = out[i] as number;
    if (card === MONSTER) pile.monsters--;
    else if (card >= YELLOW && card <= ORANGE) pile.storms--;
  }
  see(out);
};

const readSpaces = (sea: readonly Card[], { storms }: Pyramid): void => {
  pile.lying = pile.edges = 0;
  for (let space = 0; space < SPACES; space++) {
    if (storms[space] !== null) pile.lying++;
    if (EDGES[space] && sea[space] === OPEN) pile.edges++;
  }
};

const countSecrets = ({ secrets }: Pyramid, seat: number): void => {
  pile.others = 0;
  for (let other = 0; other < secrets.length; other++)
    if (other !== seat) pile.others += (secrets[other] as readonly number[]).length;
};

const readPile = ({ sea, hands, thrown, options }: State, pyramid: Pyramid, seat: number): void => {
  pile.deck = pyramid.deck.length;
  pile.monsters = MONSTERS[options.pyramid ?? 'normal'];
  pile.arrivals = ARRIVALS;
  pile.compasses = COMPASSES;
  readSpaces(sea, pyramid);
  pile.storms = STORMS - pile.lying;
  readOut(pyramid);
  see(hands[seat] as Card[]);
  see(thrown[seat] as Card[]);
  countSecrets(pyramid, seat);
};

/** What the exploration pile has in store for this seat, written anew for every turn; nothing outside the pyramid. */
export const readExploration = (state: State, seat: number, weights: Weights): Exploration | undefined => {
  if (!state.pyramid) return undefined;
  readPile(state, state.pyramid, seat);
  const { deck, monsters, storms, lying, edges, others } = pile;
  const hidden = pile.arrivals + pile.compasses;
  const part = deck === 0 ? 0 : Math.min(1, edges / Math.max(1, deck - monsters - storms));
  const taken = hidden > 0 ? Math.min(1, others / hidden) : 0;
  const comes = (1 - taken) * part;
  found.monster = deck > 0 ? monsters / deck : 0;
  found.storm = deck > 0 ? storms / deck : 0;
  found.part = part;
  found.chores = lying + part * (monsters + storms);
  found.finds = part * Math.max(0, hidden - others);
  found.storms = lying + part * storms;
  found.compasses = pile.compasses * (taken * COMPASS_KEPT + comes);
  found.arrival = taken * weights.secretArrivalKept + comes;
  return found;
};
