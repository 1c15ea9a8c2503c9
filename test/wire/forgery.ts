import fc from 'fast-check';
import type { Ask } from '@seekiste/protocol';

/** What a message is wrong about, or what it tries. */
export type Kind = 'noise' | 'json' | 'damaged' | 'mistyped' | 'overloaded' | 'reaching' | 'replayed';

export interface Forgery {
  readonly kind: Kind;
  readonly text: string;
}

const NAMES = ['t', 'id', 'v', 'seat', 'move', 'person', 'by', 'as', '__proto__', 'constructor', 'toString', 'host'];

/** Moves of all games, some legal somewhere, and what only looks like one. */
const anyMove = fc.oneof(
  fc.record({ type: fc.constant('play'), card: fc.integer({ min: -1, max: 60 }) }),
  fc.record({ type: fc.constant('lay'), card: fc.nat(90), space: fc.nat(40), pay: fc.array(fc.nat(90)) }),
  fc.record({ type: fc.constantFrom('depart', 'arrive', 'deal', 'play', 'undo') }),
  fc.record({
    ...{ type: fc.constant('sail'), colour: fc.nat(3), card: fc.nat(12), beacon: fc.constant(null) },
    ...{ from: fc.nat(40), bonus: fc.boolean() },
  }),
  fc.record({ type: fc.constant('sets'), directions: fc.array(fc.nat(4), { maxLength: 5 }) }),
  fc.jsonValue({ maxDepth: 2 }),
);

/** What others may not ask for at a table where they do not sit; chat is theirs, and seldom here. */
const strangersAsk: fc.Arbitrary<Ask> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ t: fc.constant('act'), move: anyMove }) },
  {
    weight: 2,
    arbitrary: fc.record({
      ...{ t: fc.constant('sit'), seat: fc.nat(15), name: fc.constant('Mallory') },
      nonce: fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 64, maxLength: 64 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ t: fc.constant('man'), seat: fc.nat(15), bot: fc.constantFrom('random', null) }),
  },
  { weight: 2, arbitrary: fc.record({ t: fc.constant('relieve'), seat: fc.nat(15) }) },
  { weight: 2, arbitrary: fc.record({ t: fc.constant('consent'), yes: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ t: fc.constant('pace'), pace: fc.constantFrom('live', 'days') }) },
  {
    weight: 6,
    arbitrary: fc.record({ t: fc.constantFrom('stand', 'begin', 'undo', 'return', 'rematch') }),
  },
);

/** What somebody who sits there may not ask for either: moves from before they were asked, of other games, twice. */
const playersAsk: fc.Arbitrary<Ask & { readonly v?: number }> = fc.oneof(
  fc.record({ t: fc.constant('act'), move: anyMove, v: fc.constant(0) }),
  fc.record({ t: fc.constant('act'), move: fc.record({ type: fc.constantFrom('lay', 'depart', 'sail', 'deal') }) }),
  fc.record({ t: fc.constant('sit'), seat: fc.nat(15), name: fc.constant('Eve'), nonce: fc.constant('f'.repeat(64)) }),
  fc.record({ t: fc.constant('man'), seat: fc.nat(15), bot: fc.constantFrom('random', null) }),
  fc.record({ t: fc.constant('relieve'), seat: fc.nat(15) }),
  fc.record({ t: fc.constantFrom('begin', 'return', 'rematch') }),
);

const anyId = fc.string({ unit: fc.constantFrom(...'abcdefgh0123456789-_'), minLength: 1, maxLength: 40 });
const anyVersion = fc.oneof(fc.nat(300), fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }));

const requestOf = (ask: fc.Arbitrary<Ask>): fc.Arbitrary<Record<string, unknown>> =>
  fc.tuple(anyId, anyVersion, ask).map(([id, v, asked]) => ({ id, v, ...asked }));

const damaged = (text: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(text, fc.nat(), fc.nat(3), fc.string({ maxLength: 3 })).map(([whole, where, cut, put]) => {
    const at = where % (whole.length + 1);
    return whole.slice(0, at) + put + whole.slice(at + cut + 1);
  });

/** Words that say nothing: JSON or not, deep or long, but never so long that the connection is closed. */
const noise = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('', 'null', '{}', '[]', '"', '{"t":"act"', '\u0000', '{"t":"act","t":"begin"}'),
  fc.nat(4000).map(depth => '['.repeat(depth)),
  fc.nat(4000).map(depth => '['.repeat(depth) + ']'.repeat(depth)),
  fc.nat(12_000).map(length => JSON.stringify({ t: 'say', id: 'long', v: 1, text: 'x'.repeat(301 + length) })),
);

const tagged = (kind: Kind, text: fc.Arbitrary<string>): fc.Arbitrary<Forgery> =>
  text.map(one => ({ kind, text: one }));

/** Messages that may not change anything, by somebody who sits at the table or who does not. */
export const forgeries = (who: 'stranger' | 'player', seen: () => readonly string[]): fc.Arbitrary<Forgery> => {
  const request = requestOf(who === 'stranger' ? strangersAsk : playersAsk);
  const written = request.map(one => JSON.stringify(one));
  const anyValue = fc.jsonValue({ maxDepth: 2 });
  const mistyped = fc
    .tuple(request, fc.constantFrom('t', 'id', 'v', 'seat', 'name', 'nonce', 'yes', 'bot', 'pace'), anyValue)
    .map(([one, field, value]) => JSON.stringify({ ...one, [field]: value }))
    // What happens to be well-typed is another kind.
    .filter(text => who === 'stranger' || !/"t":"(stand|undo|pace|say|act)"/.test(text));
  const overloaded = fc
    .tuple(request, fc.constantFrom(...NAMES), anyValue)
    .filter(([one, name]) => !Object.hasOwn(one, name))
    .map(([one, name, value]) => `{${JSON.stringify(name)}:${JSON.stringify(value)},${JSON.stringify(one).slice(1)}`);
  const replayed = fc.nat().map(which => seen()[which % Math.max(1, seen().length)] ?? '{}');
  return fc.oneof(
    { weight: 2, arbitrary: tagged('noise', noise) },
    { weight: 2, arbitrary: tagged('json', fc.json({ maxDepth: 2 })) },
    // Damage to what only strangers may say cannot become something that a player may.
    {
      weight: 3,
      arbitrary: tagged('damaged', damaged(requestOf(harmlessAsk).map(one => JSON.stringify(one)))),
    },
    { weight: 4, arbitrary: tagged('mistyped', mistyped) },
    { weight: 3, arbitrary: tagged('overloaded', overloaded) },
    { weight: 6, arbitrary: tagged('reaching', written) },
    { weight: 2, arbitrary: tagged('replayed', replayed) },
  );
};

/** Requests whose damage is harmless whoever sends it. */
const harmlessAsk: fc.Arbitrary<Ask> = fc.oneof(
  fc.record({ t: fc.constant('act'), move: fc.record({ type: fc.constantFrom('lay', 'depart', 'sail') }) }),
  fc.record({ t: fc.constant('relieve'), seat: fc.nat(15) }),
  fc.record({ t: fc.constant('consent'), yes: fc.boolean() }),
);
