import { sql } from 'kysely';
import type { Step } from './step.js';

/** Listed tries at the voyage of a day. */
export const tries: Step = async (db, kind) => {
  await db.schema
    .createTable('tries')
    .addColumn('day', 'text', column => column.notNull())
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('seats', 'integer', column => column.notNull())
    .addColumn('person', 'text', column => column.notNull())
    .addColumn('score', 'integer', column => column.notNull())
    .addColumn('at', kind === 'sqlite' ? 'integer' : 'bigint', column => column.notNull())
    .addColumn('body', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('tries_key', ['day', 'game', 'seats', 'person'])
    .modifyEnd(kind === 'sqlite' ? sql`without rowid` : sql``)
    .execute();
  await db.schema.createIndex('tries_best').on('tries').columns(['day', 'game', 'seats', 'score desc', 'at']).execute();
  await db.schema.createIndex('tries_of').on('tries').column('person').execute();
};
