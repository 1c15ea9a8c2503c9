import type { FastifyInstance } from 'fastify';
import { decodeSetup, isTableId } from '@seekiste/protocol';
import { GAMES } from '@seekiste/rules';
import type { NodeParts } from '../node-parts.js';
import { refuseApi, refuseWith } from './answers.js';
import { takeFrom } from './guard.js';
import { whoSent } from './who.js';

/** More than anybody looks through. */
const MOST_TABLES = 100;

/** Tables from outside: `/api/tables`. */
export const addTableRoutes = (app: FastifyInstance, parts: NodeParts): void => {
  const { tables, store, clock } = parts;
  const { archive } = parts.keeping;

  app.get('/api/tables', async (request, reply) => {
    const me = await whoSent(request.raw, parts);
    if (!me) return refuseApi(reply, 'no-person', parts);
    const lines = await store.tablesOf(me.person, MOST_TABLES, archive > 0 ? clock.now() - archive : 0);
    const names = await store.namesOf([...new Set(lines.flatMap(({ people }) => people))]);
    const openings = await store.openings(lines.map(({ id }) => id));
    const isStudy = (id: string): boolean => {
      const what = openings.get(id)?.what;
      return what?.type === 'opened' && what.study !== undefined;
    };
    return {
      tables: lines.map(({ id, game, phase, people, asked, changedAt }) => ({
        id,
        game,
        phase,
        with: people.flatMap(person => (person === me.person ? [] : (names.get(person) ?? []))),
        waiting: asked.includes(me.person),
        changedAt,
        ...(isStudy(id) && { study: true }),
      })),
    };
  });

  app.post('/api/tables', async (request, reply) => {
    const me = await whoSent(request.raw, parts);
    if (!me) return refuseApi(reply, 'no-person', parts);
    const setup = decodeSetup(GAMES, request.body);
    if (!setup.ok) return refuseWith(reply, setup.error, parts);
    if (!takeFrom(request, reply, 'newTables', parts)) return reply;
    const opened = await tables.open(me.person, setup.value);
    return opened.ok ? reply.code(201).send({ id: opened.value }) : refuseWith(reply, opened.error, parts);
  });

  /** For those who have the link, when the game is over; of a table without watchers, for those who sat there. */
  app.get<{ Params: { id: string } }>('/api/tables/:id/record', async (request, reply) => {
    const { id } = request.params;
    if (!isTableId(id)) return refuseApi(reply, 'no-table', parts);
    const revealed = await tables.reveal(id, (await whoSent(request.raw, parts))?.person);
    return revealed.ok ? revealed.value : refuseWith(reply, revealed.error, parts);
  });
};
