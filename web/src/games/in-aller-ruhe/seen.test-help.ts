import { inAllerRuhe, readSpace, type Options, type View } from '@seekiste/rules/in-aller-ruhe';

export const WARN = { warn: true };
export const seaAt = (name: string): number => readSpace(name)!;

/** What seat 0 sees of a position; the sea by the names of its spaces. */
export const seen = (
  islands: Readonly<Record<string, number>>,
  hand: readonly number[],
  options: Partial<Options>,
  rest: Readonly<Record<string, unknown>> = {},
): View => {
  const sea = new Array<number>(options.variant === 'arch' ? 40 : 36).fill(0);
  for (const [name, card] of Object.entries(islands)) sea[seaAt(name)] = card;
  const others = rest['seats'] === 2 || options.variant === 'duel' ? [[70, 71]] : [];
  const loaded = inAllerRuhe.load({ seats: 1 + others.length, sea, hands: [hand, ...others], options, ...rest });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  return inAllerRuhe.view(loaded.value, 0);
};
