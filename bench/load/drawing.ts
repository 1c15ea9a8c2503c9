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

const [WIDTH, HEIGHT, LEFT, TOP, BOTTOM] = [720, 240, 48, 16, 40];
const STYLE =
  'text{font:11px sans-serif;fill:#555}.line{fill:none;stroke:#1668a8;stroke-width:1.5}.phase{fill:#d9822b;fill-opacity:.2}.axis{stroke:#999}';

const place = (value: number): string => value.toFixed(1);

/** A line over time with its phases shaded, each named where it first goes on, as SVG. */
export const drawing = (line: readonly Sample[], phases: readonly Phase[], unit: string): string => {
  const last = Math.max(1, ...line.map(({ at }) => at));
  const highest = 50 * Math.ceil(Math.max(1, ...line.map(({ value }) => value)) / 50);
  const x = (at: number): number => LEFT + (at / last) * (WIDTH - LEFT - 8);
  const y = (value: number): number => HEIGHT - BOTTOM - (value / highest) * (HEIGHT - TOP - BOTTOM);
  const bands = phases.map(
    ({ from, to }) =>
      `<rect class="phase" x="${place(x(from))}" y="${TOP}" width="${place(x(to) - x(from))}" height="${HEIGHT - TOP - BOTTOM}"/>`,
  );
  const firsts = phases.filter(({ name }, i) => phases.findIndex(other => other.name === name) === i);
  const names = firsts.map(({ name, from }) => `<text x="${place(x(from))}" y="${HEIGHT - 8}">${name}</text>`);
  const scale = [0, highest / 2, highest].map(
    value =>
      `<text x="4" y="${place(y(value) + 4)}">${value}</text><path class="axis" d="M${LEFT} ${place(y(value))}H${WIDTH - 8}" stroke-opacity=".4"/>`,
  );
  const seconds = `<text x="${WIDTH - 8}" y="${HEIGHT - 24}" text-anchor="end">${last.toFixed(0)} s</text>`;
  const path = line.map(({ at, value }, i) => `${i === 0 ? 'M' : 'L'}${place(x(at))} ${place(y(value))}`).join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img"><title>${unit} over time</title>`,
    `<style>${STYLE}</style><rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    ...bands,
    ...scale,
    `<path class="line" d="${path}"/>`,
    ...names,
    seconds,
    `<text x="4" y="12">${unit}</text></svg>`,
    '',
  ].join('\n');
};
