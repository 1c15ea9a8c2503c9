import { describe, expect, it } from 'vitest';
import { decodeBlock, decodeReport } from './people.js';

const PERSON = 'AbcdefghijKLMNOPQRS_-7';
const TABLE = 'a-table-of-this-harbor';
const REPORT = { person: PERSON, table: TABLE, reason: 'talk', text: 'Er schimpft.' };

const codeOf = (read: ReturnType<typeof decodeBlock> | ReturnType<typeof decodeReport>): string =>
  read.ok ? 'ok' : `${read.error.clause} ${read.error.code}`;

describe('a block from outside', () => {
  it('is read as it was sent', () => {
    expect(decodeBlock({ person: PERSON })).toEqual({ ok: true, value: { person: PERSON } });
  });

  it.each([
    ['not-an-object', null],
    ['not-an-object', [PERSON]],
    ['missing-field', {}],
    ['unknown-field', { person: PERSON, name: 'Bo' }],
    ['bad-person', { person: 'bo' }],
    ['bad-person', { person: 7 }],
  ])('%s: %j', (code, value) => {
    expect(codeOf(decodeBlock(value))).toBe(`input ${code}`);
  });
});

describe('a report from outside', () => {
  it('is read as it was sent, with or without words', () => {
    expect(decodeReport(REPORT)).toEqual({ ok: true, value: REPORT });
    const { text: _, ...silent } = REPORT;
    expect(decodeReport(silent)).toEqual({ ok: true, value: silent });
  });

  it.each([
    ['not-an-object', 'talk'],
    ['missing-field', { person: PERSON, table: TABLE }],
    ['unknown-field', { ...REPORT, at: 0 }],
    ['bad-person', { ...REPORT, person: '' }],
    ['bad-table', { ...REPORT, table: '../x' }],
    ['unknown-reason', { ...REPORT, reason: 'luck' }],
    ['text-empty', { ...REPORT, text: ' ' }],
    ['text-too-long', { ...REPORT, text: 'x'.repeat(501) }],
    ['text-unprintable', { ...REPORT, text: 'a\u202eb' }],
  ])('%s: %j', (code, value) => {
    expect(codeOf(decodeReport(value))).toBe(`input ${code}`);
  });
});
