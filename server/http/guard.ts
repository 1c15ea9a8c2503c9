import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { NodeParts } from '../node-parts.js';
import { refuseApi } from './answers.js';
import { addressOf, isOurPage } from './caller.js';
import type { Counted } from './limits.js';

/** Whether this address may do one more of these; if not, it has been told so. */
export const takeFrom = (
  request: FastifyRequest,
  reply: FastifyReply,
  what: Counted,
  parts: Pick<NodeParts, 'addresses' | 'approach' | 'metrics'>,
): boolean => {
  const wait = parts.addresses.take(what, addressOf(request.raw, parts.approach));
  if (wait === 0) return true;
  void refuseApi(reply.header('Retry-After', Math.ceil(wait / 1000)), 'too-many', parts, { ms: wait });
  return false;
};

const READING = ['GET', 'HEAD'];

/** What every request to the API has to pass. */
export const addGuard = (app: FastifyInstance, parts: NodeParts): void => {
  const { approach, life } = parts;

  app.addHook('onRequest', async (request, reply) => {
    if (life.stage === 'closing') return refuseApi(reply, 'server-leaving', parts);
    if (!takeFrom(request, reply, 'requests', parts)) return reply;
    // A foreign page can make a browser send its cookie, but not make it lie about the page.
    if (!READING.includes(request.method) && !isOurPage(request.raw, approach))
      return refuseApi(reply, 'wrong-origin', parts);
    return undefined;
  });

  app.addHook('onResponse', (request, reply, done) => {
    // The route, not the address: that may name a table.
    const route = request.routeOptions.url ?? 'none';
    const { metrics, log } = parts;
    metrics.answered(route, reply.statusCode);
    log.debug(
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    );
    done();
  });
};
