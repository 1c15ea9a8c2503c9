/** What can be typed besides moves, in both languages. */
const WORDS = {
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

type Command = keyof typeof WORDS;

export type Line =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'move'; readonly text: string }
  | { readonly kind: Command; readonly rest: string };

const isCommand = (name: string, word: string): name is Command =>
  (WORDS[name as Command] as readonly string[]).includes(word);

/** A typed line: whatever is no command is meant as a move. */
export const readLine = (typed: string): Line => {
  const text = typed.trim();
  if (text === '') return { kind: 'nothing' };
  const [first = '', ...rest] = text.split(/\s+/);
  for (const kind of Object.keys(WORDS))
    if (isCommand(kind, first.toLowerCase())) return { kind, rest: rest.join(' ') };
  return { kind: 'move', text };
};
