import { named, ok, type Refusal, type Result } from '@seekiste/rules/core';
import { broken, type Read } from './fields.js';
import { MAX_NAME } from './requests.js';
import { skeletonOf } from './skeleton.js';

/** Emoji hold joiners and selectors that are invisible anywhere else (UTS #51, 1.4). */
const EMOJI = /\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier}|\u200D\p{Extended_Pictographic})*/gu;

/** Controls, marks that turn the direction of writing, and whatever leaves no trace: UAX #44, UTS #39, 3.1. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\u2800]/u;

/** Vietnamese and Hebrew put two marks on a letter; UTS #39, 5.4 lets more than four pass nowhere. */
const STACKED = /^\p{M}|\p{M}{3}/u;

/** Something to read: a letter, a number or a picture. */
const READABLE = /[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u;

/**
 * Scripts with letters that look like those of another one. A name has letters of one of them; all other scripts go
 * with any (UTS #39, 5.2: moderately restrictive).
 */
const IMITATING = [
  /\p{Script=Latin}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Georgian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Lisu}/u,
  /\p{Script=Canadian_Aboriginal}/u,
];

/** What a person wants to be called: in one form (NFKC), and as others will read it. */
export const readName: Read<string> = (value, field) => {
  if (typeof value !== 'string') return broken('not-a-name', field, { value: named(value) });
  const name = value
    .normalize('NFKC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
  if (name === '') return broken('name-empty', field);
  if (name.length > MAX_NAME) return broken('name-too-long', field, { max: MAX_NAME });
  if (INVISIBLE.test(name.replace(EMOJI, ''))) return broken('name-unprintable', field);
  if (!READABLE.test(name)) return broken('name-unreadable', field);
  // Decomposed: a letter that has its accent built in counts like one that was put together.
  if (STACKED.test(name.normalize('NFD').replace(EMOJI, ''))) return broken('name-stacked', field);
  if (IMITATING.filter(script => script.test(name)).length > 1) return broken('name-mixed', field);
  return ok(name);
};

export const decodeName = (value: unknown): Result<string, Refusal> => readName(value, 'name');

/** Whether people could take one name for the other. */
export const looksLike = (one: string, other: string): boolean => skeletonOf(one) === skeletonOf(other);
