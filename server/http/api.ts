import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';
import { KEYS_PATH } from '@seekiste/protocol';
import { publishedKeys } from '../keys/keys.js';
import type { NodeParts } from '../node-parts.js';
import { StoreTrouble } from '../store/store.js';
import { refuseApi, type ApiCode } from './answers.js';
import { isFromHere, originAskedFor } from './caller.js';
import { addDailyRoutes } from './daily-routes.js';
import { addGuard } from './guard.js';
import { openReadiness } from './health.js';
import { addOwnRoutes } from './own-routes.js';
import { addPeopleRoutes } from './people-routes.js';
import { alwaysSent } from './policy.js';
import { addPushRoutes } from './push-routes.js';
import { addReportRoutes } from './report-routes.js';
import { addTableRoutes } from './table-routes.js';

const LARGEST_BODY = 16 * 1024;
/** Milliseconds for a whole request to arrive, and how often that is looked at: nobody needs them, except to keep us waiting. */
const PATIENCE = { requestTimeout: 15_000, headersTimeout: 15_000, connectionsCheckingInterval: 5_000 };
/**
 * Milliseconds for which a connection is kept for another request. A proxy has to be the one that lets go (nginx does
 * after one minute, Caddy after two): what it sends into a connection that was just closed is lost.
 */
const keptOpen = (proxies: number): number => (proxies > 0 ? 130_000 : 5_000);

const apiHeaders = (origin: string | undefined): Headers =>
  new Headers({ ...alwaysSent(origin), 'Cache-Control': 'no-store' });

const isForApi = (url: string): boolean => /^\/(api\/|healthz$|readyz$)/.test(url) || url === KEYS_PATH;

const codeOf = (problem: FastifyError | StoreTrouble): ApiCode => {
  if (problem instanceof StoreTrouble) return 'store-trouble';
  switch (problem.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return 'too-large';
    case 'FST_ERR_BAD_URL':
      return 'no-such-path';
    default:
      return (problem.statusCode ?? 500) < 500 ? 'not-json' : 'our-fault';
  }
};

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** The HTTP side of a node: the API, and files for everything else. */
export const openApi = async (parts: NodeParts, files: Handler): Promise<FastifyInstance> => {
  const failed = (problem: FastifyError | StoreTrouble, reply: FastifyReply): FastifyReply => {
    const code = codeOf(problem);
    if (code === 'our-fault' || code === 'store-trouble') parts.log.error({ err: problem }, 'a request failed');
    return refuseApi(reply, code, parts);
  };
  const app = fastify({
    logger: false,
    bodyLimit: LARGEST_BODY,
    frameworkErrors: (problem, _request, reply) => void failed(problem, reply),
    serverFactory: handle =>
      createServer({ ...PATIENCE, keepAliveTimeout: keptOpen(parts.approach.proxies) }, (request, response) => {
        if (!isForApi(request.url ?? '')) return files(request, response);
        response.setHeaders(apiHeaders(originAskedFor(request, parts.approach)));
        handle(request, response);
      }),
  });
  // JSON only: a form or plain text is what other sites' pages could send unasked.
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler<FastifyError | StoreTrouble>((problem, _request, reply) => failed(problem, reply));

  // Balancers ask often, from one address, and never as a page.
  app.get('/healthz', () => ({ alive: true }));
  const readiness = openReadiness(parts);
  app.get('/readyz', async (_request, reply) => {
    const state = await readiness();
    return reply.code(state.ready ? 200 : 503).send(state);
  });
  await app.register((api, _options, done) => {
    addGuard(api, parts);
    addPeopleRoutes(api, parts);
    addTableRoutes(api, parts);
    addOwnRoutes(api, parts);
    addReportRoutes(api, parts);
    addDailyRoutes(api, parts);
    // A screen on this machine shows the others where to come; to anybody else the addresses are none of their business.
    api.get('/api/network', request => ({
      addresses: isFromHere(request.raw, parts.approach) ? parts.network() : [],
    }));
    addPushRoutes(api, parts);
    api.get(KEYS_PATH, () => publishedKeys(parts.store));
    api.setNotFoundHandler((_request, reply) => refuseApi(reply, 'no-such-path', parts));
    done();
  });
  await app.ready();
  return app;
};
