import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAMES } from '@seekiste/rules';
import { decodeRecord, replay, type AnyGame, type Viewer } from '@seekiste/rules/core';
import { LANGUAGES, type Language } from './index.js';
import { gameVoice } from './voices.test-help.js';

const RULES = dirname(dirname(createRequire(import.meta.url).resolve('@seekiste/rules/in-aller-ruhe/RULES.en.md')));
const SEATS = ['Anna', 'Ben', 'Cleo', 'Dirk', 'Eva'];

/** Everything that is said of a recorded game: each event, and the table after it, to every seat and to a watcher. */
const toldOf = (game: AnyGame, file: string, language: Language): string[] => {
  const decoded = decodeRecord(GAMES, JSON.parse(readFileSync(file, 'utf8')));
  if (!decoded.ok) throw new Error(`${file}: ${decoded.error.code}`);
  const record = decoded.value;
  const voice = gameVoice(game.name, language, record.options);
  const viewers: Viewer[] = ['watcher', ...Array.from({ length: record.seats }, (_, seat) => seat)];
  const told: string[] = [];
  replay(game, record, ({ state, events, played }) => {
    for (const viewer of viewers) {
      const names = { seats: SEATS.slice(0, record.seats), viewer };
      const shown = events.map(event => game.show(event, viewer)).filter(event => event !== undefined);
      told.push(...shown.map(event => voice.event(event, names) ?? ''));
      told.push(...voice.position(game.view(state, viewer), names), voice.move(played.move, names));
    }
  });
  return told;
};

/** Changes with every letter: a sentence that is mended on purpose brings a new one, and no other change does. */
const SAID: Readonly<Record<string, string>> = {
  'in-aller-ruhe de': '591a5a19d7b6c820',
  'in-aller-ruhe en': 'b17c4849d24b9cf7',
  'santa-timea de': '1b4223c23319e2b4',
  'santa-timea en': 'fa73f4b88b8683e7',
  'lighthouse-run de': '6b99d913892f2a45',
  'lighthouse-run en': '439011667d26bf7b',
};

describe.each(GAMES.map(game => ({ name: game.name, game })))('the recorded games of $name', ({ name, game }) => {
  it.each(LANGUAGES.filter(language => `${name} ${language}` in SAID))('are told to the letter in %s', language => {
    const folder = join(RULES, name, 'records');
    const files = readdirSync(folder).sort();
    const told = files.flatMap(file => toldOf(game, join(folder, file), language));
    expect(told.length).toBeGreaterThan(100);
    expect(createHash('sha256').update(told.join('\n')).digest('hex').slice(0, 16)).toBe(SAID[`${name} ${language}`]);
  });
});
