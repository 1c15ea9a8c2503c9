import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { decodeKeys, KEYS_PATH, type KeysFile, type ProvenRecord } from '@seekiste/protocol';
import { openLog, openStore, readConfig, startNode, type RunningNode } from '@seekiste/server';
import { Host } from '../sit/host.test-help.js';
import { file, folder, seekiste } from '../terminal.test-help.js';

const DATA = join(folder(), 'tables.sqlite');
const EXIT = { signed: 3, consistent: 4, broken: 6 } as const;

let node: RunningNode;
let origin: string;
const start = async (): Promise<void> => {
  const quick = { PORT: '0', BEAT_MS: '0', BEAT_LEAST_MS: '0', BOT_PACE_MS: '0', LIMITS: 'off', DATA };
  node = await startNode(readConfig(quick), openLog('silent'));
  ({ origin } = new URL(node.addresses[0]!));
};
beforeAll(start);
afterAll(() => node.close());

const published = async (): Promise<KeysFile> => (await (await fetch(origin + KEYS_PATH)).json()) as KeysFile;
const shown = async (): Promise<unknown> => JSON.parse((await seekiste(['keys', '--data', DATA])).output) as unknown;

/** The file of a game that Ada plays with a bot. */
const played = async (): Promise<ProvenRecord> => {
  const host = await Host.opens(origin, 'lighthouse-run');
  await host.beginAlone();
  await host.play();
  host.leave();
  return (await (await fetch(`${origin}/api/tables/${host.table}/record`)).json()) as ProvenRecord;
};

const verified = async (record: unknown, ...words: readonly string[]): Promise<number> =>
  (await seekiste(['verify', file('game.json', JSON.stringify(record)), ...words])).code;

it('P2.9 keys are published where everybody looks for them, without their secrets', async () => {
  const answer = await fetch(origin + KEYS_PATH);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
  const text = await answer.text();
  const keys = decodeKeys(JSON.parse(text));
  expect(keys).toMatchObject({ ok: true, value: [{ algorithm: 'Ed25519' }] });
  const store = await openStore(DATA);
  const [stored] = await store.keys();
  await store.close();
  expect(text).not.toContain(stored!.secret);
  expect(await shown()).toEqual(JSON.parse(text));
});

it('P9.3 a key that was replaced stays published, and what it signed can still be checked', async () => {
  const before = await published();
  const first = await played();
  await node.close();
  expect(await seekiste(['keys', '--rotate', '--data', DATA])).toMatchObject({ code: 0 });
  await start();
  const after = await published();
  expect(after.keys.slice(0, 1)).toEqual(before.keys);
  expect(after.keys).toHaveLength(2);
  const second = await played();
  const [old, latest] = after.keys.map(({ id }) => id);
  expect([first, second].map(({ proof }) => proof.signature?.key)).toEqual([old, latest]);
  for (const record of [first, second]) expect(await verified(record, '--keys', origin)).toBe(EXIT.signed);
  // Who kept the keys of before cannot tell whose the new one is.
  const kept = file('keys.json', JSON.stringify(before));
  expect(await verified(first, '--keys', kept)).toBe(EXIT.signed);
  expect(await verified(second, '--keys', kept)).toBe(EXIT.consistent);
  const { proof } = second;
  const forged = { ...proof, signature: { key: latest, value: randomBytes(64).toString('hex') } };
  expect(await verified({ ...second, proof: forged }, '--keys', origin)).toBe(EXIT.broken);
});

it('a server that does not answer has no keys to offer', async () => {
  expect(await verified({}, '--keys', 'http://127.0.0.1:1')).toBe(1);
});
