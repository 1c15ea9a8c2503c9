/** A hand may have twelve cards and a keyboard has ten digits: below them it goes on with Q and W. */
export const CARD_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', 'Q', 'W'] as const;

export type Direction = 'left' | 'right' | 'up' | 'down';

export type Command =
  | { readonly kind: 'card'; readonly number: number }
  | { readonly kind: 'step'; readonly to: Direction }
  | { readonly kind: 'enter' }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'letter'; readonly letter: string };

const COMMANDS: Readonly<Record<string, Command>> = {
  ArrowLeft: { kind: 'step', to: 'left' },
  ArrowRight: { kind: 'step', to: 'right' },
  ArrowUp: { kind: 'step', to: 'up' },
  ArrowDown: { kind: 'step', to: 'down' },
  Enter: { kind: 'enter' },
  ' ': { kind: 'enter' },
  Escape: { kind: 'cancel' },
};

/** What a key means at a table with this many cards in hand. */
export const commandOf = (key: string, cards: number): Command | undefined => {
  if (Object.hasOwn(COMMANDS, key)) return COMMANDS[key];
  const number = CARD_KEYS.findIndex(known => known === key.toUpperCase());
  if (number >= 0 && number < cards) return { kind: 'card', number };
  return /^[a-z]$/i.test(key) ? { kind: 'letter', letter: key.toLowerCase() } : undefined;
};

/** The slot one step away in a hand of rows as long as this; the ends hold. */
export const stepped = (slot: number, to: Direction, count: number, perRow: number): number => {
  const row = to === 'up' || to === 'down';
  const next = slot + (to === 'left' || to === 'up' ? -1 : 1) * (row ? perRow : 1);
  if (next >= 0 && next < count) return next;
  // The last row may be shorter than the one above it.
  return to === 'down' && Math.floor(slot / perRow) < Math.floor((count - 1) / perRow) ? count - 1 : slot;
};

/** Where a card lies that is counted through all hands, of which these are the sizes. */
export const placeOf = (
  number: number,
  counts: readonly number[],
): { readonly hand: number; readonly slot: number } | undefined => {
  let slot = number;
  for (const [hand, count] of counts.entries()) {
    if (slot < count) return { hand, slot };
    slot -= count;
  }
  return undefined;
};
