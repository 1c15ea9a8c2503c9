import { say, type Language, type Names } from '@seekiste/words';
import type { Viewer } from '@seekiste/rules/core';

/** Players of whom only the seat is known. */
export const seatNames = (language: Language, seats: number, viewer: Viewer): Names => ({
  seats: Array.from({ length: seats }, (_, seat) => say(language, 'seat', { number: seat + 1 })),
  viewer,
});
