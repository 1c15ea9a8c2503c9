import { InvalidArgumentError } from 'commander';

export interface NamedCommand {
  readonly name: string;
  readonly command: string;
}

/** For commander: `--bot 'mine=python3 mine.py'`, as often as wanted; without a name it is called `own`. */
export const collectOwnBot = (text: string, before: readonly NamedCommand[]): readonly NamedCommand[] => {
  const [, name = 'own', command = text] = /^([a-z][a-z0-9-]*)=(.*)$/s.exec(text) ?? [];
  if (command.trim() === '') throw new InvalidArgumentError('It must name a command.');
  if (before.some(other => other.name === name)) throw new InvalidArgumentError(`“${name}” is named twice.`);
  return [...before, { name, command }];
};
