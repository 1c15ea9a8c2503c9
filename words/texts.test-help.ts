import { parse, type Message } from '@fluent/syntax';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

interface Texts {
  readonly ids: readonly string[];
  readonly junk: readonly unknown[];
  /** The arguments that each message needs. */
  readonly args: ReadonlyMap<string, readonly string[]>;
}

const variables = (node: unknown): string[] => {
  if (typeof node !== 'object' || node === null) return [];
  const { type, id } = node as { readonly type?: string; readonly id?: { readonly name: string } };
  return type === 'VariableReference' && id ? [id.name] : Object.values(node).flatMap(variables);
};

/** What a text in Fluent's format holds. */
export const readTexts = (ftl: string): Texts => {
  const { body } = parse(ftl, { withSpans: false });
  const messages = body.filter((entry): entry is Message => entry.type === 'Message');
  return {
    ids: messages.map(({ id }) => id.name),
    junk: body.filter(({ type }) => type === 'Junk'),
    args: new Map(messages.map(({ id, value }) => [id.name, [...new Set(variables(value))].sort()])),
  };
};

/** All TypeScript sources of a folder, as one text. */
export const sourcesOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts') && !/dist\/|node_modules\/|\.test/.test(file))
    .map(file => readFileSync(join(folder, file), 'utf8'))
    .join('\n');

const RULEBOOK = createRequire(import.meta.url).resolve('@seekiste/rules/in-aller-ruhe/RULES.en.md');

/** Every code that the rules refuse with. */
export const codesInRules = (): readonly string[] => {
  const found = sourcesOf(dirname(dirname(RULEBOOK))).matchAll(/(?:refuse(?:<Code>)?|broken)\('([a-z-]+)'/g);
  return [...new Set(Array.from(found, ([, code]) => code as string))];
};
