import { loadLearned } from '@seekiste/bots/on-demand';
import all from '@seekiste/bots/weights/all.bin?url';
import combined from '@seekiste/bots/weights/combined.bin?url';
import dayNight from '@seekiste/bots/weights/day-night.bin?url';
import few from '@seekiste/bots/weights/few.bin?url';
import many from '@seekiste/bots/weights/many.bin?url';
import monsters from '@seekiste/bots/weights/monsters.bin?url';
import storms from '@seekiste/bots/weights/storms.bin?url';

/** Where captains' weights lie. */
const ADDRESSES: Readonly<Record<string, string>> = {
  'all.bin': all,
  'combined.bin': combined,
  'day-night.bin': dayNight,
  'few.bin': few,
  'many.bin': many,
  'monsters.bin': monsters,
  'storms.bin': storms,
};

const fetched = new Map<string, Uint8Array>();

const readFetched = (file: string): Uint8Array => {
  const bytes = fetched.get(file);
  if (!bytes) throw new Error('it was not fetched');
  return bytes;
};

const fetchOne = async (file: string): Promise<void> => {
  if (fetched.has(file)) return;
  const answer = await fetch(ADDRESSES[file] ?? file);
  if (!answer.ok) throw new Error(`${file} could not be fetched: ${answer.status}`);
  fetched.set(file, new Uint8Array(await answer.arrayBuffer()));
};

/** Fetches what a captain or a hint needs at the table of this view, unless it is here already. */
export const fetchWeights = async (game: string, view: unknown): Promise<void> => {
  const learned = await loadLearned(game);
  if (!learned) return;
  learned.readWeightsBy(readFetched);
  await Promise.all(learned.weightFiles(view).map(fetchOne));
};
