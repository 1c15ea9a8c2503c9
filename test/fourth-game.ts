import { cpSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { copyOf, edit, HOUSE_ROOMS, ROOT, run } from './copy.js';

/** Adds a line to the imports of a list, and one to the list. */
const register = (copy: string, list: string, imported: string, entry: string): void =>
  edit(copy, list, text => `${imported}${text.replace(/^(\};|\];)$/m, `  ${entry}\n$1`)}`);

/** A copy of the house with a fourth game, added as a person would add it: its folders and a line in each room. */
export const copyWithPearls = (): string => {
  const copy = copyOf(HOUSE_ROOMS, 'pearls');
  cpSync(join(ROOT, 'test/fixtures/pearls'), copy, { recursive: true });
  // In the house it is no test.
  renameSync(join(copy, 'rules/pearls/conformance.txt'), join(copy, 'rules/pearls/conformance.test.ts'));
  const [rules, bots] = [
    `import { pearls } from './pearls/index.js';\n`,
    `import { pearls } from './pearls/parts.js';\n`,
  ];
  register(copy, 'rules/games.ts', rules, 'pearls,');
  const pearls = { source: './pearls/index.ts', types: './dist/pearls/index.d.ts', default: './dist/pearls/index.js' };
  const exported = `    "./pearls": ${JSON.stringify(pearls)},\n    "./core": {`;
  edit(copy, 'rules/package.json', text => text.replace('    "./core": {', exported));
  register(copy, 'bots/games.ts', bots, 'pearls,');
  const speaker = `async () => (await import('./pearls/index.js')).pearlsSpeaker`;
  register(copy, 'words/games.ts', '', `pearls: ${speaker},`);
  const [parts, picture] = [`() => import('./pearls/index.js')`, `() => import('./pearls/Picture.svelte')`];
  const known = `seats: { min: 2, max: 3 }, rules: async () => (await import('@seekiste/rules/pearls')).pearls`;
  register(copy, 'web/src/games/list.ts', '', `pearls: { ${known}, parts: ${parts}, picture: ${picture} },`);
  run(copy, ['tools/words.mjs']);
  return copy;
};
