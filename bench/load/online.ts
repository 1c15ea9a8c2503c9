import { loadavg } from 'node:os';
import { floods } from './measures/floods.js';
import { growth } from './measures/growth.js';
import { latency } from './measures/latency.js';
import { live } from './measures/live.js';
import { memory } from './measures/memory.js';
import { nodes } from './measures/nodes.js';
import { saturation } from './measures/saturation.js';
import { twins } from './measures/twins.js';
import { FULL, QUICK, Run } from './run.js';

const MEASURES = { saturation, latency, memory, live, nodes, growth, floods, twins } as const;

const DRAW = '--draw=';

/** `npm run bench -- online`: our server beside its peers under load; `--quick` for a look, names for some of the measures, `--draw=FILE.svg` for the picture of the floods. */
export const online = async (args: readonly string[]): Promise<void> => {
  const sizes = args.includes('--quick') ? QUICK : FULL;
  const wanted = args.filter(arg => arg in MEASURES);
  const drawTo = args.find(arg => arg.startsWith(DRAW))?.slice(DRAW.length);
  for (const [name, measure] of Object.entries(MEASURES)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const run = await Run.start(sizes, drawTo);
    const load = loadavg()[0]?.toFixed(1) ?? '';
    const begun = performance.now();
    try {
      await measure(run);
    } finally {
      await run.end();
    }
    const took = ((performance.now() - begun) / 1000).toFixed(0);
    console.log(
      `\n(${name}: ${took} s, load of the machine ${load} before and ${loadavg()[0]?.toFixed(1) ?? ''} after)`,
    );
  }
};
