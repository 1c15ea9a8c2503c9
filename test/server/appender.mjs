// @ts-check
/** Appends to tables of a store without end, and says so of every entry once it is stored. */
import { randomUUID } from 'node:crypto';
import { openStore } from '@seekiste/server';

const [, , address = '', ...tables] = process.argv;
const store = await openStore(address);
const line = {
  game: 'in-aller-ruhe',
  phase: /** @type {const} */ ('playing'),
  people: [],
  asked: [],
  wakeAt: null,
  changedAt: 1,
};

/** @param {string} table */
const play = async table => {
  for (let v = ((await store.read(table))?.entries.length ?? 0) + 1; ; v++) {
    const text = randomUUID();
    const what = /** @type {const} */ ({ type: 'said', person: 'p', name: 'n', text });
    if ((await store.append(table, { v, at: v, what }, line)) === 'stored')
      process.stdout.write(`${table} ${v} ${text}\n`);
  }
};

await Promise.all(tables.map(play));
