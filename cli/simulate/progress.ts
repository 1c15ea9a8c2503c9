import type { Io } from '../io.js';

const WIDTH = 30;

/** A counter that keeps rewriting its line, and is gone in the end. */
export const progressOn = (io: Io, all: number): ((done: number) => void) => {
  if (!io.errorsTerminal) return () => undefined;
  return done => {
    const full = Math.floor((done / all) * WIDTH);
    const bar = `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)}`;
    io.errors.write(done < all ? `\r${bar} ${done} of ${all}` : '\r\x1b[2K');
  };
};
