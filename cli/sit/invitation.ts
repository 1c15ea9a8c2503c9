import { isTableId, type TableId } from '@seekiste/protocol';
import { Failure, MISUSED } from '../failure.js';

/** Where a table is: the server, and the table's name there. */
export interface Invitation {
  readonly origin: string;
  readonly table: TableId;
}

const asUrl = (link: string): URL | undefined => {
  try {
    return new URL(link);
  } catch {
    return undefined;
  }
};

/** The link that people send each other: https://host/#/at/TABLE. */
export const readInvitation = (link: string): Invitation => {
  const url = asUrl(link);
  const [, table = ''] = /^#\/at\/([^/?]+)$/.exec(url?.hash ?? '') ?? [];
  if (url && /^https?:$/.test(url.protocol) && isTableId(table)) return { origin: url.origin, table };
  throw new Failure(`“${link}” is no invitation: it looks like https://host/#/at/TABLE.`, MISUSED);
};
