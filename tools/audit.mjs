// @ts-check
/**
 * Asks the registry for known weaknesses of the packages that a server or an app is made of; one that
 * is high or critical fails. Registries that only mirror packages cannot answer: then this says so and
 * passes, unless AUDIT=required.
 */
import { spawnSync } from 'node:child_process';
import { giveUp, ROOT } from './setup.mjs';

const ASK = ['audit', '--json', '--omit=dev', '--audit=true'];
const SERIOUS = ['high', 'critical'];
/** Milliseconds: a registry that is out of reach is not waited for. */
const PATIENCE = 60_000;

/** @typedef {{ name: string, severity: string, range: string }} Weakness */

const ask = () => {
  const file = process.env['npm_execpath'];
  const [command, args] = file?.endsWith('.js') ? [process.execPath, [file, ...ASK]] : ['npm', ASK];
  const { stdout, stderr, error } = spawnSync(command, args, { cwd: ROOT, encoding: 'utf8', timeout: PATIENCE });
  try {
    return JSON.parse(stdout);
  } catch {
    return { message: error?.message ?? stderr.trim() };
  }
};

const answer = ask();
if (answer.vulnerabilities === undefined) {
  const sentence = `NOT AUDITED: the registry gave no answer (${answer.message ?? 'none at all'})`;
  if (process.env['AUDIT'] === 'required') giveUp(sentence);
  console.log(sentence);
} else {
  const all = /** @type {Weakness[]} */ (Object.values(answer.vulnerabilities));
  const serious = all.filter(({ severity }) => SERIOUS.includes(severity));
  if (serious.length > 0)
    giveUp(serious.map(({ name, severity, range }) => `${name} ${range}: ${severity}`).join('\n'));
  console.log(`No serious weakness is known; ${all.length} lesser ones`);
}
