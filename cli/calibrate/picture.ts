import { escaped } from '../report/escaped.js';
import type { Line } from './page.js';
import type { Scores } from './scores.js';

/** A diagram's side, the room around it, and how many stand beside each other. */
const [SIDE, LEFT, TOP, GAP, ACROSS] = [160, 34, 36, 34, 4];

const STYLE = `svg{font:12px system-ui,sans-serif;fill:#1b2a38;background:#fffdf7}
.frame{fill:none;stroke:#b9b09a}.sure{stroke:#b9b09a;stroke-dasharray:4 4}
.curve{stroke:#2f6f98;fill:#2f6f98}.hints{stroke:#b4541a;fill:#b4541a}
polyline{fill:none!important;stroke-width:1.5}.whisker{stroke-width:1.5}.soft{fill:#54636f;font-size:11px}
@media(prefers-color-scheme:dark){svg{fill:#e9e3d2;background:#152433}.frame,.sure{stroke:#54636f}.soft{fill:#a9b4bc}
.curve{stroke:#6cb4dc;fill:#6cb4dc}.hints{stroke:#f0a070;fill:#f0a070}}`;

const x = (share: number): string => (share * SIDE).toFixed(1);
const y = (share: number): string => ((1 - share) * SIDE).toFixed(1);

/** The bins that have anything to say: a dot as large as they are full, and the interval of what came. */
const series = ({ bins }: Scores, name: 'curve' | 'hints'): string => {
  const told = bins.filter(({ count }) => count > 0);
  const line = told.map(({ said, came }) => `${x(said)},${y(came)}`).join(' ');
  const dots = told.map(({ said, came, count, interval: [low, high] }) => {
    const radius = Math.min(6, 1.5 + Math.sqrt(count) / 3).toFixed(1);
    return `<line class="whisker" x1="${x(said)}" x2="${x(said)}" y1="${y(low)}" y2="${y(high)}"/><circle cx="${x(said)}" cy="${y(came)}" r="${radius}"/>`;
  });
  return `<g class="${name}"><polyline points="${line}"/>${dots.join('')}</g>`;
};

const diagram = ({ mode, curve, hints }: Line, at: number): string => {
  const [left, top] = [LEFT + (at % ACROSS) * (SIDE + GAP), TOP + Math.floor(at / ACROSS) * (SIDE + TOP + GAP)];
  const title = mode.title.split(', ').slice(1).join(', ');
  return `<g transform="translate(${left} ${top})"><text y="-10">${escaped(title)}</text>
<rect class="frame" width="${SIDE}" height="${SIDE}"/><line class="sure" x1="0" y1="${SIDE}" x2="${SIDE}" y2="0"/>
<text class="soft" x="-4" y="10" text-anchor="end">100</text><text class="soft" x="-4" y="${SIDE}" text-anchor="end">0</text>
<text class="soft" x="${SIDE}" y="${SIDE + 14}" text-anchor="end">100</text>
${series(curve, 'curve')}${hints.games > 0 ? series(hints, 'hints') : ''}</g>`;
};

/** Reliability diagrams: what was said (across) against what came of it (upwards), on the dashed line where both agree. */
export const reliabilityPicture = (lines: readonly Line[]): string => {
  const rows = Math.ceil(lines.length / ACROSS);
  const columns = Math.min(ACROSS, lines.length);
  const [width, height] = [LEFT + columns * (SIDE + GAP), rows * (SIDE + TOP + GAP) + 24];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">
<title>Reliability: said (across) and came (upwards), in points of the hundred</title><style>${STYLE}</style>
${lines.map(diagram).join('\n')}
<g transform="translate(${LEFT} ${height - 10})"><circle class="curve" cx="4" cy="-4" r="4"/><text x="14">curve</text><circle class="hints" cx="74" cy="-4" r="4"/><text x="84">best hint</text><text class="soft" x="160">across: said, upwards: came; intervals 95 % for five at once</text></g>
</svg>
`;
};
