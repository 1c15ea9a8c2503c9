import type { FastifyReply } from 'fastify';
import { refuse, type Params, type Refusal } from '@seekiste/rules/core';
import type { NodeParts } from '../node-parts.js';

/** Refusals of the API itself, each with its status. Whatever a table or a decoder refuses is a 400. */
const STATUS = {
  'no-person': 401,
  'wrong-origin': 403,
  'no-watchers': 403,
  'unknown-code': 403,
  'not-sailed': 403,
  'no-such-path': 404,
  'no-table': 404,
  'other-rules': 409,
  'no-device': 404,
  'no-voyage': 404,
  'no-try': 404,
  'not-the-day': 409,
  'already-listed': 409,
  'no-such-person': 404,
  'own-person': 400,
  'too-many-blocks': 400,
  'too-many-pushes': 400,
  'already-reported': 409,
  'too-large': 413,
  'not-json': 415,
  'too-many': 429,
  'too-many-reports': 429,
  'our-fault': 500,
  'store-trouble': 503,
  'server-leaving': 503,
} as const;

export type ApiCode = keyof typeof STATUS;

export const refuseWith = (
  reply: FastifyReply,
  { code, clause, params }: Refusal,
  { metrics }: Pick<NodeParts, 'metrics'>,
): FastifyReply => {
  metrics.refused(code);
  const status = Object.hasOwn(STATUS, code) ? STATUS[code as ApiCode] : 400;
  return reply.code(status).send({ code, clause, params });
};

export const refuseApi = (
  reply: FastifyReply,
  code: ApiCode,
  parts: Pick<NodeParts, 'metrics'>,
  params: Params = {},
): FastifyReply => refuseWith(reply, refuse(code, 'input', params), parts);
