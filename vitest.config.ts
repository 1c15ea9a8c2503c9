import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest begin first, so that no core waits for a last one. By itself the order is that of file sizes. */
const LONGEST = [
  'test/wire/crash.test.ts',
  'test/wire/cluster.test.ts',
  'rules/santa-timea/conformance.test.ts',
  'test/wire/secrecy-worlds.test.ts',
  'rules/in-aller-ruhe/conformance.test.ts',
  'test/server/store-backup.test.ts',
  'test/server/store.test.ts',
  'test/wire/secrecy.test.ts',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const place = ({ moduleId, project }: TestSpecification): number => {
      const index = LONGEST.findIndex(path => moduleId.endsWith(path));
      // Files that share processes come in a row: a process ends where another kind of file follows.
      return index >= 0 ? index : LONGEST.length + (project.config.isolate ? 0 : 1);
    };
    return sorted.sort((a, b) => place(a) - place(b));
  }
}

/** Rooms that only compute: their tests share processes, in which each module is loaded once, not once for each file. */
const PURE = '{rules,bots,words,learn,protocol,web}/**/*.test.ts';
/** Rooms that listen, write files and start processes: each test file has a process of its own. */
const WORLDLY = '{server,cli,bench,test}/**/*.test.ts';

/** What is true only before a module has been used. */
const FRESH = ['bots/in-aller-ruhe/learned/weights.test.ts'];

const exclude = ['**/node_modules/**', '**/dist/**', 'test/browser/**', 'test/fixtures/**'];

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether the great numbers of `npm run test:long` are asked for. */
    long: boolean;
  }
}

export default defineConfig({
  // Rooms import each other's sources, not what was last built.
  ssr: { resolve: { conditions: ['source', 'node', 'development|production'] } },
  test: {
    projects: [
      { extends: true, test: { name: 'worldly', include: [WORLDLY, ...FRESH], exclude } },
      { extends: true, test: { name: 'pure', include: [PURE], exclude: [...exclude, ...FRESH], isolate: false } },
    ],
    provide: { long: process.env['LONG'] === '1' },
    sequence: { sequencer: LongestFirst },
    setupFiles: ['tools/repeatable.ts'],
    // By itself it leaves one core idle, and many tests wait for disks and processes.
    maxWorkers: '100%',
    // A busy machine is no fault of the code: no test is judged by the clock.
    testTimeout: 0,
    hookTimeout: 0,
  },
});
