import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Hurry, PATIENCE_MS } from './hurry.js';

let reminded = 0;
const hurry = new Hurry(() => reminded++);

beforeEach(() => {
  vi.useFakeTimers();
  reminded = 0;
});

afterEach(() => {
  hurry.stop();
  vi.useRealTimers();
});

it('who is waited for is reminded once a turn', () => {
  hurry.waited(true);
  vi.advanceTimersByTime(PATIENCE_MS - 1);
  hurry.waited(true);
  expect(reminded).toBe(0);
  vi.advanceTimersByTime(1);
  expect(reminded).toBe(1);
  hurry.waited(true);
  vi.advanceTimersByTime(10 * PATIENCE_MS);
  expect(reminded).toBe(1);
});

it('a turn that is over is forgotten, and the next has its own time', () => {
  hurry.waited(true);
  vi.advanceTimersByTime(PATIENCE_MS - 1);
  hurry.waited(false);
  hurry.waited(true);
  vi.advanceTimersByTime(PATIENCE_MS - 1);
  expect(reminded).toBe(0);
  vi.advanceTimersByTime(1);
  expect(reminded).toBe(1);
});
