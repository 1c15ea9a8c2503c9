import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Rng, Table, type AnyGame } from './core/index.js';
import { setups } from './core/pairs.test-help.js';
import { seedOf } from './core/seeds.test-help.js';
import { GAMES } from './games.js';

type Json = Readonly<Record<string, unknown>>;

/** The keys of all objects in a value, each with its place as a refusal names it. */
const fieldsIn = (value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] => {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((entry: unknown, i) => fieldsIn(entry, [...path, i]));
  return Object.entries(value).flatMap(([name, entry]) => [[...path, name], ...fieldsIn(entry, [...path, name])]);
};

const nameOf = (path: readonly (string | number)[]): string =>
  path.map((key, i) => (typeof key === 'number' ? `[${key}]` : i === 0 ? key : `.${key}`)).join('');

/** The position with the field at this place changed. */
const changed = (position: unknown, path: readonly (string | number)[], change: 'null' | 'left out'): Json => {
  const copy = structuredClone(position) as Json;
  const holder = path.slice(0, -1).reduce<unknown>((part, key) => (part as Json)[key], copy) as Record<string, unknown>;
  const last = path.at(-1) as string;
  if (change === 'null') holder[last] = null;
  else Reflect.deleteProperty(holder, last);
  return copy;
};

const DOCUMENT = (game: AnyGame): string =>
  readFileSync(new URL(`../docs/positions/${game.name}.md`, import.meta.url), 'utf8');

const examples = (game: AnyGame): unknown[] =>
  [...DOCUMENT(game).matchAll(/```json\n([\s\S]*?)```/g)].map(found => JSON.parse(found[1] ?? '') as unknown);

/** Saved positions of a random game under each set of options, every ten moves. */
const played = (game: AnyGame): unknown[] =>
  setups(game).flatMap((setup, number) => {
    const table = Table.open(game, setup, seedOf(number));
    const rng = Rng.from(seedOf(number));
    const saved: unknown[] = [];
    for (let moves = 0; ; moves++) {
      const acts = game.toAct(table.state);
      if (moves % 10 === 5 || acts.kind === 'over') saved.push(JSON.parse(JSON.stringify(game.save(table.state))));
      if (acts.kind !== 'seats') return saved;
      const seat = acts.must[0] ?? 0;
      const offered = game.moves(game.view(table.state, seat));
      table.act(seat, offered[rng.below(offered.length)]);
    }
  });

/** The documentation says of this field that it may be `null`. */
const NULL_OF = (name: string): RegExp => new RegExp(`\`${name}\`[^|]*\\|?[^|]*\`null\``);

/** What is wrong with the answer to a `null` in this place, if anything. */
const wrongIn = (game: AnyGame, position: unknown, path: readonly (string | number)[]): string | undefined => {
  const name = nameOf(path);
  const given = path.reduce<unknown>((part, key) => (part as Json)[key], position);
  const answer = game.load(changed(position, path, 'null'));
  const isSame = JSON.stringify(answer) === JSON.stringify(game.load(changed(position, path, 'left out')));
  if ((given === null || isSame) && NULL_OF(String(path.at(-1))).test(DOCUMENT(game))) return undefined;
  if (answer.ok) return `${name}: taken`;
  const field = String(answer.error.params['field']);
  const isNamed = name === field || name.startsWith(`${field}.`) || name.startsWith(`${field}[`);
  return isNamed ? undefined : `${name}: refused for ${field}`;
};

describe.each(GAMES.map(game => [game.name, game] as const))('positions of %s', (_, game) => {
  it('a null is refused by the name of its field, or documented and the same as leaving it out', () => {
    const positions = [...examples(game), ...played(game)];
    const wrong = positions.flatMap(position => fieldsIn(position).map(path => wrongIn(game, position, path)));
    expect(wrong.length).toBeGreaterThan(300);
    expect([...new Set(wrong.filter(one => one !== undefined))]).toEqual([]);
  });
});
