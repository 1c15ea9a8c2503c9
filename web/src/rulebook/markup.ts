/** Changes the text of a piece of HTML and leaves its tags alone. */
const inText = (html: string, change: (text: string) => string): string =>
  html
    .split(/(<[^>]*>)/)
    .map((piece, i) => (i % 2 === 0 ? change(piece) : piece))
    .join('');

const REFERENCE = /(?<![\d.,])\d+\.\d+(?![\d,]|\.\d)/g;

/** Turns every mention of a known clause into a link to it. */
export const linkClauses = (html: string, known: ReadonlySet<string>, address: (clause: string) => string): string =>
  inText(html, text =>
    text.replace(REFERENCE, id => (known.has(id) ? `<a href="${address(id)}" data-clause="${id}">${id}</a>` : id)),
  );

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Marks the words that were searched for. */
export const markWords = (html: string, words: readonly string[]): string => {
  if (words.length === 0) return html;
  const wanted = new RegExp(words.map(escaped).join('|'), 'giu');
  return inText(html, text => text.replace(wanted, found => `<mark>${found}</mark>`));
};
