import { hintsFor } from '@seekiste/bots';
import { Rng, type Seat } from '@seekiste/rules/core';
import type { Language, Names } from '@seekiste/words';
import type { AnyTable } from '../any-table.js';
import { derivedSeed } from '../seed.js';
import { gameVoice, generalVoice, say } from '../words/index.js';

/** A stream of their own for each moment: hints change no bot's choice, and asking again tells the same. */
const rngFor = ({ seed, moves }: AnyTable['record']): Rng => Rng.from(derivedSeed(`${seed}/hints/${moves.length}`));

/** The best moves for this seat, whose turn it is: how each is typed, its chance, and what speaks for it. */
export const hintLines = (table: AnyTable, seat: Seat, language: Language, names: Names): readonly string[] => {
  const { game, state, record } = table;
  const voice = gameVoice(game.name, language, record.options);
  const hints = hintsFor(game.name, game.view(state, seat), rngFor(record));
  return [
    ...hints.flatMap(({ move, worth: counts, reason, level }, index) => [
      `${index + 1}. ${game.write(move, record.options)}  –  ${voice.move(move, names)}`,
      `   ${generalVoice(language).worth(counts)}${level ? ` – ${say(language, 'hint-level')}` : ''}`,
      `   ${voice.reason(reason, names)}`,
    ]),
    say(language, 'hint-noted'),
  ];
};
