import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dailyVoyage, FIRST_DAY, isOnDay, type DailyVoyage } from '@seekiste/learn/daily';
import { isPersonId } from '@seekiste/protocol';
import { GAMES } from '@seekiste/rules';
import { err, ok, readRecord, refuse, type Refusal, type Result } from '@seekiste/rules/core';
import { checkTry, scoreOf } from '../daily/check-try.js';
import type { NodeParts } from '../node-parts.js';
import type { StoredPerson } from '../store/person-store.js';
import type { StoredTry, VoyageKey } from '../store/try-store.js';
import { refuseApi, refuseWith } from './answers.js';
import { readRecordBody } from './bodies.js';
import { takeFrom } from './guard.js';
import { whoSent } from './who.js';

/** More than people look through. */
const MOST_TRIES = 100;

interface Named {
  readonly day: string;
  readonly game: string;
  readonly seats: string;
}

const voyageNamed = ({ params }: FastifyRequest): DailyVoyage | undefined => {
  const { day, game, seats } = params as Named;
  return day < FIRST_DAY || !/^\d$/.test(seats) ? undefined : dailyVoyage(day, game, Number(seats));
};

const keyOf = ({ date, game, seats }: DailyVoyage): VoyageKey => ({ day: date, game, seats });

/** A try that may be listed, or why it is not. */
const listable = async (
  me: StoredPerson,
  voyage: DailyVoyage,
  body: unknown,
  { clock, thinkers }: Pick<NodeParts, 'clock' | 'thinkers'>,
): Promise<Result<StoredTry, Refusal>> => {
  const at = clock.now();
  if (!isOnDay(voyage.date, at)) return err(refuse('not-the-day', 'input'));
  const text = readRecordBody(body);
  if (!text.ok) return text;
  const record = readRecord(GAMES, text.value);
  if (!record.ok) return record;
  const checked = await checkTry(voyage, record.value, thinkers);
  if (!checked.ok) return checked;
  const hints = record.value.hints?.length ?? 0;
  const score = scoreOf(checked.value);
  return ok({ ...keyOf(voyage), ...checked.value, person: me.person, score, at, hints, record: text.value });
};

/** The day's results: `/api/daily`. Each was played again before it was listed. */
export const addDailyRoutes = (app: FastifyInstance, parts: NodeParts): void => {
  const { store, clock } = parts;

  const forVoyage =
    (answer: (voyage: DailyVoyage, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const voyage = voyageNamed(request);
      return voyage ? answer(voyage, request, reply) : refuseApi(reply, 'no-voyage', parts);
    };

  app.get(
    '/api/daily/:day/:game/:seats',
    forVoyage(async (voyage, request) => {
      const me = await whoSent(request.raw, parts);
      const key = keyOf(voyage);
      const { total, tries } = await store.bestTries(key, MOST_TRIES);
      const mine = me && (await store.tryBy(me.person, key));
      const unheard = new Set(me ? (await store.blocksOf(me.person)).map(({ person }) => person) : []);
      const names = await store.namesOf(tries.map(({ person }) => person));
      return {
        total,
        place: mine ? 1 + (await store.triesBefore(mine)) : null,
        tries: tries
          .filter(({ person }) => !unheard.has(person))
          .map(({ person, outcome, moves, hints }) => ({
            ...{ person, name: names.get(person) ?? '', outcome, moves, hints },
            mine: person === me?.person,
          })),
      };
    }),
  );

  app.post(
    '/api/daily/:day/:game/:seats',
    forVoyage(async (voyage, request, reply) => {
      const me = await whoSent(request.raw, parts);
      if (!me) return refuseApi(reply, 'no-person', parts);
      if (!takeFrom(request, reply, 'tries', parts)) return reply;
      if (await store.tryBy(me.person, keyOf(voyage))) return refuseApi(reply, 'already-listed', parts);
      const mine = await listable(me, voyage, request.body, parts);
      if (!mine.ok) return refuseWith(reply, mine.error, parts);
      if ((await store.addTry(mine.value)) === 'taken') return refuseApi(reply, 'already-listed', parts);
      return reply.code(201).send({ place: 1 + (await store.triesBefore(mine.value)) });
    }),
  );

  /** A try tells the deal: it is for those whose own try is listed, and for everybody once the day is over. */
  app.get(
    '/api/daily/:day/:game/:seats/:person',
    forVoyage(async (voyage, request, reply) => {
      const { person } = request.params as { readonly person: string };
      const me = await whoSent(request.raw, parts);
      const mine = me && (await store.tryBy(me.person, keyOf(voyage)));
      if (!mine && isOnDay(voyage.date, clock.now())) return refuseApi(reply, 'not-sailed', parts);
      const theirs = isPersonId(person) ? await store.tryBy(person, keyOf(voyage)) : undefined;
      return theirs ? { record: theirs.record } : refuseApi(reply, 'no-try', parts);
    }),
  );
};
