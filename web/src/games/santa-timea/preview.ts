import { BRIDE, standings, TRICKS, type Card, type View } from '@seekiste/rules/santa-timea';
import { countOf } from './trick.js';

/** What playing this card comes to, as the trick stands: what it counts, and what would become of its player. */
export interface Preview {
  readonly counts: number | null;
  readonly fate: 'takes' | 'leads' | 'takes-and-leads' | 'tied' | 'neither' | 'spared' | 'alone';
}

/** 3.2, 3.3, 5.1, 6.1 From what lies open and the card alone; nobody leads after the twelfth trick. */
export const previewOf = (view: View, card: Card): Preview | undefined => {
  const [wind] = view.row;
  if (view.phase !== 'trick' || wind === undefined) return undefined;
  const mine = standings([...view.played, card], view.leader, view.seats, wind).at(-1);
  if (!mine) return undefined;
  const counts = countOf(mine);
  if (view.played.length === 0 && card !== BRIDE) return { counts, fate: 'alone' };
  if (mine.out) return { counts, fate: 'tied' };
  if (view.trick === TRICKS) return { counts, fate: mine.takes ? 'takes' : 'spared' };
  if (mine.takes) return { counts, fate: mine.leads ? 'takes-and-leads' : 'takes' };
  return { counts, fate: mine.leads ? 'leads' : 'neither' };
};

/** 6.1 What the viewer's bride would be worth now; null while others play before her, or there is nothing to copy. */
export const copiedNow = (view: View): number | null =>
  view.turn === view.viewer ? (previewOf(view, BRIDE)?.counts ?? null) : null;
