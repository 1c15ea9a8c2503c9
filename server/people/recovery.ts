import { randomInt } from 'node:crypto';

/** Crockford's base 32: without I, L, O and U, which are misread or misheard. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 4;
const DIGITS_PER_GROUP = 5;

const CODE = new RegExp(`^[${DIGITS}]{${GROUPS * DIGITS_PER_GROUP}}$`);

const digit = (): string => DIGITS.charAt(randomInt(DIGITS.length));
const group = (): string => Array.from({ length: DIGITS_PER_GROUP }, digit).join('');

/** A code to be copied by hand, `7QK2M-…`: 100 bits. */
export const newRecoveryCode = (): string => Array.from({ length: GROUPS }, group).join('-');

/** The code as it is hashed, however it was typed; undefined if it cannot be one. */
export const readRecoveryCode = (typed: string): string | undefined => {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  return CODE.test(code) ? code : undefined;
};
