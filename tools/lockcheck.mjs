// @ts-check
/**
 * Judges package-lock.json. A registry that lacks the newest binaries for other platforms makes
 * `npm install` drop them silently: `npm ci` then fails, and contributors on those platforms have
 * no binary. A registry's address in the lockfile would send everybody there.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, ROOT } from './setup.mjs';

/** @typedef {{ resolved?: string, optionalDependencies?: Record<string, string> }} Locked */

/** @param {Record<string, Locked>} packages */
const missingPlatforms = packages =>
  Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter(name => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`])
      .map(name => `${path} lacks its optional package ${name}: raise min-release-age in .npmrc and lock again`),
  );

/** @param {Record<string, Locked>} packages */
const registryAddresses = packages =>
  Object.entries(packages)
    .filter(([, { resolved }]) => resolved?.startsWith('http'))
    .map(([path, { resolved }]) => `${path} names a registry (${resolved}): is .npmrc in effect?`);

const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
const faults = [...missingPlatforms(packages), ...registryAddresses(packages)];
if (faults.length > 0) giveUp(faults.join('\n'));
console.log(`${Object.keys(packages).length} packages, complete for every platform, no registry named`);
