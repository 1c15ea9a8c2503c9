import { err, ok } from '../result.js';
import { shells, type Move, type State, type View } from '../toy.test-help.js';
import { after, but, type Broken } from './broken.test-help.js';

/** Games that break the demands on what comes in and goes out. */
export const BROKEN_SHAPE: readonly Broken[] = [
  {
    check: 'talks',
    fault: 'lets players talk about something that it does not list',
    game: () => but({ channels: () => ({ talk: 'shells', clause: '2' }) }),
  },
  {
    check: 'malformed',
    fault: 'throws at a move of no shape',
    game: () => but({ decode: value => shells.decode({ ...(value as Move), type: (value as Move).type }) }),
  },
  {
    check: 'malformed',
    fault: 'throws at a text of no shape',
    game: () =>
      but({
        read(text) {
          if (text === '') throw new Error('no text');
          return shells.read(text);
        },
      }),
  },
  {
    check: 'malformed',
    fault: 'throws at a position of no shape',
    game: () =>
      but({
        load(value) {
          Object.keys(value as object);
          return shells.load(value);
        },
      }),
  },
  {
    check: 'malformed',
    fault: 'takes along what it was not asked for',
    game: () =>
      but({
        decode(value) {
          const move = shells.decode(value);
          return move.ok ? ok({ ...(value as Move) }) : move;
        },
      }),
  },
  {
    check: 'malformed',
    fault: 'takes anything for a move',
    game: () =>
      but({
        decode(value) {
          const move = shells.decode(value);
          return move.ok ? move : ok({ type: 'boast' });
        },
      }),
  },
  {
    check: 'malformed',
    fault: 'refuses without saying why',
    game: () =>
      but({
        decode(value) {
          const move = shells.decode(value);
          return move.ok ? move : err({ code: '', clause: '', params: {} });
        },
      }),
  },
  {
    check: 'json',
    fault: 'has a view with a field that JSON drops',
    game: () => but({ view: (state, viewer) => ({ ...shells.view(state, viewer), secret: undefined }) as View }),
  },
  {
    check: 'json',
    fault: 'has a state that JSON changes',
    game: () =>
      but({
        start: (options, seats) => ({
          ...shells.start(options, seats),
          won: new Int8Array(seats) as unknown as number[],
        }),
      }),
  },
  {
    check: 'json',
    fault: 'has events that JSON changes',
    game: () => after(({ state, events }) => ({ state, events: events.map(event => ({ ...event, at: Number.NaN })) })),
  },
  {
    check: 'json',
    fault: 'saves what JSON drops',
    game: () => but({ save: state => ({ ...state, when: undefined }) }),
  },
  {
    check: 'notation',
    fault: 'reads another move than it wrote',
    game: () => but({ read: text => shells.read(/^\d$/.test(text) ? String(10 - Number(text)) : text) }),
  },
  {
    check: 'notation',
    fault: 'writes chance’s move so that it cannot be read',
    game: () => but({ write: move => (move.type === 'tide' ? 'tide' : shells.write(move)) }),
  },
  {
    check: 'notation',
    fault: 'writes two lines',
    game: () => but({ write: move => `${shells.write(move)}\n` }),
  },
  {
    check: 'notation',
    fault: 'decodes another move than it was given',
    game: () =>
      but({
        decode(value) {
          const move = shells.decode(value);
          return move.ok && move.value.type === 'choose' ? ok({ ...move.value, shell: 10 - move.value.shell }) : move;
        },
      }),
  },
  {
    check: 'position',
    fault: 'forgets something in a saved position',
    game: () =>
      but({
        save(state) {
          const { sea: _, ...rest } = state;
          return rest;
        },
      }),
  },
  {
    check: 'position',
    fault: 'loads something else than was saved',
    game: () =>
      but({
        load(value) {
          const loaded = shells.load(value);
          return loaded.ok ? ok({ ...loaded.value, won: loaded.value.won.map(() => 0) }) : loaded;
        },
      }),
  },
  {
    check: 'cards',
    fault: 'loads positions that lack a card',
    game: () =>
      but({
        load(value) {
          const loaded = shells.load(value);
          const given = value as Partial<State> | null;
          return !loaded.ok &&
            Array.isArray(given?.sea) &&
            Array.isArray(given.hands?.[0]) &&
            given.hands[0].length === 1
            ? ok({ ...shells.start(given.options as State['options'], 2), sea: [1] })
            : loaded;
        },
      }),
  },
];
