/** A value at a time, in seconds. */
export interface Sample {
  readonly at: number;
  readonly value: number;
}

/** Something that went on for a while. */
export interface Phase {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

interface Chart {
  readonly unit: string;
  readonly line: readonly Sample[];
}

const [WIDTH, HEIGHT, LEFT, TOP, GAP, FOOT] = [720, 200, 48, 20, 12, 28];
const STYLE =
  'text{font:11px sans-serif;fill:#555}.line{fill:none;stroke:#1668a8;stroke-width:1.5}.phase{fill:#d9822b;fill-opacity:.2}.axis{stroke:#999}';

const place = (value: number): string => value.toFixed(1);

/** The next of 1, 2, 5, 10, 20 … that is not below any value. */
const roundTop = (values: readonly number[]): number => {
  const most = Math.max(0.001, ...values);
  const power = 10 ** Math.floor(Math.log10(most));
  return power * ([1, 2, 5].find(step => step * power >= most) ?? 10);
};

/** One chart beneath the others: its line, its scale, and the phases shaded. */
const panel = ({ unit, line }: Chart, top: number, x: (at: number) => number, phases: readonly Phase[]): string => {
  const highest = roundTop(line.map(({ value }) => value));
  const inner = HEIGHT - TOP - GAP;
  const y = (value: number): number => top + TOP + inner - (value / highest) * inner;
  const bands = phases.map(
    ({ from, to }) =>
      `<rect class="phase" x="${place(x(from))}" y="${top + TOP}" width="${place(x(to) - x(from))}" height="${inner}"/>`,
  );
  const scale = [0, highest / 2, highest].map(
    value =>
      `<text x="4" y="${place(y(value) + 4)}">${value}</text><path class="axis" d="M${LEFT} ${place(y(value))}H${WIDTH - 8}" stroke-opacity=".4"/>`,
  );
  const path = line.map(({ at, value }, i) => `${i === 0 ? 'M' : 'L'}${place(x(at))} ${place(y(value))}`).join('');
  return [...bands, ...scale, `<path class="line" d="${path}"/>`, `<text x="4" y="${top + 12}">${unit}</text>`].join(
    '\n',
  );
};

/** Lines over time, one beneath the other, with phases shaded and named where they first go on, as SVG. */
export const drawing = (charts: readonly Chart[], phases: readonly Phase[]): string => {
  const last = Math.max(1, ...charts.flatMap(({ line }) => line.map(({ at }) => at)));
  const x = (at: number): number => LEFT + (at / last) * (WIDTH - LEFT - 8);
  const height = charts.length * HEIGHT + FOOT;
  const firsts = phases.filter(({ name }, i) => phases.findIndex(other => other.name === name) === i);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img"><title>${charts.map(({ unit }) => unit).join(' and ')} over time</title>`,
    `<style>${STYLE}</style><rect width="${WIDTH}" height="${height}" fill="#fff"/>`,
    ...charts.map((chart, i) => panel(chart, i * HEIGHT, x, phases)),
    ...firsts.map(({ name, from }) => `<text x="${place(x(from))}" y="${height - 16}">${name}</text>`),
    `<text x="${WIDTH - 8}" y="${height - 3}" text-anchor="end">${last.toFixed(0)} s</text></svg>`,
    '',
  ].join('\n');
};
