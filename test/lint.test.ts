import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ROOT } from '../tools/setup.mjs';

/** One fault for each rule. A rule that is renamed, or not known to the linter any more, would find its fault no more. */
const FAULTS: Readonly<Record<string, string>> = {
  eqeqeq: `export const same = (a: number, b: number) => a == b;`,
  'max-lines': 'export {};\n'.repeat(401),
  'no-console': `console.log('here');`,
  'no-enum': `export enum Suit { Clubs }`,
  'no-var': `export var ship = 1;`,
  'prefer-const': `let ship = 1;\nexport default ship;`,
  'prefer-rest-params': `export function crew() { return arguments[0]; }`,
  'prefer-spread': `export const most = (depths: number[]) => Math.max.apply(Math, depths);`,
  'await-thenable': `export const wait = async () => { await 1; };`,
  'ban-ts-comment': `// @ts-ignore\nexport const ship: number = 'a';`,
  'consistent-type-imports': `import { Ship } from './prefer-return-this-type.js';\nexport const sail = (ship: Ship) => ship.sail();`,
  'no-array-constructor': `export const pair = new Array(0, 1);`,
  'no-array-delete': `export const drop = (cards: number[]) => { delete cards[0]; };`,
  'no-base-to-string': `export const told = (card: { suit: 1 }) => String(card);`,
  'no-deprecated': `/** @deprecated it is gone */\nconst old = () => 1;\nexport const now = old();`,
  'no-duplicate-enum-values': `export enum Suit { Clubs = 1, Hearts = 1 }`,
  'no-duplicate-type-constituents': `export type Suit = 'clubs' | 'clubs';`,
  'no-empty-object-type': `export const any: {} = 1;`,
  'no-explicit-any': `export const any = (value: any): boolean => value === 1;`,
  'no-extra-non-null-assertion': `export const first = (card?: { suit: string }) => card!!.suit;`,
  'no-extraneous-class': `export class Deck { static readonly size = 1; }`,
  'no-floating-promises': `const save = () => Promise.resolve(1);\nsave();`,
  'no-for-in-array': `export const each = (cards: number[]) => { for (const at in cards) cards.push(Number(at)); };`,
  'no-generated-empty-object-type': `export const one: Omit<{ suit: string }, 'suit'> = 1;`,
  'no-implied-eval': `setTimeout('sail()', 1);`,
  'no-invalid-void-type': `export const ship: void | number = 1;`,
  'no-meaningless-void-operator': `export const sail = (go: () => void) => { void go(); };`,
  'no-misused-new': `export interface Ship { new (): Ship; }`,
  'no-misused-promises': `const ready = () => Promise.resolve(true);\nexport const sails = ready() ? 1 : 2;`,
  'no-mixed-enums': `export enum Suit { Clubs = 'a', Hearts = 1 }`,
  'no-namespace': `export namespace Suit { export const size = 1; }`,
  'no-non-null-asserted-nullish-coalescing': `export const first = (card: { suit?: string }) => card.suit! ?? 'a';`,
  'no-non-null-asserted-optional-chain': `export const first = (card?: { suit: string }) => (card?.suit)!;`,
  'no-non-null-assertion': `export const first = (cards: { suit: string }[]) => cards[0]!.suit;`,
  'no-redundant-type-constituents': `export type Suit = 'clubs' | string;`,
  'no-require-imports': `import one = require('./prefer-as-const.js');\nexport const two = one;`,
  'no-this-alias': `export class Ship { self() { const me = this; return () => me; } }`,
  'no-unnecessary-boolean-literal-compare': `export const is = (on: boolean) => (on === true ? 1 : 2);`,
  'no-unnecessary-condition': `export const first = (card: { suit: string }) => card?.suit;`,
  'no-unnecessary-template-expression': 'export const told = (name: string) => `${name}`;',
  'no-unnecessary-type-arguments': `const of = <T = number>(value: T) => value;\nexport const one = of<number>(1);`,
  'no-unnecessary-type-assertion': `export const one = (card: number) => card as number;`,
  'no-unnecessary-type-constraint': `export const one = <T extends unknown>(card: T): T[] => [card];`,
  'no-unnecessary-type-conversion': `export const one = (card: string) => String(card);`,
  'no-unsafe-argument': `declare const any: any;\nexport const one = Number.isInteger(1) && isFinite(any);`,
  'no-unsafe-assignment': `export const one: number = JSON.parse('1');`,
  'no-unsafe-call': `declare const any: any;\nany();`,
  'no-unsafe-declaration-merging': `export interface Ship { sail: 1 }\nexport class Ship { name = 1; }`,
  'no-unsafe-enum-comparison': `enum Suit { Clubs }\nexport const is = (suit: Suit) => suit === 0;`,
  'no-unsafe-function-type': `export const call = (go: Function): boolean => typeof go === 'function';`,
  'no-unsafe-member-access': `declare const any: any;\nif (any.suit === 1) throw new Error();`,
  'no-unsafe-return': `declare const any: any;\nexport const one = (): number => any;`,
  'no-unsafe-unary-minus': `export const less = (card: string) => -card;`,
  'no-unused-expressions': `export const one = 1;\none + 1;`,
  'no-unused-vars': `const ship = 1;\nexport {};`,
  'no-useless-constructor': `export class Ship { name = 1; constructor() {} }`,
  'no-useless-default-assignment': `export const one = ({ suit = 'a' }: { suit: string }) => suit;`,
  'no-wrapper-object-types': `export const one = (card: String) => card.length;`,
  'only-throw-error': `export const one = () => { throw 'no'; };`,
  'prefer-as-const': `export const one: 'a' = 'a';`,
  'prefer-literal-enum-member': `const one = 1;\nexport enum Suit { Clubs = one }`,
  'prefer-namespace-keyword': `export declare module Suit { const size: number; }`,
  'prefer-promise-reject-errors': `export const one = () => Promise.reject('no');`,
  'prefer-reduce-type-parameter': `export const all = (cards: string[]) => cards.reduce((all, card) => all.concat(card), [] as string[]);`,
  'prefer-return-this-type': `export class Ship { sail(): Ship { return this; } }`,
  'related-getter-setter-pairs': `export interface Ship { get name(): string; set name(value: number); }`,
  'require-await': `export const one = async (card: number) => card;`,
  'restrict-plus-operands': `export const one = (card: bigint, other: number) => card + other;`,
  'restrict-template-expressions': 'export const one = (card: { suit: 1 }) => `${card}`;',
  'return-await': `export const one = async (go: Promise<number>) => { try { return go; } catch { return 1; } };`,
  'switch-exhaustiveness-check': `export const one = (card: 'a' | 'b') => { switch (card) { case 'a': return 1; } return 2; };`,
  'triple-slash-reference': `/// <reference path="./no-var.ts" />\nimport './no-var.js';`,
  'unified-signatures': `export interface Ship { sail(to: string): void; sail(to: number): void; }`,
  'use-unknown-in-catch-callback-variable': `export const one = (go: Promise<number>) => go.catch((error: Error) => error.name);`,
};

/** The rules that speak, by file, in a folder that has this house's settings and no source but the faults. */
const found = (faults: Readonly<Record<string, string>>): Map<string, Set<string>> => {
  const folder = mkdtempSync(join(tmpdir(), 'seekiste-lint-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const path of ['.oxlintrc.json', 'tools/lint-house.mjs', 'tsconfig.base.json'])
    cpSync(join(ROOT, path), join(folder, path));
  const config = { extends: './tsconfig.base.json', compilerOptions: { lib: ['ES2023', 'DOM'] } };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  for (const [rule, fault] of Object.entries(faults)) writeFileSync(join(folder, `${rule}.ts`), fault);
  const args = [join(ROOT, 'node_modules/oxlint/bin/oxlint'), '--format', 'json'];
  // The linter looks for its types beside the sources, where there is no such program.
  const env = { ...process.env, OXLINT_TSGOLINT_PATH: join(ROOT, 'node_modules/.bin/tsgolint') };
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8', maxBuffer: 1 << 26 });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
  const rules = new Map(Object.keys(faults).map(rule => [rule, new Set<string>()]));
  for (const { code, filename } of diagnostics)
    rules.get(basename(filename, '.ts'))?.add(code.replace(/^.*\((.*)\)$/, '$1'));
  return rules;
};

it('every rule finds the fault that was planted for it', () => {
  const silent = [...found(FAULTS)].filter(([rule, rules]) => !rules.has(rule)).map(([rule]) => rule);
  expect(silent).toEqual([]);
});

it('a fault is planted for every rule', () => {
  const settings = readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8');
  const rules = [...settings.matchAll(/"(?:\w+\/)?([a-z-]+)": (?:"error"|\[\s*"error")/g)].map(([, rule]) => rule);
  expect(new Set(rules)).toEqual(new Set(Object.keys(FAULTS)));
});
