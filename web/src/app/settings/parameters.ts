import { isSeed, type Seed } from '@seekiste/rules/core';

/** What the address may fix for one visit: the deal, and how fast things go. Tests and demonstrations use it. */
export interface Parameters {
  readonly seed: Seed | undefined;
  readonly pause: number | undefined;
  readonly grace: number | undefined;
}

const milliseconds = (text: string | null): number | undefined =>
  text !== null && /^\d{1,5}$/.test(text) ? Number(text) : undefined;

export const readParameters = (search: string): Parameters => {
  const given = new URLSearchParams(search);
  const seed = given.get('seed');
  return {
    seed: isSeed(seed) ? seed : undefined,
    pause: milliseconds(given.get('pace')),
    grace: milliseconds(given.get('grace')),
  };
};
