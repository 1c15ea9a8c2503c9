import type { Seat } from '../core/index.js';
import { ROUNDS } from './chart.js';
import { rulesOf, type Mode } from './modes.js';
import type { Open } from './types.js';

/** 3.1, 9.10 How many cards the players play in a round. */
export const cardsPerRound = (mode: Mode, seats: number): number => rulesOf(mode).coloursPerSeat * seats;

const orderFrom = (first: Seat, { options, seats }: Pick<Open, 'options' | 'seats'>): Seat[] =>
  Array.from({ length: cardsPerRound(options.mode, seats) }, (_, i) => (first + i) % seats);

/** 3.1, 7.1, 9.10 Who plays a card when: in this round from its first card on, and in the next one; none after the last. */
export const turnOrder = (
  table: Pick<Open, 'options' | 'seats' | 'first' | 'round'>,
): { readonly thisRound: readonly Seat[]; readonly nextRound: readonly Seat[] } => ({
  thisRound: orderFrom(table.first, table),
  nextRound: table.round < ROUNDS ? orderFrom((table.first + 1) % table.seats, table) : [],
});
