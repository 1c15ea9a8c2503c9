#!/usr/bin/env node
import { run } from './program.js';

// The reader of our output may stop reading: `seekiste replay … | head`.
process.stdout.on('error', (problem: NodeJS.ErrnoException) => {
  if (problem.code !== 'EPIPE') throw problem;
  process.exit(0);
});

process.exitCode = await run(
  {
    input: process.stdin,
    output: process.stdout,
    errors: process.stderr,
    env: process.env,
    terminal: process.stdout.isTTY,
    errorsTerminal: process.stderr.isTTY,
  },
  process.argv.slice(2),
);
