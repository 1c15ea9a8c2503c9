import { createHmac } from 'node:crypto';
import { linkText, type Link } from '@seekiste/protocol';
import type { Table } from './table.js';

/** The next value of a table's chain, by Node's own HMAC: four times as fast as the one that browsers verify it with. */
export const linked = ({ game, key }: Table, before: string, link: Link): string =>
  createHmac('sha256', key)
    .update(linkText(game, before, link))
    .digest('hex');
