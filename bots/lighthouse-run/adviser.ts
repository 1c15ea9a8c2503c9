import { lighthouseRun } from '@seekiste/rules/lighthouse-run';
import { adviser } from '../hints/adviser.js';
import { guide } from './captain/index.js';
import { lighthouseRunIdea, lighthouseRunReason } from './reasons/index.js';

export const advise = adviser(lighthouseRun, {
  guide,
  playouts: () => 2000,
  reasonFor: lighthouseRunReason,
  ideaOf: lighthouseRunIdea,
});
