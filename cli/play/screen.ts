import { createInterface } from 'node:readline';
import { printLine, type Io } from '../io.js';

/** Everything on the screen and what was scrolled off it, then the cursor to the top. */
const CLEAR = '\x1b[2J\x1b[3J\x1b[H';

/** The terminal as a place to talk: lines in, lines out. */
export interface Screen {
  print(...lines: readonly string[]): void;
  /** The next line, or undefined when nobody types any more. */
  ask(prompt: string): Promise<string | undefined>;
  /** Leaves nothing for the next player to read. */
  clear(): void;
  close(): void;
}

export const openScreen = (io: Io): Screen => {
  const reader = createInterface({ input: io.input, terminal: false, crlfDelay: Infinity });
  const lines = reader[Symbol.asyncIterator]();
  return {
    print(...text) {
      for (const line of text) printLine(io, line);
    },
    async ask(prompt) {
      io.output.write(prompt);
      const next = await lines.next();
      // A person's own Enter ends the line; without a person nothing does.
      if (!io.terminal) printLine(io);
      return next.done === true ? undefined : next.value;
    },
    clear() {
      if (io.terminal) io.output.write(CLEAR);
    },
    close() {
      reader.close();
    },
  };
};
