import type { Options } from '@seekiste/rules/in-aller-ruhe';

/** Ways to play that ask for weights of their own. */
export const MODES = [
  'standard',
  'rock',
  'monsters',
  'storms',
  'combined',
  'arch',
  'day-night',
  'pyramid',
  'pyramid-easier',
  'pyramid-harder',
] as const;
export type Mode = (typeof MODES)[number];

const isMode = (name: string): name is Mode => (MODES as readonly string[]).includes(name);

/** 17.10 */
const pyramidOf = (pyramid: Options['pyramid']): Mode => {
  if (pyramid === 'easier') return 'pyramid-easier';
  return pyramid === 'harder' ? 'pyramid-harder' : 'pyramid';
};

/** Asked in every turn of a playout, so nothing is made. */
export const modeOf = ({ rock, monsters, storms, variant = 'none', pyramid }: Options): Mode => {
  if (variant === 'pyramid') return pyramidOf(pyramid);
  if (isMode(variant)) return variant;
  const expansions = (rock ? 1 : 0) + (monsters ? 1 : 0) + (storms ? 1 : 0);
  if (expansions > 1) return 'combined';
  if (rock) return 'rock';
  if (monsters) return 'monsters';
  return storms ? 'storms' : 'standard';
};
