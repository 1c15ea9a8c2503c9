import type { FastifyInstance } from 'fastify';
import { isTableId } from '@seekiste/protocol';
import type { NodeParts } from '../node-parts.js';
import { refuseApi, refuseWith } from './answers.js';
import { originAskedFor } from './caller.js';
import { takeFrom } from './guard.js';
import { forKnown, namedIn } from './known.js';

/** How a person wants to be called when it is their turn: `/api/me/push`. */
export const addPushRoutes = (app: FastifyInstance, parts: NodeParts): void => {
  const { pushes, approach } = parts;

  app.get('/api/push', () => ({ key: pushes.key }));

  app.get(
    '/api/me/push',
    forKnown(parts, me => pushes.list(me)),
  );

  app.put(
    '/api/me/push',
    forKnown(parts, async (me, request, reply) => {
      if (!takeFrom(request, reply, 'pushes', parts)) return reply;
      // The guard has seen that the page is one of ours, so there is an origin.
      const origin = originAskedFor(request.raw, approach) ?? '';
      const made = await pushes.subscribe(me, origin, request.body);
      return made.ok ? made.value : refuseWith(reply, made.error, parts);
    }),
  );

  app.delete(
    '/api/me/push/:id',
    forKnown(parts, async (me, request, reply) => {
      const id = namedIn(request);
      return (await pushes.remove(me, id)) ? { ended: id } : refuseApi(reply, 'no-device', parts);
    }),
  );

  app.put(
    '/api/me/push/off/:id',
    forKnown(parts, async (me, request, reply) => {
      const id = namedIn(request);
      if (!isTableId(id) || !(await pushes.setOff(me, id, true))) return refuseApi(reply, 'no-table', parts);
      return { off: id };
    }),
  );

  app.delete(
    '/api/me/push/off/:id',
    forKnown(parts, async (me, request, reply) => {
      const id = namedIn(request);
      if (!isTableId(id)) return refuseApi(reply, 'no-table', parts);
      await pushes.setOff(me, id, false);
      return { on: id };
    }),
  );
};
