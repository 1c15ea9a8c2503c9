import type { State } from '@seekiste/rules/lighthouse-run';
import { FOR_MORE, FOR_TWO } from '../learned/index.js';
import { RIPE_FOR_MORE, RIPE_FOR_TWO, ripeTaste, type Taste } from '../sailor/index.js';

/** By what the captain judges: what ships and cards come to, with two colours on the river and with more. */
export const ripeForTwo: Taste = ripeTaste(FOR_TWO, RIPE_FOR_TWO);
export const ripeForMore: Taste = ripeTaste(FOR_MORE, RIPE_FOR_MORE);

export const isForTwo = ({ ships }: Pick<State, 'ships'>): boolean => ships.length === 2;
