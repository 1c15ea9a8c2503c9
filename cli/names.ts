import type { Viewer } from '@seekiste/rules/core';
import type { Language, Names } from '@seekiste/words';
import { generalVoice } from './words/index.js';

/** Players of whom only the seat is known. */
export const seatNames = (language: Language, seats: number, viewer: Viewer): Names => ({
  seats: Array.from({ length: seats }, (_, seat) => generalVoice(language).seat(seat + 1)),
  viewer,
});
