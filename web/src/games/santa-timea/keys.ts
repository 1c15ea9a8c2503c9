export type Command =
  | { readonly kind: 'card'; readonly slot: number }
  | { readonly kind: 'step'; readonly by: 'card' | 'row'; readonly to: 1 | -1 }
  | { readonly kind: 'enter' }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'sort' }
  | { readonly kind: 'last-trick' }
  | { readonly kind: 'sheet' };

/** A hand has twelve cards and a keyboard ten digits: below them it goes on with Q and W. */
export const CARD_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', 'Q', 'W'] as const;

const COMMANDS: Readonly<Record<string, Command>> = {
  arrowleft: { kind: 'step', by: 'card', to: -1 },
  arrowright: { kind: 'step', by: 'card', to: 1 },
  arrowup: { kind: 'step', by: 'row', to: -1 },
  arrowdown: { kind: 'step', by: 'row', to: 1 },
  enter: { kind: 'enter' },
  ' ': { kind: 'enter' },
  escape: { kind: 'cancel' },
  s: { kind: 'sort' },
  t: { kind: 'last-trick' },
  p: { kind: 'sheet' },
};

/** What a key means at this table. */
export const commandOf = (key: string): Command | undefined => {
  const slot = CARD_KEYS.findIndex(known => known === key.toUpperCase());
  if (slot >= 0) return { kind: 'card', slot };
  const low = key.toLowerCase();
  return Object.hasOwn(COMMANDS, low) ? COMMANDS[low] : undefined;
};

/** The slot one step away in a hand of rows as long as this; the ends hold. */
export const stepped = (slot: number, by: 'card' | 'row', to: 1 | -1, count: number, perRow: number): number => {
  const next = slot + to * (by === 'card' ? 1 : perRow);
  if (next >= 0 && next < count) return next;
  // The last row may be shorter than the one above it.
  return by === 'row' && to === 1 && Math.floor(slot / perRow) < Math.floor((count - 1) / perRow) ? count - 1 : slot;
};
