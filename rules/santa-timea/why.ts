import { refuse, type Refusal, type Seat } from '../core/index.js';
import { BRIDE, type Card, type Direction } from './cards.js';
import { choicesIn, setsIn, type Hoard } from './hoard.js';
import { choicesOf } from './sets.js';
import type { Code, Move, Open } from './types.js';

type Refused = Refusal<Code> | undefined;

/** What a seat needs to know about itself: its cards, and whether it has chosen its sets. */
export interface Own {
  readonly seat: Seat;
  readonly hand: readonly Card[];
  readonly hoard: Hoard;
  readonly chosen: boolean;
}

const whyNotPlay = (table: Open, leading: boolean, { seat, hand }: Own, card: Card): Refused => {
  if (table.phase === 'sets') return refuse('choosing-sets', '9.4');
  if (seat !== table.turn) return refuse('not-your-turn', '3.1', { turn: table.turn });
  if (!hand.includes(card)) return refuse('card-not-held', '3.1', { card });
  if (card === BRIDE && leading && hand.some(held => held !== BRIDE)) return refuse('bride-led', '6.2');
  return undefined;
};

const whyNotSets = (table: Open, { hoard, chosen }: Own, directions: readonly Direction[]): Refused => {
  if (table.phase !== 'sets') return refuse('not-choosing-sets', '9.4');
  if (chosen) return refuse('already-chosen', '9.4');
  const missing = directions.find(direction => !(setsIn(hoard) & (1 << direction)));
  if (missing !== undefined) return refuse('set-not-held', '7.1', { direction: missing });
  if (choicesOf(table.options, hoard) === 0) return refuse('no-choice', '9.4');
  const settled = directions.find(direction => !(choicesIn(hoard) & (1 << direction)));
  if (settled !== undefined) return refuse('no-choice-there', '9.4', { direction: settled });
  return undefined;
};

/** Why this seat may not make this move now; from a state or from a view, with what the seat knows of itself. */
export const why = (table: Open, leading: boolean, own: Own, move: Exclude<Move, { type: 'deal' }>): Refused => {
  if (table.phase === 'over') return refuse('game-over', '8.1');
  if (table.phase === 'deal') return refuse('not-dealt', '2.2');
  return move.type === 'play' ? whyNotPlay(table, leading, own, move.card) : whyNotSets(table, own, move.directions);
};
