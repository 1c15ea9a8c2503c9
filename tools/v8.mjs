// @ts-check
import { execFileSync } from 'node:child_process';

/**
 * How the server likes its V8 (docs/operations.md, "Sizing"): more room for short-lived objects, so that what a move
 * makes is rarely copied before it is thrown away; one thread to clear them away; and none of them put among the
 * long-lived ones at once, where the dead would keep alive whatever they refer to.
 */
const WISHES = ['--max-semi-space-size=32', '--no-parallel-scavenge', '--no-allocation-site-pretenuring'];

/** Node does not start with an option that its V8 does not know, and every version of it has its own. */
const known = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
const nameOf = (/** @type {string} */ wish) => wish.replace('--no-', '--').replace(/=.*/, '');

export const V8 = WISHES.filter(wish => known.includes(`  ${nameOf(wish)} `));
