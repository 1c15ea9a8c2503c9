import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Rooms import each other's sources, not what was last built.
  ssr: { resolve: { conditions: ['source', 'node', 'development|production'] } },
  test: {
    include: ['{rules,bots,words,protocol,server,web,cli,bench,test}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', 'test/browser/**'],
    setupFiles: ['tools/repeatable.ts'],
    // By itself it leaves one core idle, and many tests wait for disks and processes.
    maxWorkers: '100%',
    // A busy machine is no fault of the code: no test is judged by the clock.
    testTimeout: 0,
    hookTimeout: 0,
  },
});
