import { expect, it } from 'vitest';
import { comings } from './comings.js';
import { anna, bo } from '../line/session.test-help.js';

const gone = (crew: typeof bo): typeof bo => ({ ...crew, present: false }) as typeof bo;

it('who came and who went is told, but nothing of oneself and nobody who just sat down', () => {
  expect(comings([anna, bo], [anna, gone(bo)], 'anna')).toEqual([{ name: 'Bo', here: false }]);
  expect(comings([anna, gone(bo)], [anna, bo], 'anna')).toEqual([{ name: 'Bo', here: true }]);
  expect(comings([gone(anna), bo], [anna, bo], 'anna')).toEqual([]);
  expect(comings([anna, { kind: 'open' }], [anna, bo], 'anna')).toEqual([]);
});
