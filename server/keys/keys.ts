import { createPrivateKey, generateKeyPairSync, sign as signed } from 'node:crypto';
import { keyId, KEYS_FORMAT, type KeysFile } from '@seekiste/protocol';
import type { Store, StoredKey } from '../store/store.js';
import type { Sign } from '../table/sign.js';

type KeyStore = Pick<Store, 'addKey' | 'keys'>;

const hexOf = (text = ''): string => Buffer.from(text, 'base64url').toString('hex');
const base64Of = (hex: string): string => Buffer.from(hex, 'hex').toString('base64url');

const freshKey = (madeAt: number): StoredKey => {
  const { x, d } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  const made = hexOf(x);
  return { id: keyId(made), public: made, secret: hexOf(d), madeAt };
};

/** From now on nodes that start sign with a new key; the keys before stay published. */
export const rotateKey = async (store: KeyStore, now: number): Promise<StoredKey> => {
  const before = await store.keys();
  // The newest key is the one that signs, whatever the clock says.
  const key = freshKey(Math.max(now, (before.at(-1)?.madeAt ?? 0) + 1));
  await store.addKey(key);
  return key;
};

/** How a node signs: with the newest key, made on the first start. */
export const openSign = async (store: KeyStore, now: number): Promise<Sign> => {
  const newest = (await store.keys()).at(-1) ?? (await rotateKey(store, now));
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: base64Of(newest.public), d: base64Of(newest.secret) };
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  return text => ({ key: newest.id, value: signed(null, Buffer.from(text), key).toString('hex') });
};

/** What everybody may know of the keys. */
export const publishedKeys = async (store: KeyStore): Promise<KeysFile> => ({
  format: KEYS_FORMAT,
  keys: (await store.keys()).map(({ id, public: key, madeAt }) => ({
    id,
    algorithm: 'Ed25519',
    public: key,
    since: new Date(madeAt).toISOString(),
  })),
});
