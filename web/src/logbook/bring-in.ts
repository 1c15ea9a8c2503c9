import type { Result } from '@seekiste/rules/core';
import { go } from '../app/route.svelte.js';
import type { RefusedRecord } from '../local/records.js';
import { freshSeed } from '../parts/seed.js';
import { generalVoice } from '../words/words.svelte.js';
import { device } from './logbook.svelte.js';
import { takeIn, type TakenIn } from './transfer.js';

/** Takes a file into the logbook of this device. A single game is shown at once. */
export const bringIn = async (text: string): Promise<Result<TakenIn, RefusedRecord>> => {
  const read = await takeIn(text, {
    logbook: await device.logbook(),
    now: Date.now(),
    freshId: () => freshSeed().slice(0, 16),
    seatName: seat => generalVoice().seat(seat + 1),
  });
  if (!read.ok) return read;
  await device.look();
  const { added, known, refused } = read.value;
  const [id, ...others] = [...added, ...known];
  if (id !== undefined && others.length === 0 && refused.length === 0) go({ place: 'replay', id });
  return read;
};
