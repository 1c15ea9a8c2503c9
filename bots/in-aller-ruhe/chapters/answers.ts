import type { Answers } from '../chapter.js';
import type { Known } from '../sailor/from-view/known.js';
import { pyramidAnswers } from './pyramid/answers.js';
import { rockAnswers } from './rock/rock.js';
import { stormsAnswers } from './storms/weather.js';

/** What comes into question in the phases of all chapters, best first. */
export const ANSWERS: Answers<Known> = {
  ...rockAnswers,
  ...stormsAnswers,
  ...pyramidAnswers,
};
