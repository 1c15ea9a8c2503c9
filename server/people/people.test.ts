import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cookieWith, secretIn } from './cookie.js';
import { newRecoveryCode, readRecoveryCode } from './recovery.js';
import { newSecret } from './secret.js';

const plain = { secure: false };
const secure = { secure: true };

describe('the cookie', () => {
  it('comes back among others', () => {
    const secret = newSecret();
    for (const place of [plain, secure]) {
      const sent = cookieWith(secret, place).split(';')[0] ?? '';
      expect(secretIn(`a=b; ${sent}; c=d`, place)).toBe(secret);
    }
  });

  it('of a plain connection is not believed on a secure one: anybody on the way may have set it', () => {
    const sent = cookieWith(newSecret(), plain).split(';')[0];
    expect(secretIn(sent, secure)).toBeUndefined();
  });

  it('that cannot hold a secret holds none', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        fc.pre(!/seekiste=[\w-]{43}/.test(text));
        expect(secretIn(text, plain)).toBeUndefined();
        expect(secretIn(`seekiste=${text}`, plain)).toBeUndefined();
      }),
    );
  });
});

describe('the recovery code', () => {
  it('is read however it is written down', () => {
    for (let times = 0; times < 50; times++) {
      const code = newRecoveryCode();
      const read = code.replaceAll('-', '');
      for (const typed of [code, read, code.toLowerCase(), code.replaceAll('-', ' - '), code.replaceAll('1', 'l')])
        expect(readRecoveryCode(typed)).toBe(read);
    }
  });

  it('has 100 bits, and every digit is drawn', () => {
    const codes = Array.from({ length: 200 }, newRecoveryCode);
    expect(new Set(codes).size).toBe(200);
    expect(new Set(codes.join('').replaceAll('-', '')).size).toBe(32);
    expect(codes.every(code => code.replaceAll('-', '').length === 20)).toBe(true);
  });

  it.each(['', 'U'.repeat(20), '0'.repeat(19), '0'.repeat(21), 'ÄÖÜ'])('“%s” is none', typed => {
    expect(readRecoveryCode(typed)).toBeUndefined();
  });
});
