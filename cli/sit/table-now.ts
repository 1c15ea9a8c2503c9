import type { Crew, Head, Play, Reply } from '@seekiste/protocol';
import type { Seat } from '@seekiste/rules/core';

/** What a player has to know of a table. */
export interface TableNow {
  readonly v: number;
  readonly head: Head;
  readonly seat: Seat | null;
  readonly phase: 'gathering' | 'playing' | 'over';
  readonly crew: readonly Crew[];
  readonly play: Play | undefined;
}

/** The table after this message; undefined as long as nobody has been welcomed. */
export const tableAfter = (now: TableNow | undefined, reply: Reply): TableNow | undefined => {
  switch (reply.t) {
    case 'welcome': {
      const { v, head, me, phase, crew, play } = reply;
      return { v, head, seat: me.seat, phase, crew, play };
    }
    case 'news': {
      if (!now || reply.v < now.v) return now;
      const { v, seat = now.seat, phase = now.phase, crew = now.crew, play = now.play } = reply;
      return { ...now, v, seat, phase, crew, play };
    }
    default:
      return now;
  }
};
