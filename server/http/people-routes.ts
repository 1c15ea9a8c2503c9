import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { NodeParts } from '../node-parts.js';
import { cookieWith, secretIn } from '../people/cookie.js';
import { deviceKind } from '../people/device.js';
import type { Introduced } from '../people/people.js';
import { refuseApi, refuseWith } from './answers.js';
import { readCodeBody, readNameBody } from './bodies.js';
import { isSecure } from './caller.js';
import { takeFrom } from './guard.js';
import { whoSent } from './who.js';

/** Who the caller is: `/api/me`. */
export const addPeopleRoutes = (app: FastifyInstance, parts: NodeParts): void => {
  const { people, approach } = parts;

  const remember = (request: FastifyRequest, reply: FastifyReply, { person, secret }: Introduced): FastifyReply =>
    reply.header('Set-Cookie', cookieWith(secret, { secure: isSecure(request.raw, approach) })).send(person);

  /** An unknown caller gets `null`, not an error: everybody is unknown at first. Each visit keeps a person known for another year. */
  app.get('/api/me', async (request, reply) => {
    const place = { secure: isSecure(request.raw, approach) };
    const secret = secretIn(request.headers.cookie, place);
    const me = await people.known(secret);
    if (me && secret !== undefined) void reply.header('Set-Cookie', cookieWith(secret, place));
    return reply
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(me ? { person: me.person, name: me.name } : null));
  });

  app.post('/api/me', async (request, reply) => {
    const name = readNameBody(request.body);
    if (!name.ok) return refuseWith(reply, name.error, parts);
    // A known caller stays the same person.
    const me = await whoSent(request.raw, parts);
    if (me) return people.rename(me, name.value);
    if (!takeFrom(request, reply, 'newPeople', parts)) return reply;
    return remember(request, reply, await people.introduce(name.value, deviceKind(request.headers['user-agent'])));
  });

  app.patch('/api/me', async (request, reply) => {
    const name = readNameBody(request.body);
    if (!name.ok) return refuseWith(reply, name.error, parts);
    const me = await whoSent(request.raw, parts);
    return me ? people.rename(me, name.value) : refuseApi(reply, 'no-person', parts);
  });

  app.post('/api/me/recovery', async (request, reply) => {
    const me = await whoSent(request.raw, parts);
    if (!me) return refuseApi(reply, 'no-person', parts);
    return { code: await people.recoveryCode(me) };
  });

  app.post('/api/me/recover', async (request, reply) => {
    if (!takeFrom(request, reply, 'recoveries', parts)) return reply;
    const code = readCodeBody(request.body);
    if (!code.ok) return refuseWith(reply, code.error, parts);
    const known = await people.recover(code.value, deviceKind(request.headers['user-agent']));
    return known ? remember(request, reply, known) : refuseApi(reply, 'unknown-code', parts);
  });
};
