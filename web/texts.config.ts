import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Where the texts of the app lie: its own labels, what lessons and examples say, and what `words` says of the games. */
const HOMES = ['web/src/words', 'learn/words', 'words'];

/** Texts by their shelf: `app` and `app/<game>` for labels, the others as the room `words` names its own. */
type Shelves = Readonly<Record<string, string>>;

const shelfOf = (home: string, file: string): string => {
  const [folder = '', ...path] = file.split('/');
  if (home !== 'words') return path.length > 0 ? `app/${folder}` : 'app';
  return path.at(-1)?.startsWith('lobby.') ? `${folder}/lobby` : folder;
};

/** The texts of one game travel together, those of the lobby and the frame too; each language by itself. */
const parcelOf = (shelf: string): string => {
  if (shelf === 'app' || shelf.endsWith('/lobby')) return 'general';
  // Beside a clause stand the lessons that teach it: one parcel for both.
  if (shelf === 'app/examples') return 'lessons';
  return shelf.replace('app/', '');
};

/** Comments are for translators. */
const bare = (text: string): string => text.replaceAll(/^(#.*)?\n/gm, '');

/** The parcels of texts, each by its name and language as in `santa-timea de`. */
export const parcels = (): ReadonlyMap<string, Shelves> => {
  const made = new Map<string, Record<string, string>>();
  for (const home of HOMES) {
    const files = readdirSync(join(ROOT, home), { recursive: true, encoding: 'utf8' }).sort();
    for (const file of files.filter(name => name.endsWith('.ftl') && !/(^|\/)(dist|node_modules)\//.test(name))) {
      const shelf = shelfOf(home, file);
      const language = file.split('.').at(-2)?.split('/').at(-1) ?? '';
      const name = `${parcelOf(shelf)} ${language}`;
      const shelves = made.get(name) ?? {};
      shelves[shelf] = (shelves[shelf] ?? '') + bare(readFileSync(join(ROOT, home, file), 'utf8'));
      made.set(name, shelves);
    }
  }
  return made;
};

const MODULE = '\0virtual:texts';

/**
 * Hands the app the addresses of its texts (`virtual:texts`). Built, each parcel is a file; a new game, chapter or
 * language adds its texts and nothing here.
 */
export const texts = (): Plugin => {
  let builds = false;
  return {
    name: 'texts',
    configResolved: ({ command }) => {
      builds = command === 'build';
    },
    resolveId: id => (id === 'virtual:texts' ? MODULE : undefined),
    load(id) {
      if (id !== MODULE) return undefined;
      const addresses = [...parcels()].map(([name, shelves]) => {
        const source = JSON.stringify(shelves);
        if (!builds) return [name, JSON.stringify(`data:application/json,${encodeURIComponent(source)}`)];
        const asset = this.emitFile({ type: 'asset', name: `words-${name.replace(' ', '-')}.json`, source });
        return [name, `import.meta.ROLLUP_FILE_URL_${asset}`];
      });
      return `export default {${addresses.map(([name, url]) => `${JSON.stringify(name)}: ${url}`).join(',')}}`;
    },
  };
};
