import { expect, it } from 'vitest';
import { byMove, withAsides, type LogLine } from './log.js';

const line = (step: number, sentence: string): LogLine => ({ step, own: false, sentence });
const aside = (step: number, v: number): LogLine => ({ step, own: false, sentence: `aside ${v}`, aside: v });
const sentences = (lines: readonly LogLine[]): readonly string[] => lines.map(({ sentence }) => sentence);

it('what happened beside the game stands after the moves that had been made', () => {
  const lines = [line(0, 'dealt'), line(1, 'laid'), line(1, 'drawn'), line(2, 'laid again')];
  expect(sentences(withAsides(lines, [aside(2, 7), aside(2, 8), aside(3, 9)]))).toEqual([
    'dealt',
    'laid',
    'drawn',
    'aside 7',
    'aside 8',
    'laid again',
    'aside 9',
  ]);
});

it('the lines of a move stand together, and never with something beside it', () => {
  const lines = [line(1, 'laid'), line(1, 'drawn'), aside(2, 7), aside(2, 8), line(2, 'laid again')];
  expect(byMove(lines).map(sentences)).toEqual([['laid', 'drawn'], ['aside 7'], ['aside 8'], ['laid again']]);
});
