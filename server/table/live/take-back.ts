import type { PersonId } from '@seekiste/protocol';
import { ok } from '@seekiste/rules/core';
import type { CachedTable } from './cached-table.js';
import type { LiveTable } from './live-table.js';
import { phaseOf, seatOf } from '../state/index.js';

/** A person who was missed or relieved is back on arrival. */
export const takeBack = async (
  liveTable: Pick<LiveTable, 'append'>,
  cached: CachedTable,
  person: PersonId,
): Promise<void> => {
  for (;;) {
    const { live } = cached;
    const seat = seatOf(live, person);
    const place = seat === undefined ? undefined : live.crew[seat];
    if (seat === undefined || place?.kind !== 'person' || phaseOf(live) !== 'playing') return;
    if (place.relief === undefined && !live.play?.away.includes(seat)) return;
    if (await liveTable.append(cached, ok([{ type: 'returned', seat }]))) return;
  }
};
