import { lexer, parser, type Token } from 'marked';

/** One numbered clause of a rulebook. */
export interface Clause {
  readonly id: string;
  readonly html: string;
  /** The same without markup, for the search. */
  readonly text: string;
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly introduction: string;
  readonly clauses: readonly Clause[];
}

export interface Rulebook {
  readonly title: string;
  readonly introduction: string;
  readonly chapters: readonly Chapter[];
}

const CHAPTER = /^(\d+)\s+(.+)$/;
const CLAUSE = /^\d+\.\d+$/;

interface Part {
  readonly id: string;
  readonly title: string;
  readonly blocks: Token[];
}

/** Splits `**4.4** text` into the number and the rest of the paragraph. */
const clauseHead = (token: Token): { id: string; rest: Token } | undefined => {
  if (token.type !== 'paragraph') return undefined;
  const [number, ...rest] = token.tokens ?? [];
  if (number?.type !== 'strong' || !CLAUSE.test(number.text as string)) return undefined;
  return { id: number.text as string, rest: { ...token, tokens: rest } };
};

const parts = (tokens: readonly Token[], head: (token: Token) => Part | undefined): [before: Token[], Part[]] => {
  const before: Token[] = [];
  const found: Part[] = [];
  for (const token of tokens) {
    const part = head(token);
    if (part) found.push(part);
    else (found.at(-1)?.blocks ?? before).push(token);
  }
  return [before, found];
};

const chapterPart = (token: Token): Part | undefined => {
  const [, id, title] = (token.type === 'heading' && CHAPTER.exec(token.text as string)) || [];
  return id !== undefined && title !== undefined ? { id, title, blocks: [] } : undefined;
};

const clausePart = (token: Token): Part | undefined => {
  const head = clauseHead(token);
  return head && { id: head.id, title: '', blocks: [head.rest] };
};

const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/\s+/g, ' ')
    .trim();

const readClause = ({ id, blocks }: Part): Clause => {
  const html = parser(blocks);
  return { id, html, text: plain(html) };
};

const readChapter = ({ id, title, blocks }: Part): Chapter => {
  const [before, clauses] = parts(blocks, clausePart);
  return { id, title, introduction: parser(before), clauses: clauses.map(readClause) };
};

/** A RULES file: `#` the game, `## 4 …` a chapter, `**4.4** …` a clause. */
export const parseRulebook = (markdown: string): Rulebook => {
  const [before, chapters] = parts(lexer(markdown), chapterPart);
  const title = before.find(token => token.type === 'heading' && token.depth === 1);
  return {
    title: title?.type === 'heading' ? (title.text as string) : '',
    introduction: parser(before.filter(token => token !== title)),
    chapters: chapters.map(readChapter),
  };
};
