import { expect, it } from 'vitest';
import { claimsOf, loadCourse } from './claims.js';

/** Small: enough to refute what is plainly wrong. `npm run course` measures closely. */
const BUDGET = 2500;

it.each((await loadCourse()).map(lesson => ({ game: lesson.game, name: lesson.name, lesson })))(
  'the course in $game teaches the truth: $name',
  async ({ lesson }) => {
    const claims = await claimsOf(lesson, BUDGET);
    for (const { step, move, judged } of claims.filter(({ taught }) => taught)) {
      expect(judged.loss.low, `${step}: ${move} falls behind`).toBeLessThanOrEqual(0);
      for (const other of claims.filter(each => each.step === step && !each.taught))
        expect(judged.chance.high, `${step}: ${other.move} is better than ${move}`).toBeGreaterThanOrEqual(
          other.judged.chance.low,
        );
    }
  },
);
