import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { decodeReport, type Report } from '@seekiste/protocol';
import { err, ok, refuse, type Refusal, type Result } from '@seekiste/rules/core';
import type { NodeParts } from '../node-parts.js';
import type { StoredPerson, StoredReport } from '../store/person-store.js';
import { refuseApi, refuseWith } from './answers.js';
import { takeFrom } from './guard.js';
import { whoSent } from './who.js';

const DAY = 24 * 60 * 60 * 1000;
/** Reports of one person a day, on all nodes together. */
const MOST_A_DAY = 20;
/** Lines that the operator sees beside a report. */
const LINES = 20;

/** A report with what the operator needs to judge it, or why it is not taken. */
const reportOf = async (
  me: StoredPerson,
  { person, table, reason, text = '' }: Report,
  { store, tables, clock }: Pick<NodeParts, 'store' | 'tables' | 'clock'>,
): Promise<Result<StoredReport, Refusal>> => {
  const at = clock.now();
  if (person === me.person) return err(refuse('own-person', 'input'));
  const lately = await store.reportsBy(me.person, at - DAY);
  if (lately.length >= MOST_A_DAY) return err(refuse('too-many-reports', 'input', { max: MOST_A_DAY }));
  if (lately.some(one => one.about === person && one.table === table)) return err(refuse('already-reported', 'input'));
  const name = (await store.namesOf([person])).get(person);
  const wasThere = name !== undefined && (await store.tracesOf(person)).includes(table);
  if (!wasThere) return err(refuse('no-such-person', 'input'));
  const said = (await tables.dataOf(table, person))?.said.slice(-LINES).map(line => line.text) ?? [];
  const id = randomBytes(9).toString('base64url');
  return ok({ id, at, person: me.person, about: person, name, table, reason, text, said });
};

/** What people tell the operator: `/api/reports`. */
export const addReportRoutes = (app: FastifyInstance, parts: NodeParts): void => {
  app.post('/api/reports', async (request, reply) => {
    const me = await whoSent(request.raw, parts);
    if (!me) return refuseApi(reply, 'no-person', parts);
    const read = decodeReport(request.body);
    if (!read.ok) return refuseWith(reply, read.error, parts);
    if (!takeFrom(request, reply, 'reports', parts)) return reply;
    const report = await reportOf(me, read.value, parts);
    if (!report.ok) return refuseWith(reply, report.error, parts);
    await parts.store.addReport(report.value);
    parts.log.info({ report: report.value.id, reason: report.value.reason }, 'somebody was reported');
    return reply.code(201).send({ id: report.value.id });
  });
};
