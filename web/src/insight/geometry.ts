import { CERTAIN, type Curve, type Span } from '@seekiste/bots/analysis';

/** Where the curve of one side lies in a picture of this size. */
export interface Drawing {
  readonly fair: string;
  readonly open: string;
  readonly band: string;
  readonly spots: readonly { readonly x: number; readonly y: number }[];
}

const line = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

export const drawingOf = (
  { judgements, end }: Curve,
  side: number,
  { width, height }: { readonly width: number; readonly height: number },
): Drawing => {
  const last = Math.max(1, judgements.length - (end ? 0 : 1));
  const x = (i: number): number => (i / last) * width;
  const y = (part: number): number => (1 - part / CERTAIN) * height;
  const of = (what: 'fair' | 'open', part: keyof Span): (readonly [number, number])[] =>
    judgements.map((one, i) => [x(i), y(one[what][side]?.[part] ?? 0)]);
  const result: (readonly [number, number])[] = end ? [[x(judgements.length), y(end[side] ?? 0)]] : [];
  return {
    fair: line([...of('fair', 'mean'), ...result]),
    open: line([...of('open', 'mean'), ...result]),
    band: line([...of('fair', 'low'), ...of('fair', 'high').toReversed()]),
    spots: of('fair', 'mean').map(([left, top]) => ({ x: left, y: top })),
  };
};

/** The spot that lies nearest to this place of the picture. */
export const nearest = ({ spots }: Drawing, at: number): number =>
  spots.reduce((best, { x }, i) => (Math.abs(x - at) < Math.abs((spots[best]?.x ?? Infinity) - at) ? i : best), 0);
