import type { Seat } from '@seekiste/rules/core';
import type { State } from '@seekiste/rules/lighthouse-run';
import { bestOf, Judge, Shortlist } from '../sailor/index.js';
import { LATE } from './horizon.js';
import { isForTwo, ripeForMore, ripeForTwo } from './ripe.js';

const [forTwo, forMore] = [new Judge(ripeForTwo), new Judge(ripeForMore)];
const ripeJudge = (state: State): Judge => (isForTwo(state) ? forTwo : forMore);

/** The turn of a player who knows what ships and cards come to: so the captain expects to play on. */
export const ripePolicy = (state: State, seat: Seat): number => bestOf(ripeJudge(state), state, seat);

/** What a search tries: the best turns, as many as the list takes. */
const listInto = (tried: Shortlist, state: State, seat: Seat, out: Int32Array): number => {
  ripeJudge(state).judge(state, seat, tried);
  for (let i = 0; i < tried.count; i++) out[i] = tried.codes[i] as number;
  return tried.count;
};

/** For few playouts; most of the hundred turns or more differ only in a light that nobody needs. */
const FEW = new Shortlist(20);
/** Towards the end, when playouts are short and agree, more of them can be told apart. */
const MORE = new Shortlist(40);
/** For enough playouts to give a chance to what looks worse at first. */
const MANY = new Shortlist(60);

export const candidates = (state: State, seat: Seat, out: Int32Array): number =>
  listInto(state.round < LATE ? FEW : MORE, state, seat, out);

export const manyCandidates = (state: State, seat: Seat, out: Int32Array): number => listInto(MANY, state, seat, out);
