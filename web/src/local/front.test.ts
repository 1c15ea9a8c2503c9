import { describe, expect, it } from 'vitest';
import type { ToAct } from '@seekiste/rules/core';
import { nextFront, othersToAct } from './front.js';

const due = (...must: number[]): ToAct => ({ kind: 'seats', must, may: [] });

describe('whose eyes the screen is for', () => {
  it('a single person’s, whoever is due', () => {
    expect(nextFront([1], due(0), 'watcher')).toBe(1);
  });

  it('a watcher’s, where only bots play', () => {
    expect(nextFront([], due(0), 'watcher')).toBe('watcher');
  });

  it('whoever of several people has to act', () => {
    expect(nextFront([0, 2], due(2), 0)).toBe(2);
  });

  it('whoever looked last, while bots act', () => {
    expect(nextFront([0, 2], due(1), 0)).toBe(0);
  });

  it('whoever looks already, where several have to act', () => {
    expect(nextFront([0, 2], due(0, 1, 2), 2)).toBe(2);
    expect(nextFront([0, 2], due(0, 1), 2)).toBe(0);
  });

  it('whoever looked last, when all is over', () => {
    expect(nextFront([0, 2], { kind: 'over' }, 2)).toBe(2);
  });
});

describe('which other people could act', () => {
  it('whoever may, though it is not their turn', () => {
    expect(othersToAct([0, 1, 2], { kind: 'seats', must: [0], may: [1, 3] }, 0)).toEqual([1]);
  });

  it('whoever must, once somebody else has taken the device', () => {
    expect(othersToAct([0, 1], { kind: 'seats', must: [0], may: [1] }, 1)).toEqual([0]);
  });

  it('nobody for whom the device is coming round anyway', () => {
    expect(othersToAct([0, 1], due(0, 1), 0)).toEqual([]);
  });

  it('nobody when all is over', () => {
    expect(othersToAct([0, 1], { kind: 'over' }, 0)).toEqual([]);
  });
});
