import type { ChatLine, LogLine } from '@seekiste/protocol';
import { expect, it } from 'vitest';
import { welcome } from './session.test-help.js';
import { told, welcomed } from './table-now.js';

const line = (step: number): LogLine => ({ step, actor: 0, shown: { type: `event ${step}` } });
const said = (v: number): ChatLine => ({ v, person: 'bo', at: 0, name: 'Anna', text: `line ${v}` });

const here = welcomed(welcome({ v: 5, log: { from: 0, lines: [line(0), line(1)] }, chat: [said(2), said(4)] }));

it('what is left out has not changed', () => {
  expect(told(here, { t: 'news', v: 6 })).toEqual({ ...here, v: 6 });
});

it('what is older changes nothing; presence comes without a new version', () => {
  expect(told(here, { t: 'news', v: 4, watchers: 3 })).toBe(here);
  expect(told(here, { t: 'news', v: 5, watchers: 3 }).watchers).toBe(3);
});

it('the log goes on, and is shorter after something was taken back', () => {
  expect(told(here, { t: 'news', v: 6, log: { from: 2, lines: [line(2)] } }).log).toEqual([line(0), line(1), line(2)]);
  expect(told(here, { t: 'news', v: 6, log: { from: 1, lines: [] } }).log).toEqual([line(0)]);
});

it('chat that was kept back takes its place when it is told', () => {
  expect(told(here, { t: 'news', v: 6, chat: [said(3), said(6)] }).chat.map(({ v }) => v)).toEqual([2, 3, 4, 6]);
  expect(told(here, { t: 'news', v: 6, chat: [said(4)] }).chat.map(({ v }) => v)).toEqual([2, 4]);
});

it('one’s own seat is told with the news', () => {
  expect(told(here, { t: 'news', v: 6, seat: 1 }).me.seat).toBe(1);
  expect(told(here, { t: 'news', v: 6, seat: null }).me.seat).toBeNull();
});
