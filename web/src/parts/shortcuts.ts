/** From the usual letter to the one chosen instead. Letters change places, so that each has one meaning. */
export type Changes = Readonly<Record<string, string>>;

export interface Shortcuts {
  /** Whether single characters mean anything: WCAG 2.1.4 wants them to be switched off or changed. */
  readonly single: boolean;
  readonly changes: Changes;
}

/** Letters and signs can be given to something else; digits are always the cards. */
export const isChangeable = (key: string): boolean => /^[^\s\d]$/u.test(key);

/** The character that does what this usual one does. */
export const chosenFor = (usual: string, changes: Changes): string =>
  changes[usual.toLowerCase()] ?? usual.toLowerCase();

/** What a pressed key means, as its usual key; empty where it means nothing. */
export const meantBy = (pressed: string, { single, changes }: Shortcuts): string => {
  if (pressed.length !== 1 || pressed === ' ') return pressed;
  if (!single) return '';
  const key = pressed.toLowerCase();
  return Object.keys(changes).find(usual => changes[usual] === key) ?? key;
};

/** Gives a character to what this usual one does; what had it before gets the other one. */
export const changed = (usual: string, chosen: string, changes: Changes): Changes => {
  const own = usual.toLowerCase();
  const key = chosen.toLowerCase();
  const before = meantBy(key, { single: true, changes });
  const all = Object.entries({ ...changes, [before]: chosenFor(own, changes), [own]: key });
  return Object.fromEntries(all.filter(([from, to]) => from !== to));
};

/** Changes as they were kept; they are forgotten where letters do not change places. */
export const readChanges = (value: unknown): Changes => {
  if (typeof value !== 'object' || value === null) return {};
  const pairs = Object.entries(value).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string' && pair.every(isChangeable),
  );
  const to = new Set(pairs.map(([, chosen]) => chosen));
  return to.size === pairs.length && pairs.every(([usual]) => to.has(usual)) ? Object.fromEntries(pairs) : {};
};
