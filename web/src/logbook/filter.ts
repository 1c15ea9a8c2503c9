import type { Entry } from './entry.js';

export type Ending = 'running' | 'won' | 'lost';

/** How it ended for the people at this device; where places are counted, the best of theirs counts. */
export const endingOf = ({ outcome, seats }: Entry): Ending => {
  if (!outcome) return 'running';
  const won =
    outcome.kind === 'team'
      ? outcome.won
      : outcome.places.some((place, seat) => place === 1 && seats[seat]?.kind === 'human');
  return won ? 'won' : 'lost';
};

export interface Wanted {
  readonly game: string;
  readonly ending: Ending | 'star' | '';
  readonly text: string;
}

/** The entries that fit every wish; an empty wish fits all. `read` is all that can be read of an entry. */
export const fitting = (
  entries: readonly Entry[],
  { game, ending, text }: Wanted,
  read: (entry: Entry) => string,
): readonly Entry[] => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(entry => {
    if (game !== '' && entry.game !== game) return false;
    if (ending === 'star' ? !entry.star : ending !== '' && endingOf(entry) !== ending) return false;
    const readable = words.length > 0 ? read(entry).toLowerCase() : '';
    return words.every(word => readable.includes(word));
  });
};
