import type { Presence } from '../bus/bus.js';
import type { MooredVisitor } from './berth.js';
import type { Table } from './table.js';
import { news, viewerOf } from './tell.js';

/** What is told to those who watch: written out once for all who have the same version. */
class WatchersNews {
  private readonly since = new Map<number, string>();

  constructor(
    private readonly told: Table,
    private readonly presence: Presence,
  ) {}

  after(v: number): string {
    const known = this.since.get(v);
    if (known !== undefined) return known;
    const text = JSON.stringify(news(this.told, 'watcher', v, this.presence));
    this.since.set(v, text);
    return text;
  }
}

/** Tells everybody what they may know and do not have. */
export const tellAll = (visitors: readonly MooredVisitor[], told: Table, presence: Presence): void => {
  let watchers: WatchersNews | undefined;
  for (const berth of visitors) {
    const { v, visitor } = berth;
    if (v >= told.v) continue;
    berth.v = told.v;
    const viewer = viewerOf(told, visitor.person);
    if (viewer !== 'watcher') visitor.tell(news(told, viewer, v, presence));
    else visitor.tell((watchers ??= new WatchersNews(told, presence)).after(v));
  }
};
