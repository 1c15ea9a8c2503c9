import type { Language } from '@seekiste/words';

type Fetch = () => Promise<string>;

// A new game, chapter or language adds its files and nothing else: each comes when it is needed.
const APP = import.meta.glob<string>('./**/*.ftl', { query: '?raw', import: 'default' });
const WORDS = import.meta.glob<string>('../../../words/**/*.ftl', { query: '?raw', import: 'default' });

/** On which shelf a text stands: `app` and `app/<game>` for labels, and as the room `words` names its own. */
const shelfOf = (file: string): string => {
  const [folder = '', ...path] = file.replace('../../../words/', '').split('/');
  if (folder === '.') return path.length > 1 ? `app/${path[0] ?? ''}` : 'app';
  return path.at(-1)?.startsWith('lobby.') ? `${folder}/lobby` : folder;
};

const shelves = new Map<string, Fetch[]>();
for (const [file, fetch] of Object.entries({ ...APP, ...WORDS })) {
  const key = `${shelfOf(file)} ${file.split('.').at(-2)?.split('/').at(-1) ?? ''}`;
  shelves.set(key, [...(shelves.get(key) ?? []), fetch]);
}

/** The games that have words. */
export const GAMES = [...new Set([...shelves.keys()].flatMap(key => /^(.+)\/lobby /.exec(key)?.[1] ?? []))];

/** All texts of a shelf in one language, as one. */
export const fetchTexts = async (shelf: string, language: Language): Promise<string> => {
  const texts = (shelves.get(`${shelf} ${language}`) ?? []).map(fetch => fetch());
  return (await Promise.all(texts)).join('\n');
};
