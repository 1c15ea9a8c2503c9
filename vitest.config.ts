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
    const place = ({ moduleId }: TestSpecification): number => {
      const index = LONGEST.findIndex(path => moduleId.endsWith(path));
      return index < 0 ? LONGEST.length : index;
    };
    return sorted.sort((a, b) => place(a) - place(b));
  }
}

export default defineConfig({
  // Rooms import each other's sources, not what was last built.
  ssr: { resolve: { conditions: ['source', 'node', 'development|production'] } },
  test: {
    include: ['{rules,bots,words,learn,protocol,server,web,cli,bench,test}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', 'test/browser/**', 'test/fixtures/**'],
    sequence: { sequencer: LongestFirst },
    setupFiles: ['tools/repeatable.ts'],
    // By itself it leaves one core idle, and many tests wait for disks and processes.
    maxWorkers: '100%',
    // A busy machine is no fault of the code: no test is judged by the clock.
    testTimeout: 0,
    hookTimeout: 0,
  },
});
