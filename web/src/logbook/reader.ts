import { crewNow, lobbyOf, t } from '../words/words.svelte.js';
import { modeLabel } from './labels.js';
import { once } from './once.js';
import type { Row } from './rows.js';

/** All that can be read of a row, for those who search; told once for each row, in the language of now. */
export const readerOf = (when: Intl.DateTimeFormat): ((row: Row) => string) => {
  const read = new WeakMap<Row, string>();
  const word = once<string>();
  const of = ({ name, game, mode, entry, table, changed, ending }: Row): string =>
    [
      name,
      word(game, () => lobbyOf(game).title()),
      mode === '' ? '' : word(`${game} ${mode}`, () => modeLabel(game, mode)),
      ...(entry ? crewNow(entry.seats).map(seat => seat.name) : (table?.with ?? [])),
      when.format(changed),
      word(`ending ${ending}`, () => t(`ending-${ending}`)),
    ].join(' ');
  return row => {
    const before = read.get(row);
    if (before !== undefined) return before;
    const text = of(row);
    read.set(row, text);
    return text;
  };
};
