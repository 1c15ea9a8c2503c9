/** Properties are checked on the same cases in every run; FC_SEED=<number> tries others. */
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 1) });
