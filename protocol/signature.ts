import { hashes, verify } from '@noble/ed25519';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { ok, type Refusal, type Result } from '@seekiste/rules/core';
import { broken, hexDigits, isFields, line, listOf, oneOf, readFields, type Read } from './fields.js';

hashes.sha512 = message => Uint8Array.from(sha512(message));

/** By which key a seal is signed, and the signature: Ed25519 (RFC 8032), 128 hex digits. */
export interface Signature {
  readonly key: string;
  readonly value: string;
}

/** A key that a server signs with or has signed with. */
export interface PublicKey {
  /** The first 16 digits of the SHA-256 of the key's 32 bytes. */
  readonly id: string;
  readonly algorithm: 'Ed25519';
  /** 64 hex digits. */
  readonly public: string;
  /** Since when it signs, as in `2026-11-18T07:00:00.000Z`. */
  readonly since: string;
}

export const KEYS_FORMAT = 'seekiste-keys/1';
/** Where a server publishes its keys, the newest last. */
export const KEYS_PATH = '/.well-known/seekiste-keys.json';

export interface KeysFile {
  readonly format: typeof KEYS_FORMAT;
  readonly keys: readonly PublicKey[];
}

export const keyId = (publicKey: string): string => bytesToHex(sha256(hexToBytes(publicKey))).slice(0, 16);

/** Whether this key has signed this text. */
export const isSignedBy = (publicKey: string, text: string, signature: string): boolean => {
  try {
    return verify(hexToBytes(signature), utf8ToBytes(text), hexToBytes(publicKey), { zip215: false });
  } catch {
    return false;
  }
};

export const signature: Read<Signature> = (value, field) =>
  isFields(value)
    ? readFields<Signature>(
        value,
        { key: hexDigits('bad-key', 16), value: hexDigits('bad-signature', 128) },
        `${field}.`,
      )
    : broken('not-an-object', field);

const publicKey: Read<PublicKey> = (value, field) => {
  if (!isFields(value)) return broken('not-an-object', field);
  const read = readFields<PublicKey>(
    value,
    {
      id: hexDigits('bad-key', 16),
      algorithm: oneOf('unknown-algorithm', ['Ed25519']),
      public: hexDigits('bad-key', 64),
      since: line('text', 40),
    },
    `${field}.`,
  );
  return read.ok && read.value.id !== keyId(read.value.public) ? broken('bad-key', `${field}.id`) : read;
};

/** Keys as a server publishes them. */
export const decodeKeys = (value: unknown): Result<readonly PublicKey[], Refusal> => {
  if (!isFields(value)) return broken('not-an-object', 'keys');
  const read = readFields<KeysFile>(value, {
    format: oneOf('unknown-format', [KEYS_FORMAT]),
    keys: listOf(publicKey),
  });
  return read.ok ? ok(read.value.keys) : read;
};
