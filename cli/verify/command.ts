import type { Command } from 'commander';
import { InvalidArgumentError } from 'commander';
import { verify, type Finding } from '@seekiste/protocol';
import { GAMES } from '@seekiste/rules';
import type { Language } from '@seekiste/words';
import { language, languageOf } from '../arguments.js';
import { Failure } from '../failure.js';
import { parseJson, readText } from '../files.js';
import { printJson, printLine, type Io } from '../io.js';
import { say } from '../words/index.js';

interface Options {
  readonly commitment?: string;
  readonly lang?: Language;
  readonly json?: boolean;
}

const commitment = (text: string): string => {
  if (/^[0-9a-f]{64}$/.test(text)) return text;
  throw new InvalidArgumentError('It must be 64 hexadecimal digits.');
};

type Came = 'passed' | 'failed' | 'not-provable';

const cameOf = (finding: Finding): Came =>
  finding.ok ? 'passed' : finding.reason.code === 'not-provable' ? 'not-provable' : 'failed';

const MARKS: Readonly<Record<Came, string>> = { passed: '✓', failed: '✗', 'not-provable': '–' };

const lineOf = (speaks: Language, finding: Finding): string => {
  const came = cameOf(finding);
  const line = `${MARKS[came]} ${say(speaks, `verify-${finding.check}`)}`;
  if (finding.ok || came === 'passed') return line;
  if (came === 'not-provable') return `${line} (${say(speaks, 'verify-not-provable')})`;
  return `${line} (${[finding.reason.code, finding.reason.params['field']].filter(part => part !== undefined).join(', ')})`;
};

const verifyFile = (io: Io, file: string, options: Options): void => {
  const speaks = languageOf(io, options.lang);
  const heard = options.commitment === undefined ? {} : { commitment: options.commitment };
  const findings = verify(GAMES, parseJson(file, readText(file)), heard);
  if (options.json) printJson(io, { file, findings });
  else for (const finding of findings) printLine(io, lineOf(speaks, finding));
  const failed = findings.filter(finding => cameOf(finding) === 'failed').length;
  if (failed > 0) throw new Failure(say(speaks, 'verify-failed', { file, failed }));
};

export const addVerify = (program: Command, io: Io): void => {
  program
    .command('verify')
    .description('check a finished game: deal again, play every move again, compare with the seal')
    .argument('<file>', 'a record with its proof, as JSON')
    .option('--commitment <hex>', 'the seal that you wrote down before the game', commitment)
    .option('--lang <language>', 'de or en (default: as the terminal speaks)', language)
    .option('--json', 'answer in JSON')
    .action((file: string, options: Options) => verifyFile(io, file, options));
};
