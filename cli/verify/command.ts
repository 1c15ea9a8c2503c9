import type { Command } from 'commander';
import { InvalidArgumentError } from 'commander';
import { decodeKeys, KEYS_PATH, verdictOf, verify, type Finding, type Heard, type Verdict } from '@seekiste/protocol';
import { RULES } from '@seekiste/rules';
import type { Language } from '@seekiste/words';
import { language, languageOf } from '../arguments.js';
import { Ended, Failure, orFail } from '../failure.js';
import { parseJson, readText } from '../files.js';
import { printJson, printLine, type Io } from '../io.js';
import { refusalSentence, say } from '../words/index.js';

interface Options {
  readonly commitment?: string;
  readonly chain?: string;
  readonly keys?: string;
  readonly lang?: Language;
  readonly json?: boolean;
}

/** Each verdict has an exit code of its own; 1 and 2 are for files that cannot be opened and for misuse. */
const EXITS: Readonly<Record<Verdict, number>> = { heard: 0, signed: 3, consistent: 4, 'no-proof': 5, broken: 6 };

const hash = (text: string): string => {
  if (/^[0-9a-f]{64}$/.test(text)) return text;
  throw new InvalidArgumentError('It must be 64 hexadecimal digits.');
};

const MARKS: Readonly<Record<Finding['came'], string>> = { passed: '✓', failed: '✗', 'not-provable': '–' };

const lineOf = (speaks: Language, finding: Finding): string => {
  const line = `${MARKS[finding.came]} ${say(speaks, `verify-${finding.check}`)}`;
  if (finding.came === 'passed') return line;
  if (finding.came === 'not-provable') return `${line} (${say(speaks, 'verify-not-provable')})`;
  return `${line} (${[finding.reason.code, finding.reason.params['field']].filter(part => part !== undefined).join(', ')})`;
};

/** A server's keys, from a file that was kept or from the server itself. */
const keysFrom = async (place: string, speaks: Language): Promise<ReturnType<typeof decodeKeys>> => {
  if (!/^https?:/.test(place)) return decodeKeys(parseJson(place, readText(place)));
  try {
    const answer = await fetch(new URL(KEYS_PATH, place), { signal: AbortSignal.timeout(10_000) });
    return decodeKeys(await answer.json());
  } catch {
    throw new Failure(say(speaks, 'verify-no-keys', { place }));
  }
};

const verifyFile = async (io: Io, file: string, options: Options): Promise<void> => {
  const speaks = languageOf(io, options.lang);
  const { commitment, chain, keys } = options;
  const value = parseJson(file, readText(file));
  const heard: Heard = {
    ...(commitment !== undefined && { commitment }),
    ...(chain !== undefined && { chain: [chain] }),
  };
  const known =
    keys === undefined ? undefined : orFail(await keysFrom(keys, speaks), refused => refusalSentence(speaks, refused));
  const findings = verify(RULES, value, { heard, ...(known && { keys: known }) });
  const verdict = verdictOf(findings);
  if (options.json) printJson(io, { file, verdict, findings });
  else {
    for (const finding of findings) printLine(io, lineOf(speaks, finding));
    printLine(io, say(speaks, `verdict-${verdict}`));
  }
  const failed = findings.filter(({ came }) => came === 'failed').length;
  if (verdict === 'broken') throw new Failure(say(speaks, 'verify-failed', { file, failed }), EXITS.broken);
  throw new Ended(EXITS[verdict]);
};

const EXIT_HELP = `
Exit codes: 0 proven by what you heard, 3 proven by the server's signature, 4 only consistent, 5 no proof, 6 broken.`;

export const addVerify = (program: Command, io: Io): void => {
  program
    .command('verify')
    .description('check a finished game: deal again, play every move again, compare with seal and signature')
    .argument('<file>', 'a record with its proof, as JSON')
    .option('--commitment <hex>', 'the seal of the deal that you wrote down before the game', hash)
    .option('--chain <hex>', 'the last checksum that you were shown, when the game was over', hash)
    .option('--keys <place>', "the server's keys: a file, or the address of the server")
    .option('--lang <language>', 'de or en (default: as the terminal speaks)', language)
    .option('--json', 'answer in JSON')
    .addHelpText('after', EXIT_HELP)
    .action((file: string, options: Options) => verifyFile(io, file, options));
};
