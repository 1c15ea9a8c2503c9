import type { FastifyReply, FastifyRequest } from 'fastify';
import type { NodeParts } from '../node-parts.js';
import type { KnownPerson } from '../people/people.js';
import { refuseApi } from './answers.js';
import { whoSent } from './who.js';

type Answer = (me: KnownPerson, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Answers a person who is known; nobody else. */
export const forKnown =
  (parts: Pick<NodeParts, 'people' | 'approach' | 'metrics'>, answer: Answer) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const me = await whoSent(request.raw, parts);
    return me ? answer(me, request, reply) : refuseApi(reply, 'no-person', parts);
  };

/** What the path names. */
export const namedIn = ({ params }: FastifyRequest): string => (params as { readonly id: string }).id;
