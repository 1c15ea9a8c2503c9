import type { Curve, Mark, Span } from '@seekiste/bots/analysis';
import { CERTAIN } from '@seekiste/bots/analysis';
import { escaped } from '../report/escaped.js';

const [WIDTH, HEIGHT] = [1000, 300];

const SIGNS: Readonly<Record<Mark, string>> = { inaccuracy: '?!', mistake: '?', blunder: '??', find: '!' };

/** The curve of one side: band, fair line, line with open cards, and marks. */
export const curvePicture = ({ judgements, end }: Curve, side: number, title: string): string => {
  const last = Math.max(1, judgements.length - (end ? 0 : 1));
  const x = (i: number): number => Math.round((i / last) * WIDTH);
  const y = (part: number): number => Math.round((1 - part / CERTAIN) * HEIGHT);
  const of = (line: 'fair' | 'open', part: keyof Span): readonly (readonly [number, number])[] =>
    judgements.map((one, i) => [x(i), y(one[line][side]?.[part] ?? 0)] as const);
  const ending: readonly (readonly [number, number])[] = end ? [[x(judgements.length), y(end[side] ?? 0)]] : [];
  const points = (list: readonly (readonly [number, number])[]): string => list.map(([a, b]) => `${a},${b}`).join(' ');
  const marks = judgements.flatMap(({ mark, fair }, i) =>
    mark
      ? `<text class="${mark}" x="${x(i)}" y="${Math.max(24, y(fair[side]?.mean ?? 0) - 8)}">${SIGNS[mark]}</text>`
      : [],
  );
  return [
    `<svg class="curve" viewBox="-20 -10 ${WIDTH + 40} ${HEIGHT + 20}" role="img" aria-label="${escaped(title)}">`,
    ...[0, 0.25, 0.5, 0.75, 1].map(
      share => `<line class="grid" x1="0" x2="${WIDTH}" y1="${HEIGHT * share}" y2="${HEIGHT * share}"/>`,
    ),
    `<polygon class="band" points="${points([...of('fair', 'low'), ...of('fair', 'high').toReversed()])}"/>`,
    `<polyline class="open" points="${points([...of('open', 'mean'), ...ending])}"/>`,
    `<polyline class="fair" points="${points([...of('fair', 'mean'), ...ending])}"/>`,
    ...marks,
    '</svg>',
  ].join('');
};
