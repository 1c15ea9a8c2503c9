/** What can be typed besides moves, in both languages. */
export const WORDS = {
  help: ['help', 'hilfe', '?'],
  legal: ['legal', 'züge', 'zuege'],
  hand: ['hand'],
  board: ['board', 'tisch', 'sea', 'meer', 'river', 'fluss'],
  last: ['last', 'zuletzt'],
  hint: ['hint', 'hints', 'tipp', 'tipps'],
  undo: ['undo', 'zurück', 'zurueck'],
  rules: ['rules', 'regeln'],
  save: ['save', 'speichern'],
  quit: ['quit', 'ende'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** A typed line: one of these commands, or whatever else, which is meant as a move. */
export type Typed<Command extends string> =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'move'; readonly text: string }
  | { readonly kind: Command; readonly rest: string };

/** Reads lines by the words that each command has. */
export const lineReader =
  <Command extends string>(words: Readonly<Record<Command, readonly string[]>>) =>
  (typed: string): Typed<Command> => {
    const text = typed.trim();
    if (text === '') return { kind: 'nothing' };
    const [first = '', ...rest] = text.split(/\s+/);
    for (const kind in words) if (words[kind].includes(first.toLowerCase())) return { kind, rest: rest.join(' ') };
    return { kind: 'move', text };
  };

export const readLine = lineReader(WORDS);
