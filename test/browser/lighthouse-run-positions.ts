import { BOX, lighthouseRun, preview, type Move, type State } from '@seekiste/rules/lighthouse-run';
import { sailor } from './lighthouse-run.js';
import { human } from './voyage.js';

export type Sail = Extract<Move, { type: 'sail' }>;

export const THREE = { mode: 'standard', seats: 3 } as const;
export const crew = [human('Anna'), sailor('Ole'), sailor('Ida')];

export const offered = (state: State) =>
  lighthouseRun.moves(lighthouseRun.view(state, 0)).filter(move => move.type === 'sail');
export const isMine = (state: State): boolean => state.phase === 'turn' && state.turn === 0;
export const midGame = (state: State): boolean => isMine(state) && state.round === 6;
export const isFree = (card: number): boolean => BOX.cards[card]!.tower === null;
/** Moves with a card that lets any beacon move, which leave them all and get somewhere. */
export const plain = (state: State) =>
  offered(state).filter(move => {
    const [voyage] = preview(state, move).voyages;
    return isFree(move.card) && !move.beacon && voyage !== undefined && voyage.to > voyage.from;
  });
/** Anna holds such a card, and has ships in several places that can use it. */
export const withChoice = (state: State): boolean =>
  midGame(state) &&
  new Set(
    plain(state)
      .filter(({ card }) => card === state.hands[0]![slotOfFree(state)])
      .map(({ from }) => from),
  ).size > 1;
export const slotOfFree = (state: State): number => state.hands[0]!.findIndex(isFree);
