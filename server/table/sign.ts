import { sealText, type Signature } from '@seekiste/protocol';
import { type Happening, phaseOf, type TableState } from './state/index.js';

/** Signs a text with the key of the server. */
export type Sign = (text: string) => Signature;

/** The last move of a game is stored with the signature of its seal: nobody can say later that it was played otherwise. */
export const signedBy =
  (sign: Sign) =>
  (before: TableState, after: TableState, what: Happening): Happening => {
    if (what.type !== 'played' || !after.isSealed || !after.play) return what;
    if (phaseOf(after) !== 'over' || phaseOf(before) === 'over') return what;
    return { ...what, seal: sign(sealText(after.id, after.commitment, after.play.chain)) };
  };
