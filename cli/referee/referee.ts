import { GAMES, gameNamed, RULES } from '@seekiste/rules';
import {
  named,
  decodeRecord,
  err,
  ok,
  readRecord,
  ruledBy,
  readSetup,
  Table,
  writeRecord,
  type Actor,
  type AnyGame,
  type OptionValues,
  type Refusal,
  type Result,
  type Seat,
  type Seed,
  type Viewer,
} from '@seekiste/rules/core';
import { freshSeed, readSeed } from '../seed.js';
import { readViewer, refused, type Fields, type Request } from './request.js';
import { fromPosition, fromTable, type Refereed } from './table.js';

type Answer = Result<Fields, Refusal>;

/** What every answer about the running game says: whom it waits for, and how it ended. */
const stand = ({ game, state }: Refereed): Fields => ({
  toAct: game.toAct(state),
  outcome: game.result(state) ?? null,
});

const readGame = (value: unknown): Result<AnyGame, Refusal> => {
  const game = gameNamed(value);
  return game ? ok(game) : refused('unknown-game', { field: 'game', value: named(value) });
};

/** A seed may be left out, or be any text or number. */
const seedFrom = (value: unknown): Result<Seed, Refusal> => {
  if (value === undefined) return ok(freshSeed());
  if (typeof value === 'string' || typeof value === 'number') return ok(readSeed(String(value)));
  return refused('seed-value', { field: 'seed', value: named(value) });
};

/** The first seat that the game waits for. */
const firstToAct = ({ game, state }: Refereed): Seat | undefined => {
  const acts = game.toAct(state);
  return acts.kind === 'seats' ? acts.must[0] : undefined;
};

/** Keeps one game and answers one request after the other. */
export class Referee {
  private table: Refereed | undefined;

  /** What is being played, for the words of a refusal. */
  get at(): { readonly game: string; readonly options: OptionValues } | undefined {
    return this.table && { game: this.table.game.name, options: this.table.options };
  }

  answer({ op, fields }: Request): Answer {
    switch (op) {
      case 'games':
        return ok({
          games: GAMES.map(({ name, rulesVersion, seats, options, exclusions }) => ({
            name,
            rulesVersion,
            seats,
            options,
            exclusions,
          })),
        });
      case 'new':
        return this.open(fields);
      case 'load':
        return fields['record'] === undefined ? this.loadPosition(fields) : this.loadRecord(fields['record']);
      case 'position':
        return this.withTable(table => ok({ position: table.game.save(table.state) }));
      case 'view':
        return this.withTable(table => this.view(table, fields));
      case 'moves':
        return this.withTable(table => this.moves(table, fields));
      case 'apply':
        return this.withTable(table => this.apply(table, fields));
      case 'record':
        return this.withTable(table => this.record(table, fields));
    }
  }

  private withTable(then: (table: Refereed) => Answer): Answer {
    return this.table ? then(this.table) : refused('no-game-yet', { field: 'op' });
  }

  private open(fields: Fields): Answer {
    const game = readGame(fields['game']);
    if (!game.ok) return game;
    const setup = readSetup(game.value, { seats: fields['seats'], options: fields['options'] });
    if (!setup.ok) return setup;
    const seed = seedFrom(fields['seed']);
    if (!seed.ok) return seed;
    this.table = fromTable(Table.open(game.value, setup.value, seed.value));
    return ok({ game: game.value.name, ...setup.value, seed: seed.value, ...stand(this.table) });
  }

  private loadPosition(fields: Fields): Answer {
    const { position } = fields;
    if (typeof position !== 'object' || position === null || Array.isArray(position))
      return refused('not-an-object', { field: 'position' });
    const given = position as Fields;
    const game = readGame(given['game'] ?? fields['game'] ?? GAMES[0]?.name);
    if (!game.ok) return game;
    const seed = seedFrom(fields['seed']);
    if (!seed.ok) return seed;
    const state = game.value.load(position);
    if (!state.ok) return state;
    this.table = fromPosition(game.value, state.value, seed.value);
    return ok({ game: game.value.name, seats: this.table.seats, ...stand(this.table) });
  }

  private loadRecord(given: unknown): Answer {
    const record = typeof given === 'string' ? readRecord(RULES, given) : decodeRecord(RULES, given);
    if (!record.ok) return record;
    const game = ruledBy(RULES, record.value);
    if (!game.ok) return game;
    const table = Table.resume(game.value, record.value);
    if (!table.ok) return table;
    this.table = fromTable(table.value);
    return ok({ game: game.value.name, seats: this.table.seats, ...stand(this.table) });
  }

  private view({ game, state, seats }: Refereed, fields: Fields): Answer {
    const viewer = readViewer('seat', fields['seat'] ?? fields['viewer'], seats);
    return viewer.ok ? ok({ seat: viewer.value, view: game.view(state, viewer.value) }) : viewer;
  }

  private moves(table: Refereed, fields: Fields): Answer {
    const { game, state, seats, options } = table;
    const asked = fields['seat'] ?? firstToAct(table);
    if (asked === undefined) return ok({ seat: null, moves: [] });
    const viewer = readViewer('seat', asked, seats);
    if (!viewer.ok) return viewer;
    const view = game.view(state, viewer.value);
    const textOf = (move: unknown): string => game.write(move, options);
    const moves = game.moves(view).map(move => ({ move, text: textOf(move), price: game.price(view, move) }));
    return ok({ seat: viewer.value, moves });
  }

  private apply(table: Refereed, fields: Fields): Answer {
    const { game, seats, options } = table;
    const asked = fields['seat'] ?? fields['actor'] ?? firstToAct(table) ?? 0;
    const actor: Result<Actor | 'watcher', Refusal> = asked === 'chance' ? ok(asked) : readViewer('seat', asked, seats);
    if (!actor.ok) return actor;
    if (actor.value === 'watcher')
      return refused('unknown-viewer', { field: 'seat', value: 'watcher', last: seats - 1 });
    const given = fields['move'];
    const move = typeof given === 'string' ? game.read(given, options) : game.decode(given);
    if (!move.ok) return move;
    let viewer: Viewer | undefined;
    if (fields['viewer'] !== undefined) {
      const read = readViewer('viewer', fields['viewer'], seats);
      if (!read.ok) return read;
      viewer = read.value;
    }
    const done = table.act(actor.value, move.value);
    if (!done.ok) return err(done.error);
    const events =
      viewer === undefined
        ? done.value
        : done.value.map(event => game.show(event, viewer)).filter(shown => shown !== undefined);
    return ok({ seat: actor.value, move: move.value, text: game.write(move.value, options), events, ...stand(table) });
  }

  private record({ game, record }: Refereed, fields: Fields): Answer {
    if (!record) return refused('no-record', { field: 'op' });
    const format = fields['format'] ?? 'json';
    if (format === 'json') return ok({ record });
    if (format === 'text') return ok({ record: writeRecord(game, record) });
    return refused('unknown-format', { field: 'format', value: named(format), allowed: 'json, text' });
  }
}
