import { drawn } from './chance.js';
import { ConformanceError } from './conformance/checks.js';
import { judgeRefold, judgeReplay, judgeTable } from './conformance/fold.js';
import { KernelJudge } from './conformance/kernel.js';
import { judgeOffers, judgeProbe, judgeStrangers, type Offer } from './conformance/offers.js';
import { bytes, same } from './conformance/plain.js';
import { mutated } from './conformance/probes.js';
import { judgeImagined, judgeSecrecy } from './conformance/secrets.js';
import {
  damagedPosition,
  decoded,
  judgeCards,
  judgeEvents,
  judgeNonsense,
  judgeNotation,
  judgePosition,
  judgeState,
  judgeStowaway,
} from './conformance/survival.js';
import { Walk, type Insight, type Judged, type Trial } from './conformance/walk.js';
import type { Actor } from './game.js';

export { CHECKS, ConformanceError, type Check } from './conformance/checks.js';
export type { Insight, Judged, Trial, TrueStep } from './conformance/walk.js';
export { chiSquare, chiSquareBound, judgePicks, judgeWorlds, type World } from './conformance/worlds.js';

/** How many moves from elsewhere each seat tries in each position. */
const PROBES = 6;

/** How many damaged outcomes of chance are tried wherever chance acts. */
const DAMAGED_DEALS = 24;

/**
 * Plays one game at random and judges every position and step of it by the contract
 * (`CHECKS` says what is demanded). Throws a `ConformanceError` at the first breach.
 */
export const conformance = <State, Move>(
  game: Judged<State, Move>,
  insight: Insight<State, Move>,
  trial: Trial<State>,
): void => {
  const walk = new Walk(game, insight, trial);
  try {
    judgeNonsense(walk);
    judgeWalk(walk);
    if (trial.from !== undefined) return judgeRefold(walk);
    judgeReplay(walk);
    judgeTable(walk);
  } catch (problem) {
    if (problem instanceof ConformanceError) throw problem;
    walk.fail('throws', String(problem), problem);
  }
};

const judgeWalk = <State, Move>(walk: Walk<State, Move>): void => {
  const kernel = new KernelJudge(walk);
  const pool: Move[] = [];
  let dealt: string | undefined;
  for (;;) {
    const { game, state } = walk;
    const acts = game.toAct(state);
    judgeState(walk);
    const offers = judgeOffers(walk);
    if (acts.kind !== 'chance') dealt ??= bytes(walk.insight.cards(state));
    if (dealt !== undefined) judgeCards(walk, state, dealt);
    if (dealt !== undefined && acts.kind !== 'chance') {
      judgePosition(walk, state, 'position');
      const damaged = damagedPosition(walk);
      if (damaged !== undefined) judgeElsewhere(walk, damaged, dealt);
    }
    judgeImagined(walk, state, dealt);
    for (const offer of offers) kernel.judge(offer);
    judgeProbes(walk, offers, pool);
    if (acts.kind === 'over') return kernel.judgeScore();
    walk.demand(walk.played.length < walk.insight.longest, 'end', () => `not after ${walk.insight.longest} moves`);
    if (acts.kind === 'chance') letChanceAct(walk, kernel, pool);
    else letSeatAct(walk, offers, pool);
  }
};

/** Moves from other positions, moves of other seats, and damaged moves, each tried by every seat. */
const judgeProbes = <State, Move>(walk: Walk<State, Move>, offers: readonly Offer<Move>[], pool: Move[]): void => {
  const { rng } = walk;
  const here = offers.flatMap(({ moves }) => moves);
  const known = [...here, ...pool];
  if (known.length === 0) return;
  const any = (moves: readonly Move[]): Move => moves[rng.below(moves.length)] as Move;
  for (const offer of offers)
    for (let i = 0; i < PROBES; i++) {
      if (here.length > 0) judgeProbe(walk, offer, any(here));
      if (pool.length > 0) judgeProbe(walk, offer, any(pool));
      const damaged = decoded(walk, mutated(any(i % 2 && here.length > 0 ? here : known), any(known), rng));
      if (damaged !== undefined) judgeProbe(walk, offer, damaged);
    }
  for (const { moves } of offers) if (moves.length > 0) pool.push(any(moves));
  judgeStrangers(walk, any(known));
  walk.judgeUntouched();
};

/** A position that came in damaged and was let in must be as sound as one that was played to. */
const judgeElsewhere = <State, Move>(walk: Walk<State, Move>, state: State, cards: string): void => {
  walk.judgeUntouched();
  const there = new Walk(walk.game, walk.insight, { ...walk.trial, from: state });
  judgeCards(there, state, cards);
  judgePosition(there, state, 'position');
  judgeOffers(there);
  judgeImagined(there, state, cards);
};

const judgeDamagedDeals = <State, Move>(walk: Walk<State, Move>, move: Move, after: State): void => {
  for (let i = 0; i < DAMAGED_DEALS; i++) {
    const damaged = decoded(walk, mutated(move, move, walk.rng));
    const answer = damaged && walk.ask('chance', damaged);
    if (answer?.ok && walk.game.toAct(answer.value.state).kind === 'seats')
      judgeElsewhere(walk, answer.value.state, bytes(walk.insight.cards(after)));
  }
};

const letChanceAct = <State, Move>(walk: Walk<State, Move>, kernel: KernelJudge<State, Move>, pool: Move[]): void => {
  const { game } = walk;
  const before = walk.state;
  const { move, chance } = drawn(game, before, walk.chance);
  const twin = drawn(game, before, walk.chance).move;
  walk.demand(same(move, twin), 'chance', () => `${game.write(move)} and ${game.write(twin)}`);
  walk.chance = chance;
  kernel.judgeDeal();
  const after = game.apply(before, 'chance', move);
  if (after.ok) judgeDamagedDeals(walk, move, after.value.state);
  act(walk, 'chance', move, pool);
};

const letSeatAct = <State, Move>(walk: Walk<State, Move>, offers: readonly Offer<Move>[], pool: Move[]): void => {
  const able = offers.filter(({ moves }) => moves.length > 0);
  const { seat, moves } = able[walk.choose(able.length)] as Offer<Move>;
  act(walk, seat, moves[walk.choose(moves.length)] as Move, pool);
};

const act = <State, Move>(walk: Walk<State, Move>, actor: Actor, move: Move, pool: Move[]): void => {
  const before = walk.state;
  judgeNotation(walk, move);
  judgeStowaway(walk, move);
  const answer = walk.ask(actor, move);
  if (!answer.ok) return walk.fail('offered', `${actor} ${walk.game.write(move)}: ${bytes(answer.error)}`);
  const { state: after, events } = answer.value;
  judgeEvents(walk, events);
  judgeSecrecy(walk, { before, actor, move, after }, events);
  walk.goOn(actor, move, answer.value);
  pool.push(move);
};
