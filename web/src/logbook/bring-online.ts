import type { TableId } from '@seekiste/protocol';
import { rulesFor } from '@seekiste/rules';
import { Table, type Refusal, type Result } from '@seekiste/rules/core';
import type { MyTable } from '../online/line/api.js';
import { sourceOf } from '../replay/source.js';
import type { Logbook } from './logbook.js';

/** What fetches the record of a table that is over, and names seats that have no name. */
interface Harbour {
  record(table: TableId): Promise<Result<unknown, Refusal>>;
  seatName(seat: number): string;
}

/**
 * Takes finished games of online tables into the logbook, under the name of their table: there they have a result, a
 * picture and a mode like games of this device. A game that was ended without a result stays a line of the list.
 */
export const bringOnline = async (tables: readonly MyTable[], logbook: Logbook, harbour: Harbour): Promise<number> => {
  let brought = 0;
  for (const { id, phase, changedAt, study } of tables) {
    if (phase !== 'over' || (await logbook.page(id))) continue;
    const source = await sourceOf(id, { logbook, ...harbour });
    const game = source.ok ? rulesFor(source.value.record) : undefined;
    const table = source.ok && game ? Table.resume(game, source.value.record) : undefined;
    if (!source.ok || !table?.ok || table.value.game.result(table.value.state) === undefined) continue;
    const { seats, own } = source.value;
    const about = { ...(study && { study }), ...(own !== undefined && { own }) };
    const kept = { id, seen: 0, now: changedAt, table: table.value, seats, ...about };
    if ((await logbook.keep(kept)) !== undefined) brought++;
  }
  return brought;
};
