import { closeSync, fdatasyncSync, ftruncateSync, openSync, writeSync } from 'node:fs';

const PAGE = Buffer.alloc(4096, 1);

/** Milliseconds that one page written and synced takes on this disk, once for each pause: what durability costs at least. */
export const fsyncs = async (path: string, count: number, every: number): Promise<readonly number[]> => {
  const file = openSync(path, 'w');
  ftruncateSync(file, count * PAGE.length);
  const times: number[] = [];
  for (let i = 0; i < count; i++) {
    const begun = performance.now();
    writeSync(file, PAGE, 0, PAGE.length, i * PAGE.length);
    fdatasyncSync(file);
    times.push(performance.now() - begun);
    await new Promise(go => setTimeout(go, every));
  }
  closeSync(file);
  return times;
};
