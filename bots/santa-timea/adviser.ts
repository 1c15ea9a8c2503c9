import { santaTimea } from '@seekiste/rules/santa-timea';
import { adviser } from '../hints/adviser.js';
import { guide } from './captain/index.js';
import { santaTimeaReason } from './reasons/index.js';

export const advise = adviser(santaTimea, {
  guide,
  playouts: () => 8000,
  reasonFor: santaTimeaReason,
  ideaOf: move => santaTimea.write(move),
});
