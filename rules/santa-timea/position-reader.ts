import { stop, type Fields, type Seat } from '../core/index.js';
import type { Card, Direction, Wind } from './cards.js';
import { readCards, readDirections, readWinds } from './notation.js';

interface Line {
  readonly collected: readonly Wind[];
  /** Absent: every set was laid aside. */
  readonly sets: readonly Direction[] | undefined;
}

export interface ToldTrick {
  readonly leader: Seat;
  readonly cards: readonly Card[];
}

/** Reads the fields of a position; each is named when it is wrong, and may be left out. */
export const reader = (from: Fields, seats: number) => {
  const has = (name: string): boolean => from[name] !== undefined;
  const words = <T>(value: unknown, field: string, clause: string, read: (text: string) => T | undefined): T =>
    (typeof value === 'string' ? read(value) : undefined) ?? stop(field, clause);
  const listOf = (value: unknown, field: string, length?: number): readonly unknown[] =>
    Array.isArray(value) && (length === undefined || value.length === length) ? value : stop(field, 'input');
  const perSeat = <T>(name: string, fallback: T, read: (value: unknown, field: string) => T): T[] =>
    has(name)
      ? listOf(from[name], name, seats).map((value, seat) => read(value, `${name}[${seat}]`))
      : Array.from({ length: seats }, () => fallback);
  const line = (value: unknown, field: string): Line => {
    if (typeof value !== 'object' || value === null) return stop(field, 'input');
    const { collected = '', sets, ...rest } = value as Fields;
    if (Object.keys(rest).length > 0) stop(field, 'input');
    return {
      collected: words(collected, field, '1.3', readWinds),
      sets: sets === undefined ? undefined : words(sets, field, 'input', readDirections),
    };
  };
  const toldTrick = (value: unknown, field: string): ToldTrick => {
    const [, who, text = ''] =
      (typeof value === 'string' ? /^(\d): (.*)$/.exec(value) : undefined) ?? stop(field, 'input');
    const leader = Number(who);
    return leader < seats ? { leader, cards: words(text, field, '1.2', readCards) } : stop(field, 'input');
  };
  return {
    has,
    seat: (name: string, fallback: Seat): Seat => {
      const value = has(name) ? from[name] : fallback;
      const isSeat = typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < seats;
      return isSeat ? value : stop(name, 'input');
    },
    cards: (name: string): Card[] => words(has(name) ? from[name] : '', name, '1.2', readCards),
    winds: (name: string): Wind[] => words(has(name) ? from[name] : '', name, '1.3', readWinds),
    hands: (): Card[][] => perSeat<Card[]>('hands', [], (value, field) => words(value, field, '1.2', readCards)),
    gone: (): ToldTrick[] =>
      listOf(has('gone') ? from['gone'] : [], 'gone').map((value, i) => toldTrick(value, `gone[${i}]`)),
    collected: (): Wind[][] =>
      perSeat<Wind[]>('collected', [], (value, field) => words(value, field, '1.3', readWinds)),
    chosen: (): (Direction[] | null)[] =>
      perSeat<Direction[] | null>('chosen', null, (value, field) =>
        value === null ? null : words(value, field, 'input', readDirections),
      ),
    sheet: (): Line[][] =>
      listOf(has('sheet') ? from['sheet'] : [], 'sheet').map((round, i) =>
        listOf(round, `sheet[${i}]`, seats).map((value, seat) => line(value, `sheet[${i}][${seat}]`)),
      ),
  };
};

export type Reader = ReturnType<typeof reader>;
