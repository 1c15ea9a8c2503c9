import type { AnyGame } from '@seekiste/rules/core';
import { tableMark } from '../log.js';
import type { Backend } from '../store/backend.js';
import { openBackend, type StoreAddress } from '../store/open.js';
import type { TableRow } from '../store/schema.js';
import type { Settings } from '../table/settings.js';
import type { Flaw, FlawKind } from './flaw.js';
import { fileFlaws, journalFlaws, nameless, orphans } from './others.js';
import { tableFlaws, type CheckGround } from './table-check.js';

const PAGE = 200;

/** A flaw as it is told: tables are named as in the log. */
export interface FoundFlaw {
  readonly kind: FlawKind;
  readonly where: string;
  readonly table?: string;
  readonly v?: number;
  readonly mended: boolean;
}

export interface CheckSetup {
  readonly games: readonly AnyGame[];
  readonly settings: Settings;
  readonly mend: boolean;
}

async function* tablesIn({ dialect, rows }: Backend): AsyncIterable<TableRow> {
  for (let after = '', more = true; more;) {
    const page = await rows(
      dialect.selectFrom('tables').where('id', '>', after).selectAll().orderBy('id').limit(PAGE).compile(),
    );
    yield* page;
    after = page.at(-1)?.id ?? after;
    more = page.length === PAGE;
  }
}

const keysIn = async ({ dialect, rows }: Backend): Promise<ReadonlyMap<string, string>> => {
  const keys = await rows(dialect.selectFrom('keys').select(['id', 'public']).compile());
  return new Map(keys.map(({ id, public: key }) => [id, key]));
};

async function* flawsIn(given: CheckGround): AsyncIterable<Flaw> {
  const { backend } = given;
  yield* await fileFlaws(backend);
  for await (const row of tablesIn(backend)) yield* await tableFlaws(given, row);
  // What did not go on where a table ends does so, if that was mended.
  await backend.linesUpToDate();
  yield* await journalFlaws(backend);
  yield* await orphans(backend);
  yield* await nameless(backend);
}

/** Looks through a whole store, and mends what can be mended if it is asked to. */
export const checkStore = async (
  address: StoreAddress,
  { games, settings, mend }: CheckSetup,
): Promise<readonly FoundFlaw[]> => {
  const backend = await openBackend(address);
  const found: FoundFlaw[] = [];
  try {
    await backend.linesUpToDate();
    const ground = { games, beat: settings.beat };
    const keys = await keysIn(backend);
    for await (const flaw of flawsIn({ backend, ground, settings, keys, now: await backend.time() })) {
      const { kind, where, table, v } = flaw;
      if (mend) await flaw.mend?.();
      found.push({
        ...{ kind, where },
        ...(table !== undefined && { table: tableMark(table) }),
        ...(v !== undefined && { v }),
        mended: mend && flaw.mend !== undefined,
      });
    }
    return found;
  } finally {
    await backend.close();
  }
};
