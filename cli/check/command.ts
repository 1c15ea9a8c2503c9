import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import { RULES } from '@seekiste/rules';
import type { FoundFlaw } from '@seekiste/server';
import type { Language } from '@seekiste/words';
import { language, languageOf } from '../arguments.js';
import { Failure } from '../failure.js';
import { printJson, printLine, type Io } from '../io.js';
import { addressOf, configOf, orTrouble, placeOf, server } from '../stored.js';
import { say } from '../words/index.js';

interface Options {
  readonly store?: string;
  readonly mend?: boolean;
  readonly json?: boolean;
  readonly lang?: Language;
}

/** Beside 0 (sound), 1 (it could not be checked) and 2 (asked in a way that makes no sense). */
const EXIT = { flawed: 3, mended: 4, 'still-flawed': 5 } as const;

type Verdict = 'sound' | keyof typeof EXIT;

const verdictOf = (flaws: readonly FoundFlaw[], mend: boolean): Verdict => {
  if (flaws.length === 0) return 'sound';
  if (!mend) return 'flawed';
  return flaws.every(({ mended }) => mended) ? 'mended' : 'still-flawed';
};

const lineFor = (speaks: Language, { kind, where, table, v, mended }: FoundFlaw): string => {
  const place = [where, ...(table === undefined ? [] : [table]), ...(v === undefined ? [] : [String(v)])].join(', ');
  return `${mended ? '✓' : '✗'} ${say(speaks, `check-${kind}`)} (${place})`;
};

const placeNamed = (store: string | undefined): Partial<Record<'DATA' | 'DATABASE_URL', string>> => {
  if (store === undefined) return {};
  return /^postgres(ql)?:/i.test(store) ? { DATABASE_URL: store } : { DATA: store };
};

const check = async (io: Io, { store: named, mend = false, json, lang }: Options): Promise<void> => {
  const speaks = languageOf(io, lang);
  const { store, tempo } = await configOf(io, placeNamed(named));
  const place = placeOf(store);
  if (store.kind === 'file' && !existsSync(store.path)) throw new Failure(say(speaks, 'check-nothing', { place }));
  const { checkStore } = await server();
  const flaws = await orTrouble(
    say(speaks, 'check-failed', { place }),
    checkStore(addressOf(store), { games: RULES, settings: tempo, mend }),
  );
  const verdict = verdictOf(flaws, mend);
  if (json) printJson(io, { place, verdict, flaws });
  else for (const flaw of flaws) printLine(io, lineFor(speaks, flaw));
  const sentence = say(speaks, `check-verdict-${verdict}`, { place, flaws: flaws.length });
  if (verdict !== 'sound') throw new Failure(sentence, EXIT[verdict]);
  if (!json) printLine(io, sentence);
};

const MORE = `
Exit codes: 0 nothing is wrong, 3 something is wrong, 4 all of it was mended, 5 some of it could not be mended.
Tables are named as in the server's log. End the server and copy the store before you mend it.`;

export const addCheck = (program: Command, io: Io): void => {
  program
    .command('check')
    .description('look through a store for what is broken, and mend what can be mended')
    .option('--store <place>', 'the SQLite file or postgres://… address (else DATA or DATABASE_URL, as for serve)')
    .option('--mend', 'mend what can be mended')
    .option('--json', 'answer in JSON')
    .option('--lang <language>', 'de or en (default: as the terminal speaks)', language)
    .addHelpText('after', MORE)
    .action((options: Options) => check(io, options));
};
