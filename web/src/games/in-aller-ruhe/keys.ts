import { COLUMNS, SPACES, type Space } from '@seekiste/rules/in-aller-ruhe';

export type Command =
  | { readonly kind: 'card'; readonly slot: number }
  | { readonly kind: 'step'; readonly right: number; readonly up: number }
  | { readonly kind: 'enter' }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'discard' };

const STEPS: Readonly<Record<string, Command>> = {
  ArrowLeft: { kind: 'step', right: -1, up: 0 },
  ArrowRight: { kind: 'step', right: 1, up: 0 },
  ArrowUp: { kind: 'step', right: 0, up: 1 },
  ArrowDown: { kind: 'step', right: 0, up: -1 },
};

/** What a key means at this table; 0 is the tenth card. */
export const commandOf = (key: string): Command | undefined => {
  if (/^[0-9]$/.test(key)) return { kind: 'card', slot: (Number(key) + 9) % 10 };
  if (Object.hasOwn(STEPS, key)) return STEPS[key];
  if (key === 'Enter' || key === ' ') return { kind: 'enter' };
  if (key === 'Escape') return { kind: 'cancel' };
  return key.toLowerCase() === 'd' ? { kind: 'discard' } : undefined;
};

/** The space one step away; the edge of the sea holds. */
export const stepped = (space: Space, right: number, up: number): Space => {
  const column = (space % COLUMNS) + right;
  const to = space + right + up * COLUMNS;
  return column < 0 || column >= COLUMNS || to < 0 || to >= SPACES ? space : to;
};
