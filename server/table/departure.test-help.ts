import type { TableId } from '@seekiste/protocol';
import type { Move, View } from '@seekiste/rules/in-aller-ruhe';
import { inAllerRuhe } from '@seekiste/rules/in-aller-ruhe';
import { seated, settle, setupOf, testNode, type Guest, type TestNode } from './node.test-help.js';

/** How many of the eight each of three gives. */
const SHARES = [3, 3, 2];

const wanted = (view: View, seat: number): Move => {
  const moves = inAllerRuhe.moves(view);
  const share = moves.find(move => move.type === 'pledge' && move.count === SHARES[seat]);
  return share ?? moves.find(({ type }) => type === 'depart') ?? moves[0]!;
};

/** Three people who all have to give cards at the same time: the one moment where several move and nobody learns anything. */
export const allGiving = async (
  given?: Parameters<typeof testNode>[0],
  /** Lets the beat come, where there is one. */
  later?: (node: TestNode, ms: number) => Promise<void>,
): Promise<{ readonly node: TestNode; readonly table: TableId; readonly guests: readonly Guest[] }> => {
  for (let seed = 1; ; seed++) {
    const node = testNode(given);
    const { table, guests } = await seated(node, setupOf('in-aller-ruhe', 3), ['anna', 'bo', 'cleo'], seed);
    for (let n = 0; n < 60; n++) {
      const { view, acts } = guests[0]!.play;
      if ((view as View).phase === 'give' && acts.kind === 'seats' && acts.must.length === 3)
        return { node, table, guests };
      const mover = guests.find(({ play, seat }) => play.acts.kind === 'seats' && play.acts.must.includes(seat!));
      if (!mover) break;
      const answer = mover.ask({ t: 'act', move: wanted(mover.play.view as View, mover.seat!) });
      await settle();
      await later?.(node, 4500);
      await answer;
    }
  }
};

export const giving = (guest: Guest): Move => inAllerRuhe.moves(guest.play.view as View)[0]!;
