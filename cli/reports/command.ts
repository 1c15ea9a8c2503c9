import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import { Failure } from '../failure.js';
import { printJson, printLine, type Io } from '../io.js';
import { addressOf, configOf, orTrouble, placeOf, server } from '../stored.js';

interface Options {
  readonly data?: string;
  readonly json?: boolean;
  readonly remove?: string;
}

/** More than anybody reads through. */
const MOST = 1000;

const reports = async (io: Io, options: Options): Promise<void> => {
  const { store: address } = await configOf(io, options.data === undefined ? {} : { DATA: options.data });
  if (address.kind === 'file' && !existsSync(address.path)) throw new Failure(`There is no store at ${address.path}.`);
  const { openStore } = await server();
  const work = async (): Promise<void> => {
    const store = await openStore(addressOf(address));
    try {
      if (options.remove !== undefined) {
        if ((await store.removeReports({ id: options.remove })) === 0)
          throw new Failure(`There is no report ${options.remove}.`);
        printLine(io, `The report ${options.remove} is removed.`);
        return;
      }
      const found = await store.reports(MOST);
      if (options.json) return printJson(io, found);
      if (found.length === 0) printLine(io, 'There are no reports.');
      for (const { id, at, reason, name, about, table, text, said } of found) {
        printLine(
          io,
          `${id}  ${new Date(at).toISOString()}  ${reason}  ${JSON.stringify(name)} (${about})  at ${table}`,
        );
        if (text !== '') printLine(io, `    report: ${JSON.stringify(text)}`);
        for (const line of said) printLine(io, `    said:   ${JSON.stringify(line)}`);
      }
    } finally {
      await store.close();
    }
  };
  await orTrouble(placeOf(address), work());
};

export const addReports = (program: Command, io: Io): void => {
  program
    .command('reports')
    .description('list what people have reported to the operator, the latest first')
    .option('--json', 'for programs')
    .option('--remove <id>', 'remove a report that is dealt with')
    .option('--data <file>', 'the SQLite file (else DATA or DATABASE_URL, as for serve)')
    .action((options: Options) => reports(io, options));
};
