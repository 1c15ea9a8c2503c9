import { createHmac } from 'node:crypto';
import type { TableId } from '@seekiste/protocol';
import type { StoredPush } from '../store/push-store.js';

/** What a notice says: nothing that depends on a card. */
export interface Turn {
  readonly table: TableId;
  readonly game: string;
  /** How many tables wait for the person. */
  readonly waiting: number;
}

/** All notices are equally long, so that a push service cannot tell a game by its name. */
const LENGTH = 1024;

/**
 * A declarative push message, which browsers that know those show by themselves; the others hand it to our service
 * worker, which shows the same.
 */
export const noticeFor = (push: StoredPush, { table, game, waiting }: Turn): string => {
  const { origin, language, words } = push;
  const body = words[game];
  const text = JSON.stringify({
    web_push: 8030,
    notification: {
      title: 'Seekiste',
      lang: language,
      ...(body !== undefined && { body }),
      navigate: `${origin}/#/at/${table}`,
      tag: table,
    },
    app_badge: waiting,
  });
  return text + ' '.repeat(Math.max(0, LENGTH - Buffer.byteLength(text)));
};

/** A newer notice of the same table replaces one that was not delivered yet. The name of the table opens it: it stays with us. */
export const topicOf = (
  secret: string,
  { table, device }: { readonly table: TableId; readonly device: string },
): string => createHmac('sha256', secret).update(`${device} ${table}`).digest('base64url').slice(0, 32);
