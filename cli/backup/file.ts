import { createReadStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';

/** Seeds of games under way and the hashes of secrets are nobody else's business. */
const OWNER_ONLY = 0o600;

const PAGE = 65_536;

/** Writes lines so that the file is either whole or not there, also after a power cut. */
export const writeLines = async (file: string, lines: AsyncIterable<string>): Promise<number> => {
  const part = `${file}.part`;
  const handle = await open(part, 'w', OWNER_ONLY);
  let count = 0;
  try {
    let page = '';
    for await (const line of lines) {
      count++;
      page += `${line}\n`;
      if (page.length < PAGE) continue;
      await handle.write(page);
      page = '';
    }
    await handle.write(page);
    await handle.sync();
    await handle.close();
    await rename(part, file);
    return count;
  } catch (problem) {
    await handle.close().catch(() => undefined);
    await rm(part, { force: true });
    throw problem;
  }
};

export const readLines = (file: string): AsyncIterable<string> =>
  createInterface({ input: createReadStream(file), crlfDelay: Infinity });
