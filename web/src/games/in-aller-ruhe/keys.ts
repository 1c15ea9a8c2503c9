import type { Direction } from './shapes.js';

export type Command =
  | { readonly kind: 'card'; readonly slot: number }
  | { readonly kind: 'step'; readonly to: Direction }
  | { readonly kind: 'enter' }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'discard' }
  | { readonly kind: 'compass' };

const COMMANDS: Readonly<Record<string, Command>> = {
  ArrowLeft: { kind: 'step', to: 'left' },
  ArrowRight: { kind: 'step', to: 'right' },
  ArrowUp: { kind: 'step', to: 'up' },
  ArrowDown: { kind: 'step', to: 'down' },
  Enter: { kind: 'enter' },
  ' ': { kind: 'enter' },
  Escape: { kind: 'cancel' },
  d: { kind: 'discard' },
  c: { kind: 'compass' },
};

/** What a key means at this table; 0 is the tenth card. */
export const commandOf = (key: string): Command | undefined => {
  if (/^[0-9]$/.test(key)) return { kind: 'card', slot: (Number(key) + 9) % 10 };
  const name = key.length === 1 ? key.toLowerCase() : key;
  return Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
};
