import { OVER } from '../kernel.js';
import { err, refuse } from '../result.js';
import { shells } from '../toy.test-help.js';
import { after, but, counting, kernelBut, type Broken } from './broken.test-help.js';

/** Games that break the demands on who acts, what is offered, and what is played. */
export const BROKEN_PLAY: readonly Broken[] = [
  { check: 'acts', fault: 'has no result in the end', game: () => but({ result: () => undefined }) },
  {
    check: 'acts',
    fault: 'has a result too early',
    game: () =>
      but({ result: () => ({ kind: 'ranking', points: [0, 0], places: [1, 1], reason: 'none', clause: '4' }) }),
  },
  {
    check: 'acts',
    fault: 'waits for a seat that is not there',
    game: () =>
      but({
        toAct: state => (state.phase === 'choose' ? { kind: 'seats', must: [7], may: [] } : shells.toAct(state)),
      }),
  },
  {
    check: 'acts',
    fault: 'has a kernel that lets somebody else act',
    game: () => kernelBut({ actor: state => (state.phase === 'choose' ? 1 : shells.kernel.actor(state)) }),
  },
  {
    check: 'acts',
    fault: 'has a kernel that takes the tide for the end',
    game: () => kernelBut({ actor: state => (state.phase === 'tide' ? OVER : shells.kernel.actor(state)) }),
  },
  { check: 'acts', fault: 'tells what it does not show', game: () => but({ tells: () => true }) },
  {
    check: 'moves',
    fault: 'has no move for somebody who must act',
    game: () => but({ moves: view => (view.viewer === 1 ? [] : shells.moves(view)) }),
  },
  {
    check: 'moves',
    fault: 'has a move for a watcher',
    game: () => but({ moves: view => (view.viewer === 'watcher' ? [{ type: 'boast' }] : shells.moves(view)) }),
  },
  {
    check: 'moves',
    fault: 'has a move for somebody who may not act',
    game: () => but({ moves: view => (view.ownChoice === null ? shells.moves(view) : [{ type: 'boast' }]) }),
  },
  {
    check: 'distinct',
    fault: 'offers a move twice',
    game: () => but({ moves: view => [...shells.moves(view), ...shells.moves(view).slice(0, 1)] }),
  },
  {
    check: 'offered',
    fault: 'refuses what it offers',
    game: () =>
      but({
        apply: (state, actor, move) => (actor === 1 ? err(refuse('not-held', '2')) : shells.apply(state, actor, move)),
      }),
  },
  { check: 'offered', fault: 'has a price that nobody can pay', game: () => but({ price: () => -1 }) },
  {
    check: 'accepted',
    fault: 'does not offer what it accepts',
    game: () =>
      but({
        moves: view => shells.moves(view).slice(0, 1),
        kernel: {
          ...shells.kernel,
          list: (state, seat, out) => Math.min(1, shells.kernel.list(state, seat, out)),
          pick: (state, seat) => (state.chosen[seat] === null ? 0 : 99),
        },
      }),
  },
  {
    check: 'accepted',
    fault: 'lets chance act for a player',
    game: () =>
      but({
        apply: (state, actor, move) =>
          shells.apply(state, actor === 'chance' && state.phase === 'choose' ? 0 : actor, move),
      }),
  },
  {
    check: 'why',
    fault: 'gives a reason against what it accepts',
    game: () => but({ why: () => refuse('not-held', '2') }),
  },
  { check: 'why', fault: 'gives no reason for what it refuses', game: () => but({ why: () => undefined }) },
  {
    check: 'why',
    fault: 'gives another reason than it had',
    game: () => but({ why: (view, move) => shells.why(view, move) && refuse('not-choosing', '9') }),
  },
  {
    check: 'unchanged',
    fault: 'changes the state that it applies a move to',
    game: () =>
      but({
        apply(state, actor, move) {
          const answer = shells.apply(state, actor, move);
          state.sea.pop();
          return answer;
        },
      }),
  },
  {
    check: 'unchanged',
    fault: 'changes the state when it refuses',
    game: () =>
      but({
        apply(state, actor, move) {
          const answer = shells.apply(state, actor, move);
          if (!answer.ok) state.won[0]! += 1;
          return answer;
        },
      }),
  },
  {
    check: 'unchanged',
    fault: 'changes the view that it lists moves of',
    game: () =>
      but({
        moves(view) {
          view.boasted.push(true);
          return shells.moves(view);
        },
      }),
  },
  {
    check: 'unchanged',
    fault: 'changes the view that it imagines from',
    game: () =>
      but({
        imagine(view, rng) {
          const world = shells.imagine(view, rng);
          view.won.fill(9);
          return world;
        },
      }),
  },
  {
    check: 'cards',
    fault: 'loses a shell on the way',
    game: () =>
      but({
        ...after(({ state, events }) => {
          if (state.shown.length > 0) state.sea.pop();
          return { state, events };
        }),
        kernel: {
          ...shells.kernel,
          play(state, seat, code) {
            shells.kernel.play(state, seat, code);
            if (state.shown.length > 0) state.sea.pop();
          },
        },
      }),
  },
  {
    check: 'chance',
    fault: 'has a chance of its own',
    game: () => {
      const count = counting();
      return but({
        chance(state, rng) {
          if (count() % 2 === 0) rng.next();
          return shells.chance(state, rng);
        },
      });
    },
  },
  {
    check: 'replay',
    fault: 'plays otherwise the second time',
    game: () => {
      const count = counting();
      return but({
        ...after(({ state, events }) => ({ state, events: events.map(event => ({ ...event, count: count() })) })),
        show: (event, viewer) => shells.show(Object.assign({ ...event }, { count: 0 }), viewer),
      });
    },
  },
  {
    check: 'replay',
    fault: 'is not what its records say',
    game: () => but({ options: shells.options.map(option => ({ ...option, name: `${option.name}s` })) }),
  },
  {
    check: 'table',
    fault: 'is not sure what an event tells',
    game: () => {
      const count = counting();
      return but({
        tells: (event, seat) => shells.tells(event, seat) || (event.type === 'chose' && count() % 3 === 0),
      });
    },
  },
  { check: 'end', fault: 'takes longer than it should', game: () => shells, insight: { longest: 3 } },
  {
    check: 'throws',
    fault: 'throws where somebody only looks',
    game: () =>
      but({
        channels() {
          throw new Error('fog');
        },
      }),
  },
];
