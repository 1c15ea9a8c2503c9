import { expect } from 'vitest';
import { verdictOf, verify, type ProvenRecord, type TableId } from '@seekiste/protocol';
import { GAMES } from '@seekiste/rules';
import type { Store } from '@seekiste/server';
import { untilAnswered, type Way } from './sailor.js';
import type { Voyage } from './voyage.js';

/** The file of a finished game, as everybody gets it. */
export const recordOf = (way: Way, table: TableId): Promise<ProvenRecord> =>
  untilAnswered(way, async origin => {
    const response = await fetch(`${origin}/api/tables/${table}/record`);
    const text = await response.text();
    if (!response.ok) throw new Error(`the record of ${table}: ${response.status} ${text}`);
    return JSON.parse(text) as ProvenRecord;
  });

/** What a seat played, in players' notation. */
const movesOf = (seat: number, transcript: ProvenRecord['proof']['transcript']): readonly string[] =>
  transcript.flatMap(([, ...lines]) =>
    lines.filter(line => line.startsWith(`${seat} `)).map(line => line.slice(`${seat} `.length)),
  );

/** Everything that a sailor was told is done is in the record, in this order, once; and nothing else of theirs is. */
export const judgeRecord = (record: ProvenRecord, voyages: readonly Voyage[]): void => {
  for (const { seat, deeds, kept } of voyages) {
    const done = deeds.filter(({ v }) => v !== undefined);
    expect(done.map(({ v }) => v)).toEqual(done.map(({ v }) => v).toSorted((a, b) => a! - b!));
    const game = GAMES.find(({ name }) => name === record.game)!;
    const acted = done.flatMap(({ request }) => (request.t === 'act' ? [game.write(request.move)] : []));
    expect(movesOf(seat, record.proof.transcript)).toEqual(acted);
    const findings = verify(GAMES, record, { heard: kept });
    expect(findings.filter(({ came }) => came !== 'passed').map(({ check }) => check)).toEqual(['signature']);
    expect(verdictOf(findings)).toBe('heard');
  }
};

/** Every acknowledged request stands in the store at the version that was said, and no request stands there twice. */
export const judgeStored = async (store: Store, table: TableId, voyages: readonly Voyage[]): Promise<void> => {
  const { entries } = (await store.read(table))!;
  expect(entries.map(({ v }) => v)).toEqual(entries.map((_, i) => i + 1));
  // A table that goes on only when its patience ends has left somebody untold.
  expect(entries.filter(({ what }) => what.type === 'waited' || what.type === 'missed')).toEqual([]);
  const answered = entries.flatMap(({ v, id, by }) => (id === undefined ? [] : [{ v, key: `${by!} ${id}` }]));
  const done = voyages.flatMap(({ sailor, deeds }) =>
    deeds.flatMap(({ request, v }) => (v === undefined ? [] : [{ v, key: `${sailor.person} ${request.id}` }])),
  );
  const inOrder = <T extends { readonly v: number }>(list: readonly T[]): T[] => list.toSorted((a, b) => a.v - b.v);
  expect(inOrder(answered)).toEqual(inOrder(done));
};
