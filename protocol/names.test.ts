import { describe, expect, it } from 'vitest';
import { decodeName, looksLike } from './names.js';

const codeOf = (name: string): string => {
  const read = decodeName(name);
  return read.ok ? 'ok' : read.error.code;
};

describe('names', () => {
  it.each([
    ...['Jürgen', 'Ünal Öz', 'José', "D'Arcy", 'O’Neill', 'Anne-Marie', 'Bo 2', 'Åsa', 'Łukasz', 'Nguyễn'],
    ...['Ада', 'Άννα', 'דוד', 'علي', '李小龙', 'さくらサクラ', '李Li', '민수', 'राम', 'สมชาย'],
    ...['Ada 🦊', '🏴', '👩‍🚀', '👍🏽', '🇩🇪', '❤️'],
  ])('“%s” is one', name => {
    expect(decodeName(name)).toEqual({ ok: true, value: name.normalize('NFKC') });
  });

  it('P1.8 are brought into one form', () => {
    expect(decodeName('  Ju\u0308rgen \u00a0 B. ')).toEqual({ ok: true, value: 'Jürgen B.' });
    expect(decodeName('ＡＤＡ')).toEqual({ ok: true, value: 'ADA' });
    expect(decodeName('𝒜𝒹𝒶')).toEqual({ ok: true, value: 'Ada' });
  });

  it.each([
    ['name-unprintable', 'a\u202Eb'],
    ['name-unprintable', 'a\u200Bb'],
    ['name-unprintable', 'a\u2066b\u2069'],
    ['name-unprintable', 'a\u200Db'],
    ['name-unprintable', 'a\u00ADb'],
    ['name-unprintable', '\u3164'],
    ['name-unprintable', '\u2800'],
    ['name-unprintable', 'a\u{E0041}'],
    ['name-unprintable', 'a\uFE0F'],
    ['name-unprintable', 'a\ue000'],
    ['name-unprintable', 'a\ud800'],
    ['name-unreadable', '...'],
    ['name-unreadable', '\u0301'],
    ['name-stacked', 'a\u0301\u0302\u0303'],
    ['name-stacked', `Z${'\u0335\u0321\u0336'.repeat(4)}`],
    ['name-stacked', '\u0301a'],
    ['name-mixed', 'Аda'],
    ['name-mixed', 'Ada\u03bf'],
    ['name-mixed', 'Ꭺda'],
  ])('%s: “%s”', (code, name) => {
    expect(codeOf(name)).toBe(code);
  });

  it.each([
    ['Ada', 'ada'],
    ['Ada', 'A.d a'],
    ['copa', 'сора'],
    ['Ian', 'lan'],
    ['Bob', 'B0b'],
    ['Arne', 'Ame'],
    ['TOM', 'ΤΟΜ'],
  ])('“%s” and “%s” look alike', (one, other) => {
    expect(looksLike(one, other)).toBe(true);
  });

  it.each([
    ['Ada', 'Ida'],
    ['Müller', 'Muller'],
    ['Bo', 'Bo 2'],
    ['Sailor 0', 'Sailor 1'],
  ])('“%s” and “%s” do not', (one, other) => {
    expect(looksLike(one, other)).toBe(false);
  });
});
