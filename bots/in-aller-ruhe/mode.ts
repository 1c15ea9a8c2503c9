import type { Options } from '@seekiste/rules/in-aller-ruhe';

/** Ways to play that ask for weights of their own. */
export const MODES = ['standard', 'rock', 'monsters', 'storms', 'combined', 'arch', 'day-night', 'pyramid'] as const;
export type Mode = (typeof MODES)[number];

const isMode = (name: string): name is Mode => (MODES as readonly string[]).includes(name);

export const modeOf = ({ rock, monsters, storms, variant = 'none' }: Options): Mode => {
  if (isMode(variant)) return variant;
  const expansions = ([rock && 'rock', monsters && 'monsters', storms && 'storms'] as const).filter(Boolean);
  return expansions.length > 1 ? 'combined' : ((expansions[0] as Mode | undefined) ?? 'standard');
};
