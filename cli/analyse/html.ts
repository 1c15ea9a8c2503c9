import { escaped } from '../report/escaped.js';
import { documentHtml } from '../report/page.js';
import { curvePicture } from './picture.js';
import {
  isTeam,
  markedIn,
  markLine,
  moveText,
  reasonText,
  reportLines,
  tableAfter,
  tableBefore,
  turningPoints,
  whoActs,
  type Story,
} from './story.js';

const STYLE = `
.curve { height: auto; } .curve polyline { fill: none; stroke-width: 3; }
.band { fill: var(--bar); opacity: 0.22; } .fair { stroke: var(--bar); }
.open { stroke: var(--soft); stroke-dasharray: 6 6; }
.curve text { font: 700 24px system-ui; text-anchor: middle; fill: var(--whisker); } .curve text.find { fill: var(--bar); }
table { border-collapse: collapse; width: 100%; min-width: 62rem; font-size: 0.9rem; overflow-wrap: normal; } .wide { overflow-x: auto; }
th, td { padding: 0.2rem 0.5rem; text-align: start; border-bottom: 1px solid var(--line); vertical-align: top; }
td.number { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
.boards { display: flex; flex-wrap: wrap; gap: 0 2rem; } figure { margin: 0; min-width: 0; } figcaption { font-weight: 600; }
pre { overflow-x: auto; font-size: 0.85rem; white-space: pre-wrap; }
`;

const row = (cells: readonly string[], numbers: readonly number[]): string =>
  `<tr>${cells.map((cell, i) => `<td${numbers.includes(i) ? ' class="number"' : ''}>${escaped(cell)}</td>`).join('')}</tr>`;

const NUMBERS = [0, 3, 4, 5, 6];

const tableOf = (story: Story, side: number): string => {
  const { words, curve } = story;
  const heads = ['turn', 'who', 'move', 'chance', 'open', 'decision', 'luck', 'mark', 'reason'] as const;
  const rows = curve.judgements.map(one =>
    row(
      [
        String(one.at + 1),
        whoActs(story, one),
        one.actor === 'chance' ? '' : moveText(story, one.moves[one.played]),
        one.fair[side] ? words.span(one.fair[side]) : '',
        words.percent(one.open[side]?.mean ?? 0),
        words.change(one.decision[side] ?? 0),
        words.change(one.luck[side] ?? 0),
        one.mark ? markLine(story, one) : '',
        reasonText(story, one),
      ],
      NUMBERS,
    ),
  );
  const head = heads.map(id => `<th scope="col">${escaped(words.label(`head-${id}`))}</th>`).join('');
  return `<div class="wide"><table><thead><tr>${head}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`;
};

const sideSection = (story: Story, side: number): string => {
  const { words, names, curve } = story;
  const name = isTeam(story) ? words.label('curve') : (names.seats[side] ?? String(side + 1));
  const legend = [words.label('legend-fair'), words.label('legend-band'), words.label('legend-open')].join(' · ');
  return `<section><h2>${escaped(name)}</h2>
${reportLines(story, side)
  .map(line => `<p>${escaped(line)}</p>`)
  .join('\n')}
${curvePicture(curve, side, name)}<p class="soft">${escaped(legend)}</p>
${tableOf(story, side)}</section>`;
};

const picture = (title: string, lines: readonly string[]): string =>
  `<figure><figcaption>${escaped(title)}</figcaption><pre>${escaped(lines.join('\n'))}</pre></figure>`;

/** The table before and after the moves at which the game took its turn. */
const turningSection = (story: Story): string => {
  const { words } = story;
  return turningPoints(story)
    .map(one => {
      const title = `${words.label('turning-point')}: ${one.at + 1}. ${whoActs(story, one)}`;
      const move = one.actor === 'chance' ? '' : `<p>${escaped(moveText(story, one.moves[one.played]))}</p>`;
      const before = one.actor === 'chance' ? '' : picture(words.label('before'), tableBefore(story, one));
      return `<section><h2>${escaped(title)}</h2>${move}<div class="boards">${before}${picture(words.label('after'), tableAfter(story, one))}</div></section>`;
    })
    .join('\n');
};

const markSection = (story: Story): string =>
  markedIn(story)
    .map(
      one => `<section><h2>${escaped(`${one.at + 1}. ${whoActs(story, one)}: ${moveText(story, one.moves[one.played])}`)}</h2>
<p>${escaped(markLine(story, one))}</p><pre>${escaped(tableBefore(story, one).join('\n'))}</pre></section>`,
    )
    .join('\n');

/** The whole analysis as one file. */
export const analysisHtml = (story: Story): string => {
  const { words, voice, curve, language } = story;
  const title = `${voice.title()} – ${words.label('insight')}`;
  const sides = Array.from({ length: curve.sides }, (_, side) => sideSection(story, side));
  const about = [words.about(curve.budget), story.trust ?? ''].join(' ').trim();
  const body = [...sides, turningSection(story), markSection(story), `<footer class="soft">${escaped(about)}</footer>`];
  return documentHtml({ language, title, body: `<h1>${escaped(title)}</h1>\n${body.join('\n')}`, style: STYLE });
};
