import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { botNamed } from '@seekiste/bots';
import { DAILY_CREW, dailySeats, dailyVoyage, dayAfter, type DailyVoyage } from '@seekiste/learn/daily';
import { GAMES, gameNamed } from '@seekiste/rules';
import { Rng, Table, writeRecord, type GameRecord } from '@seekiste/rules/core';
import { openLog, readConfig, startNode, type RunningNode } from '@seekiste/server';
import { YARDS, type Yard } from './stores.js';

const TODAY = new Date().toISOString().slice(0, 10);

/** A voyage sailed to its end: sailors in the crew, and in the first seat whom the test wants. */
const sailed = (voyage: DailyVoyage, seed: string, { person = DAILY_CREW, crew = DAILY_CREW } = {}): GameRecord => {
  const game = gameNamed(voyage.game)!;
  const table = Table.open(game, voyage, voyage.seed);
  const rng = Rng.from(seed.padEnd(64, '0'));
  for (;;) {
    const acts = game.toAct(table.state);
    if (acts.kind !== 'seats') return table.record;
    const seat = acts.must[0]!;
    const bot = botNamed(game.name, seat === 0 ? person : crew)!;
    table.act(seat, bot.choose(game.view(table.state, seat), rng));
  }
};

const textOf = (record: GameRecord): string => writeRecord(gameNamed(record.game)!, record);

interface Answer {
  readonly status: number;
  readonly value: Record<string, unknown>;
}

class Sailor {
  private constructor(
    private readonly origin: string,
    private readonly cookie: string,
    readonly person: string,
  ) {}

  static async of(origin: string, name: string): Promise<Sailor> {
    const headers = { origin, 'content-type': 'application/json' };
    const response = await fetch(`${origin}/api/me`, { method: 'POST', body: JSON.stringify({ name }), headers });
    const { person } = (await response.json()) as { person: string };
    return new Sailor(origin, response.headers.getSetCookie()[0]!.split(';')[0]!, person);
  }

  async ask(method: string, path: string, body?: unknown): Promise<Answer> {
    const { origin, cookie } = this;
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(origin + path, { method, headers: { origin, cookie, ...type }, ...sent });
    return { status: response.status, value: (await response.json()) as Record<string, unknown> };
  }

  list(record: GameRecord, { game, seats }: Pick<DailyVoyage, 'game' | 'seats'>): Promise<Answer> {
    return this.ask('POST', `/api/daily/${TODAY}/${game}/${seats}`, { record: textOf(record) });
  }
}

const VOYAGES = GAMES.map(({ name }) => dailyVoyage(TODAY, name, dailySeats(name)[0]!)!);
const [RUHE, SANTA] = VOYAGES as [DailyVoyage, DailyVoyage];
const pathOf = ({ date, game, seats }: DailyVoyage): string => `/api/daily/${date}/${game}/${seats}`;

describe.each(YARDS)('the list of a day on %s', (kind, build) => {
  let yard: Yard;
  let node: RunningNode;
  let origin: string;

  beforeAll(async () => {
    yard = await build();
    const address = await yard.fresh();
    const store = kind === 'SQLite' ? { DATA: address } : { DATABASE_URL: address };
    node = await startNode(readConfig({ PORT: '0', ...store }), openLog('silent'));
    origin = new URL(node.addresses[0]!).origin;
  });
  afterAll(async () => {
    await node.close();
    await yard.stop();
  });

  it.each(VOYAGES.map(voyage => [voyage.game, voyage] as const))(
    'P2.17, P2.18 %s: a try is played again, then listed, the better one first',
    async (_game, voyage) => {
      const [ada, bo] = [await Sailor.of(origin, 'Ada'), await Sailor.of(origin, 'Bo')];
      const [well, badly] = [sailed(voyage, '1'), sailed(voyage, '1', { person: 'random' })];
      expect(await bo.list(badly, voyage)).toMatchObject({ status: 201, value: { place: 1 } });
      const { status } = await ada.list({ ...well, hints: [{ at: 3, seat: 0 }] }, voyage);
      expect(status).toBe(201);
      const { value } = await ada.ask('GET', pathOf(voyage));
      const outcome = (record: GameRecord): unknown => {
        const game = gameNamed(voyage.game)!;
        const table = Table.resume(game, record);
        return table.ok && game.result(table.value.state);
      };
      expect(value).toMatchObject({ total: 2 });
      const tries = value['tries'] as readonly Record<string, unknown>[];
      expect(tries.find(({ mine }) => mine)).toMatchObject({ name: 'Ada', hints: 1, outcome: outcome(well) });
      expect(tries.find(({ mine }) => !mine)).toMatchObject({ person: bo.person, hints: 0, outcome: outcome(badly) });
      expect(tries[(value['place'] as number) - 1]).toMatchObject({ mine: true });
    },
  );

  it('P2.18 one try for each person is listed', async () => {
    const cy = await Sailor.of(origin, 'Cy');
    await cy.list(sailed(RUHE, '1', { person: 'random' }), RUHE);
    expect(await cy.list(sailed(RUHE, '1'), RUHE)).toMatchObject({ status: 409, value: { code: 'already-listed' } });
  });

  it('P2.18 a forged result is refused, and nothing is listed', async () => {
    const di = await Sailor.of(origin, 'Di');
    const before = await di.ask('GET', pathOf(SANTA));
    const real = sailed(SANTA, '1');
    const refused = async (record: GameRecord): Promise<unknown> => {
      const { status, value } = await di.list(record, SANTA);
      expect(status).toBeGreaterThanOrEqual(400);
      return value['code'];
    };
    expect(await refused({ ...real, seed: 'a'.repeat(64) })).toBe('other-voyage');
    expect(await refused({ ...real, options: { ...real.options, rounds: 2 } })).toBe('other-voyage');
    expect(await refused(sailed({ ...SANTA, seed: 'b'.repeat(64) }, '1'))).toBe('other-voyage');
    expect(await refused(sailed(RUHE, '1'))).toBe('other-voyage');
    expect(await refused(sailed(SANTA, '1', { crew: 'random' }))).toBe('other-crew');
    expect(await refused({ ...real, moves: real.moves.slice(0, -3) })).toBe('not-over');
    expect(await refused({ ...real, moves: [...real.moves, real.moves.at(-1)!] })).toBe('game-over');
    const person = real.moves.findIndex(({ actor }) => actor === 0);
    const twice = real.moves.toSpliced(person, 0, real.moves[person]!);
    expect(await refused({ ...real, moves: twice })).toMatch(/^(not-your-turn|card-not-held|other-crew)$/);
    const chance = real.moves.findIndex(({ actor }) => actor === 'chance');
    expect(await refused({ ...real, moves: real.moves.toSpliced(chance, 1) })).toMatch(/other-voyage|refused/);
    expect(await di.ask('GET', pathOf(SANTA))).toEqual(before);
  });

  it.each([
    ['{}', {}, 'missing-field'],
    ['a number', { record: 7 }, 'not-a-record'],
    ['no record', { record: 'seekiste-record/9\n' }, /./],
    ['another field', { record: '', score: 9 }, 'unknown-field'],
  ])('P2.18 %s is no try', async (_what, body, code) => {
    const eve = await Sailor.of(origin, 'Eve');
    const { status, value } = await eve.ask('POST', pathOf(SANTA), body);
    expect(status).toBe(400);
    expect(value['code']).toMatch(code);
  });

  it('P2.17, P2.18 a day that is not now is not listed, and what is no voyage is none', async () => {
    const flo = await Sailor.of(origin, 'Flo');
    for (const days of [-4, 4]) {
      const other = dailyVoyage(dayAfter(TODAY, days), 'santa-timea', 3)!;
      const sent = await flo.ask('POST', pathOf(other), { record: textOf(sailed(other, '1')) });
      expect(sent).toMatchObject({ status: 409, value: { code: 'not-the-day' } });
      expect((await flo.ask('GET', pathOf(other))).value).toEqual({ total: 0, place: null, tries: [] });
    }
    for (const path of ['1999-01-01/santa-timea/3', '2026-13-01/santa-timea/3', `${TODAY}/chess/2`])
      expect(await flo.ask('GET', `/api/daily/${path}`)).toMatchObject({ status: 404, value: { code: 'no-voyage' } });
    for (const seats of ['9', '03', 'x'])
      expect((await flo.ask('GET', `/api/daily/${TODAY}/santa-timea/${seats}`)).status).toBe(404);
  });

  it('P2.19 a try tells the deal: it is for those whose own try is listed', async () => {
    const [gus, ida] = [await Sailor.of(origin, 'Gus'), await Sailor.of(origin, 'Ida')];
    const record = sailed(SANTA, '1');
    await gus.list(record, SANTA);
    const path = `${pathOf(SANTA)}/${gus.person}`;
    expect(await ida.ask('GET', path)).toMatchObject({ status: 403, value: { code: 'not-sailed' } });
    await ida.list(sailed(SANTA, '2', { person: 'random' }), SANTA);
    expect((await ida.ask('GET', path)).value).toEqual({ record: textOf(record) });
    const nobody = `${pathOf(SANTA)}/${'A'.repeat(22)}`;
    expect(await ida.ask('GET', nobody)).toMatchObject({ status: 404, value: { code: 'no-try' } });
  });

  it('P2.15, P2.16 tries are a person’s own data, and go with them', async () => {
    const jo = await Sailor.of(origin, 'Jo');
    await jo.list(sailed(SANTA, '3', { person: 'random' }), SANTA);
    const { value } = await jo.ask('GET', '/api/me/data');
    expect(value['tries']).toMatchObject([{ day: TODAY, game: 'santa-timea', seats: 3 }]);
    const kim = await Sailor.of(origin, 'Kim');
    const named = async (): Promise<readonly unknown[]> =>
      ((await kim.ask('GET', pathOf(SANTA))).value['tries'] as { name: string }[]).map(({ name }) => name);
    expect(await named()).toContain('Jo');
    await jo.ask('DELETE', '/api/me');
    expect(await named()).not.toContain('Jo');
  });
});
