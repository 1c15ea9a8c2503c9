import type { Actor, Seat } from '../game.js';
import { CHANCE, OVER } from '../kernel.js';
import { bytes, same } from './plain.js';
import { judgeNotation } from './survival.js';
import type { Walk } from './walk.js';

/** What one seat is offered in a position. */
export interface Offer<Move> {
  readonly seat: Seat;
  readonly view: unknown;
  readonly moves: readonly Move[];
  readonly texts: ReadonlySet<string>;
}

const judgeActing = <State, Move>(walk: Walk<State, Move>): readonly Seat[] => {
  const { game, state } = walk;
  const acts = game.toAct(state);
  const over = acts.kind === 'over';
  walk.demand(
    (game.result(state) !== undefined) === over,
    'acts',
    () => `${acts.kind}, but ${bytes(game.result(state))}`,
  );
  const acting = acts.kind === 'seats' ? [...acts.must, ...acts.may] : [];
  walk.demand(
    acts.kind !== 'seats' ||
      (acts.must.length > 0 &&
        new Set(acting).size === acting.length &&
        acting.every(seat => walk.seats.includes(seat))),
    'acts',
    () => bytes(acts),
  );
  const first = acts.kind === 'over' ? OVER : acts.kind === 'chance' ? CHANCE : acts.must[0];
  walk.demand(game.kernel.actor(state) === first, 'acts', () => `kernel.actor says ${game.kernel.actor(state)}`);
  return acting;
};

const judgeMove = <State, Move>(walk: Walk<State, Move>, offer: Offer<Move>, move: Move): void => {
  const { game } = walk;
  const refusal = game.why(offer.view, move);
  walk.demand(
    refusal === undefined,
    'why',
    () => `${game.write(move)} is offered to ${offer.seat}, but ${bytes(refusal)}`,
  );
  const answer = walk.ask(offer.seat, move);
  walk.demand(answer.ok, 'offered', () => `${offer.seat} ${game.write(move)}: ${bytes(answer)}`);
  judgeNotation(walk, move);
  const price = game.price(offer.view, move);
  walk.demand(Number.isInteger(price) && price >= 0, 'offered', () => `${game.write(move)} costs ${price}`);
};

/** Who may do what, asked from all sides; returns what each seat is offered. */
export const judgeOffers = <State, Move>(walk: Walk<State, Move>): readonly Offer<Move>[] => {
  const { game, state } = walk;
  const acting = judgeActing(walk);
  const mustAct = game.toAct(state);
  const offers = walk.seats.map((seat): Offer<Move> => {
    const view = game.view(state, seat);
    const seen = bytes(view);
    const moves = game.moves(view);
    walk.demand(bytes(view) === seen, 'unchanged', () => `moves(view of ${seat})`);
    return { seat, view, moves, texts: new Set(moves.map(move => game.write(move))) };
  });
  for (const offer of offers) {
    const { seat, moves, texts } = offer;
    walk.demand(moves.length === 0 || acting.includes(seat), 'moves', () => `${seat} may not act but has moves`);
    walk.demand(
      moves.length > 0 || mustAct.kind !== 'seats' || !mustAct.must.includes(seat),
      'moves',
      () => `${seat} must act but has no move`,
    );
    walk.demand(
      texts.size === moves.length,
      'distinct',
      () => `${seat} has ${moves.length} moves, ${texts.size} texts`,
    );
    for (const move of moves) judgeMove(walk, offer, move);
  }
  const watched = game.moves(game.view(state, 'watcher'));
  walk.demand(watched.length === 0, 'moves', () => `a watcher has ${watched.length}`);
  walk.judgeUntouched();
  return offers;
};

/** A move from elsewhere, made by a seat: `why` and `apply` agree, and what is accepted was offered. */
export const judgeProbe = <State, Move>(walk: Walk<State, Move>, offer: Offer<Move>, probe: Move): void => {
  const { game } = walk;
  const { seat, view, moves, texts } = offer;
  const named = (): string => `${seat} ${bytes(probe)}`;
  const refusal = game.why(view, probe);
  const answer = walk.ask(seat, probe);
  walk.demand(
    answer.ok === (refusal === undefined) && (answer.ok || same(answer.error, refusal)),
    'why',
    () => `${named()}: why says ${bytes(refusal)}, apply says ${answer.ok ? 'yes' : bytes(answer.error)}`,
  );
  if (!answer.ok || texts.has(game.write(probe))) return;
  // Another order of the same cards is the same move in other words: it must do what an offered one does.
  const offered = moves.some(move => same(game.apply(walk.state, seat, move), answer));
  walk.demand(offered, 'accepted', named);
};

/** Nobody acts for chance, for a watcher or from a seat that is not there. */
export const judgeStrangers = <State, Move>(walk: Walk<State, Move>, move: Move): void => {
  const strangers: Actor[] = [-1, walk.trial.seats];
  if (walk.game.toAct(walk.state).kind !== 'chance') strangers.push('chance');
  for (const actor of strangers)
    walk.demand(!walk.ask(actor, move).ok, 'accepted', () => `${actor} ${walk.game.write(move)}`);
};
