import {
  newRecord,
  replay,
  shuffle,
  type AnyGame,
  type OptionValues,
  type Played,
  type Rng,
  type Seat,
  type Viewer,
} from '@seekiste/rules/core';
import { inAllerRuhe, ISLANDS, type Move as RuheMove } from '@seekiste/rules/in-aller-ruhe';
import { HAND, ownerOf, type Move as RunMove } from '@seekiste/rules/lighthouse-run';
import { BRIDE, BRIDES, COPIES, damageOf, ROW, WIND_KINDS, type Move as TimeaMove } from '@seekiste/rules/santa-timea';

/** A game that was played, as far as it is told. */
export interface Story {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: OptionValues;
  readonly moves: readonly Played[];
}

type Moves<Move> = readonly { readonly actor: Played['actor']; readonly move: Move }[];

/** Outcomes of chance are in the record: no generator is asked. */
export const ANY_SEED = '0'.repeat(63) + '1';

const ascending = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b);

/** What is left of a pack when these cards are taken out, each as often as it is named. */
const without = (pack: readonly number[], cards: readonly number[]): number[] => {
  const left = [...pack];
  for (const card of cards) left.splice(left.indexOf(card), 1);
  return left;
};

/** Islands that the viewer never saw change places, wherever they were dealt and in whatever was paid face down. */
const otherIslands = (moves: Moves<RuheMove>, viewer: Viewer, rng: Rng, { seats, options }: Story): Moves<RuheMove> => {
  const [deal] = moves;
  if (deal?.move.type !== 'deal') throw new Error('no deal');
  const seen = new Set<number>(viewer === 'watcher' ? [] : deal.move.hands[viewer]);
  replay(inAllerRuhe, { ...newRecord(inAllerRuhe, { seats, options }, ANY_SEED), moves }, ({ events }) => {
    for (const event of events)
      if (event.type === 'drew' && event.seat === viewer) for (const card of event.cards) seen.add(card);
  });
  for (const { move } of moves) if (move.type === 'lay') seen.add(move.card);
  const unseen = Array.from({ length: ISLANDS }, (_, i) => i + 1).filter(card => !seen.has(card));
  const mixed = shuffle([...unseen], rng);
  const other = (card: number): number => mixed[unseen.indexOf(card)] ?? card;
  return moves.map(({ actor, move }) => {
    switch (move.type) {
      case 'deal': {
        const { hands, piles, removed } = move;
        const dealt = {
          hands: hands.map(hand => ascending(hand.map(other))),
          piles: piles.map(pile => pile.map(other)),
        };
        return { actor, move: { ...move, ...dealt, removed: removed.map(other) } };
      }
      case 'lay':
        return { actor, move: { ...move, pay: ascending(move.pay.map(other)) } };
      case 'give':
      case 'discard':
        return { actor, move: { ...move, cards: ascending(move.cards.map(other)) } };
      default:
        return { actor, move };
    }
  });
};

/** 1.2, 1.3 */
const STEERING = Array.from({ length: BRIDE - 1 + BRIDES }, (_, i) => Math.min(i + 1, BRIDE));
const WINDS = Array.from({ length: WIND_KINDS }, (_, i) =>
  new Array<number>(COPIES[damageOf(i + 1) - 1]!).fill(i + 1),
).flat();

/** In this round, what others have not played yet and winds that do not lie open are other cards. */
const otherHands = (moves: Moves<TimeaMove>, viewer: Viewer, rng: Rng, { seats }: Story): Moves<TimeaMove> => {
  const last = moves.findLastIndex(({ move }) => move.type === 'deal');
  const deal = moves[last]!.move;
  if (deal.type !== 'deal') throw new Error('no deal');
  const plays = moves
    .slice(last + 1)
    .flatMap(({ actor, move }) => (move.type === 'play' ? [{ actor, card: move.card }] : []));
  const playedBy = (seat: Seat): number[] => plays.filter(({ actor }) => actor === seat).map(({ card }) => card);
  const own = viewer === 'watcher' ? [] : deal.hands[viewer]!;
  const others = plays.filter(({ actor }) => actor !== viewer).map(({ card }) => card);
  const left = shuffle(without(STEERING, [...own, ...others]), rng);
  const hands = deal.hands.map((hand, seat) =>
    seat === viewer ? hand : ascending([...playedBy(seat), ...left.splice(0, hand.length - playedBy(seat).length)]),
  );
  const open = deal.winds.slice(0, Math.floor(plays.length / seats) + ROW);
  const hidden = shuffle(without(WINDS, [...open, ...deal.forecast]), rng);
  const winds = [...open, ...hidden].slice(0, deal.winds.length);
  return moves.with(last, { actor: 'chance', move: { ...deal, hands, winds } });
};

/** Cards of each colour that have not been shown to the viewer lie in another order. */
const otherDecks = (moves: Moves<RunMove>, viewer: Viewer, rng: Rng, { options }: Story): Moves<RunMove> => {
  const [deal] = moves;
  if (deal?.move.type !== 'deal') throw new Error('no deal');
  const decks = deal.move.decks.map((deck, colour) => {
    const owner = ownerOf(options['mode'] as 'standard', colour);
    const played = moves.flatMap(({ move }) => (move.type === 'sail' && move.colour === colour ? [move.card] : []));
    const seats = moves.filter(({ actor }) => actor !== 'chance').length;
    const shown = new Set<number>();
    if (owner === null) for (let i = 0; i <= seats; i++) shown.add(i);
    else if (owner === viewer) for (let i = 0; i < HAND + played.length; i++) shown.add(i);
    else for (const card of played) shown.add(deck.findIndex((other, slot) => other === card && !shown.has(slot)));
    const slots = deck.flatMap((_, slot) => (shown.has(slot) ? [] : [slot]));
    const mixed = shuffle(
      slots.map(slot => deck[slot]!),
      rng,
    );
    return deck.map((card, slot) => (shown.has(slot) ? card : mixed[slots.indexOf(slot)]!));
  });
  return moves.with(0, { actor: 'chance', move: { ...deal.move, decks } });
};

const TRIES = 40;

/** The story in another world: cards that the viewer has not seen in it are others, and every move is legal there. */
export const disguise = (story: Story, viewer: Viewer, rng: Rng): Story | undefined => {
  const { game, moves } = story;
  const other = (): readonly Played[] => {
    switch (game.name) {
      case 'in-aller-ruhe':
        return otherIslands(moves as Moves<RuheMove>, viewer, rng, story);
      case 'santa-timea':
        return otherHands(moves as Moves<TimeaMove>, viewer, rng, story);
      case 'lighthouse-run':
        return otherDecks(moves as Moves<RunMove>, viewer, rng, story);
      default:
        throw new Error(`nobody knows the cards of ${game.name}`);
    }
  };
  for (let i = 0; i < TRIES; i++) {
    const disguised = { ...story, moves: other() };
    const folded = replay(game, { ...newRecord(game, story, ANY_SEED), moves: disguised.moves });
    const isNew = JSON.stringify(disguised.moves) !== JSON.stringify(moves);
    if (folded.ok && isNew && game.toAct(folded.value).kind === 'seats') return disguised;
  }
  return undefined;
};
