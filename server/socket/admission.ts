import type { IncomingMessage } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { isTableId, type TableId } from '@seekiste/protocol';
import { err, ok, type Result } from '@seekiste/rules/core';
import { isOurPage } from '../http/caller.js';
import type { NodeParts } from '../node-parts.js';

/** Why a socket is not even opened: no page of ours would have asked for it, or not now. */
export interface NotAdmitted {
  readonly status: number;
  readonly code: string;
}

/** More than anybody needs. */
export const TOO_MANY = 'too-many';

/** A screen that many look at asks to be a watcher, whatever seat its person has. */
const PATH = /^\/api\/tables\/([^/?#]+)\/socket(\?as=watcher)?$/;

/** What a socket is asked for. */
interface Admitted {
  readonly table: TableId;
  readonly watches: boolean;
}

interface Gate extends Pick<NodeParts, 'approach' | 'addresses' | 'limits' | 'life'> {
  readonly address: string;
  /** Connections from this address. */
  readonly connected: number;
}

export const admit = (
  request: IncomingMessage,
  { approach, addresses, limits, life, address, connected }: Gate,
): Result<Admitted, NotAdmitted> => {
  const [, table, watches] = PATH.exec(request.url ?? '') ?? [];
  if (table === undefined || !isTableId(table)) return err({ status: 404, code: 'no-such-path' });
  if (life.stage === 'closing') return err({ status: 503, code: 'server-leaving' });
  if (!isOurPage(request, approach)) return err({ status: 403, code: 'wrong-origin' });
  if (connected >= limits.connectionsFrom || addresses.take('arrivals', address) > 0)
    return err({ status: 429, code: TOO_MANY });
  return ok({ table, watches: watches !== undefined });
};

/** Nobody else looks after the stream any more: without its end it would stay for as long as the other side likes. */
export const refuseUpgrade = (stream: Duplex, { status, code }: NotAdmitted): void => {
  stream.on('error', () => stream.destroy());
  stream.once('finish', () => stream.destroy());
  stream.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      'Connection: close',
      'Content-Type: text/plain; charset=utf-8',
      `Content-Length: ${code.length}`,
      '',
      code,
    ].join('\r\n'),
  );
};
