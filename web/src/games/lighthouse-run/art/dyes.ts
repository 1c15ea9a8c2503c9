/**
 * What things are painted with, whatever the theme: printed colours and the ink that is readable on them. By
 * index, as the rules count ships' colours, and by the name of the lighthouse.
 */
export interface Dye {
  readonly paint: string;
  readonly shade: string;
  readonly ink: string;
}

export const SHIP_DYES: readonly Dye[] = [
  { paint: '#c2352c', shade: '#8a1f1a', ink: '#ffffff' },
  { paint: '#2264b4', shade: '#143f78', ink: '#ffffff' },
  { paint: '#23793f', shade: '#124a24', ink: '#ffffff' },
  { paint: '#f3c22b', shade: '#7d5a00', ink: '#33270a' },
];

const NO_DYE: Dye = { paint: '#5f6b74', shade: '#4c565e', ink: '#ffffff' };

const TOWERS: Readonly<Record<string, Dye>> = {
  purple: { paint: '#7d3f98', shade: '#532468', ink: '#ffffff' },
  green: { paint: '#2e7d4f', shade: '#18502f', ink: '#ffffff' },
  red: { paint: '#b5323a', shade: '#7c1b22', ink: '#ffffff' },
  blue: { paint: '#2b5fa3', shade: '#173c6e', ink: '#ffffff' },
  yellow: { paint: '#e9bd3c', shade: '#7d5a00', ink: '#33270a' },
  orange: { paint: '#d96a1f', shade: '#96430c', ink: '#1f0f04' },
};

/** An owner may correct the box, so a colour that nobody painted yet is grey. */
export const shipDye = (colour: number): Dye => SHIP_DYES[colour] ?? NO_DYE;
export const towerDye = (name: string): Dye => (Object.hasOwn(TOWERS, name) ? TOWERS[name] : undefined) ?? NO_DYE;

/** For the tests: everything that is painted. */
export const ALL_DYES: readonly Dye[] = [...SHIP_DYES, ...Object.values(TOWERS), NO_DYE];
