import type { Params } from '@seekiste/rules/core';
import type { Args } from './message.js';

/** What speaks for a move: a code, and the facts that its sentence names. The bots' hints find it. */
export interface Reason {
  readonly code: string;
  readonly params: Params;
}

export const numberIn = (params: Params, name: string): number => {
  const value = params[name];
  return typeof value === 'number' ? value : 0;
};

export const listIn = (params: Params, name: string): readonly number[] => {
  const value = params[name];
  return Array.isArray(value) ? (value as readonly number[]) : [];
};

/** Numbers and names; lists have phrases of their own. */
export const factsIn = (params: Params): Args =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) =>
      typeof value === 'number' || typeof value === 'string' ? [[name, value]] : [],
    ),
  );
