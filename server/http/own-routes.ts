import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { decodeBlock, isPersonId } from '@seekiste/protocol';
import type { NodeParts } from '../node-parts.js';
import { cookieGone } from '../people/cookie.js';
import { dataOf } from '../people/data.js';
import { refuseApi, refuseWith } from './answers.js';
import { isSecure } from './caller.js';
import { takeFrom } from './guard.js';
import { forKnown, namedIn } from './known.js';

/** More than anybody can be angry with. */
const MOST_BLOCKS = 500;

/** A person's own data: devices, blocks, everything to take along, and the end of it. */
export const addOwnRoutes = (app: FastifyInstance, parts: NodeParts): void => {
  const { people, store, approach, upkeep } = parts;

  const forget = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    reply.header('Set-Cookie', cookieGone({ secure: isSecure(request.raw, approach) }));

  app.get(
    '/api/me/devices',
    forKnown(parts, async me => ({
      devices: (await people.devices(me)).map(device => ({ ...device, here: device.id === me.device })),
    })),
  );

  app.delete(
    '/api/me/devices/:id',
    forKnown(parts, async (me, request, reply) => {
      const id = namedIn(request);
      if (!(await people.endDevice(me, id))) return refuseApi(reply, 'no-device', parts);
      if (id === me.device) forget(request, reply);
      return { ended: id };
    }),
  );

  app.get(
    '/api/me/blocks',
    forKnown(parts, async me => ({ blocks: await store.blocksOf(me.person) })),
  );

  app.post(
    '/api/me/blocks',
    forKnown(parts, async (me, request, reply) => {
      const whom = decodeBlock(request.body);
      if (!whom.ok) return refuseWith(reply, whom.error, parts);
      const { person } = whom.value;
      if (person === me.person) return refuseApi(reply, 'own-person', parts);
      const name = (await store.namesOf([person])).get(person);
      if (name === undefined) return refuseApi(reply, 'no-such-person', parts);
      if ((await store.blocksOf(me.person)).length >= MOST_BLOCKS)
        return refuseApi(reply, 'too-many-blocks', parts, { max: MOST_BLOCKS });
      await people.block(me, { person, name });
      return reply.code(201).send({ person, name });
    }),
  );

  app.delete(
    '/api/me/blocks/:id',
    forKnown(parts, async (me, request, reply) => {
      const id = namedIn(request);
      if (!isPersonId(id)) return refuseApi(reply, 'no-such-person', parts);
      await people.unblock(me, id);
      return { person: id };
    }),
  );

  app.get(
    '/api/me/data',
    forKnown(parts, (me, request, reply) => {
      if (!takeFrom(request, reply, 'exports', parts)) return Promise.resolve(reply);
      void reply
        .type('application/json; charset=utf-8')
        .header('Content-Disposition', 'attachment; filename="seekiste-data.json"');
      return Promise.resolve(reply.send(Readable.from(dataOf(me, parts))));
    }),
  );

  app.delete(
    '/api/me',
    forKnown(parts, async (me, request, reply) => {
      await people.erase(me);
      upkeep.hurry(me.person);
      return forget(request, reply).send({ deleted: me.person });
    }),
  );
};
