import type { Language } from '@seekiste/words';
import { barPicture, type Bar, type Scale } from './bars.js';
import { escaped } from './escaped.js';

/** Bars that are to be compared with each other. */
export interface Panel {
  readonly title: string;
  readonly note?: string;
  readonly scale: Scale;
  readonly bars: readonly Bar[];
}

export interface Page {
  readonly language: Language;
  readonly title: string;
  readonly lead: string;
  readonly facts: readonly (readonly [term: string, fact: string])[];
  readonly panels: readonly Panel[];
  readonly foot: string;
}

const STYLE = `
:root { color-scheme: light dark;
  --paper: light-dark(#f6f1e4, #0e1a26); --raised: light-dark(#fffdf7, #152433); --ink: light-dark(#1b2a38, #e9e3d2);
  --soft: light-dark(#54636f, #a9b4bc); --line: light-dark(#d9d0ba, #2b3d4d); --bar: light-dark(#3d7ea6, #4f9cc6);
  --whisker: light-dark(#8a2f1d, #ffb59c); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
main { max-width: 46rem; margin: 0 auto; padding: 1.25rem clamp(0.75rem, 4vw, 2rem) 3rem; }
h1 { margin: 0; font: 600 1.8rem/1.2 Georgia, serif; }
h2 { margin: 0 0 0.25rem; font: 600 1.15rem/1.3 Georgia, serif; }
p { margin: 0.25rem 0 0; }
.soft { color: var(--soft); font-size: 0.9rem; }
footer { margin-top: 1.25rem; }
section { margin-top: 1.25rem; padding: 1rem; border: 1px solid var(--line); border-radius: 0.6rem; background: var(--raised); }
.facts { display: grid; grid-template-columns: auto 1fr; gap: 0.15rem 1rem; margin: 1rem 0 0; }
.facts dt { color: var(--soft); } .facts dd { margin: 0; }
ul { display: grid; gap: 0.8rem; margin: 0.8rem 0 0; padding: 0; list-style: none; }
.row { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; }
.row b { font-weight: 600; } .row span { font-variant-numeric: tabular-nums; }
svg { display: block; width: 100%; height: 1.4rem; margin-top: 0.15rem; overflow: visible; }
.grid { stroke: var(--line); stroke-width: 1; } .bar { fill: var(--bar); }
.whisker { stroke: var(--whisker); stroke-width: 2; }
.mark { stroke: var(--ink); stroke-width: 1.5; stroke-dasharray: 3 3; }
svg line { vector-effect: non-scaling-stroke; }
`;

const barItem = (bar: Bar, scale: Scale): string =>
  `<li><div class="row"><b>${escaped(bar.label)}</b><span>${escaped(bar.text)}</span></div>${barPicture(bar, scale)}</li>`;

const panelSection = ({ title, note, scale, bars }: Panel): string =>
  `<section><h2>${escaped(title)}</h2>${note === undefined ? '' : `<p class="soft">${escaped(note)}</p>`}
<ul>${bars.map(bar => barItem(bar, scale)).join('\n')}</ul></section>`;

interface Document {
  readonly language: Language;
  readonly title: string;
  readonly body: string;
  /** Besides what all pages have. */
  readonly style?: string;
}

/** One file with everything in it: it needs no network, no script and no font. */
export const documentHtml = ({ language, title, body, style = '' }: Document): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${STYLE}${style}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;

/** Bars with facts before and a note after them. */
export const pageHtml = ({ language, title, lead, facts, panels, foot }: Page): string =>
  documentHtml({
    language,
    title,
    body: `<h1>${escaped(title)}</h1>
<p>${escaped(lead)}</p>
<dl class="facts">${facts.map(([term, fact]) => `<dt>${escaped(term)}</dt><dd>${escaped(fact)}</dd>`).join('\n')}</dl>
${panels.map(panelSection).join('\n')}
<footer class="soft">${escaped(foot)}</footer>`,
  });
