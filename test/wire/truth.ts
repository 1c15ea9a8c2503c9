import type { LogLine, Play, Reply } from '@seekiste/protocol';
import { gameNamed } from '@seekiste/rules';
import type { AnyGame, OptionValues, Played, Viewer } from '@seekiste/rules/core';
import type { Entry } from '@seekiste/server';

interface Step {
  readonly played: Played;
  readonly state: unknown;
  readonly events: readonly unknown[];
}

/** A table's game at every version, by the rules alone and nothing of the server's. */
export class Truth {
  readonly game: AnyGame;
  private readonly opening: unknown;
  private readonly steps = new Map<number, readonly Step[]>();
  private readonly begun: number;

  constructor(entries: readonly Entry[], options: OptionValues, seats: number) {
    const [first] = entries;
    if (first?.what.type !== 'opened') throw new Error('not opened');
    this.game = gameNamed(first.what.game)!;
    this.opening = this.game.start(options, seats);
    this.begun = entries.find(({ what }) => what.type === 'began')?.v ?? Infinity;
    let steps: readonly Step[] = [];
    for (const { v, what } of entries) {
      if (what.type === 'began' || what.type === 'played')
        for (const played of what.moves) steps = this.with(steps, played);
      if (what.type === 'undone') steps = steps.slice(0, what.to);
      this.steps.set(v, steps);
    }
  }

  private with(steps: readonly Step[], played: Played): readonly Step[] {
    const step = this.game.apply(steps.at(-1)?.state ?? this.opening, played.actor, played.move);
    if (!step.ok) throw new Error(step.error.code);
    return [...steps, { played, ...step.value }];
  }

  private at(v: number): readonly Step[] {
    return this.steps.get(v) ?? [];
  }

  hasBegun(v: number): boolean {
    return v >= this.begun;
  }

  isOver(v: number): boolean {
    const state = this.at(v).at(-1)?.state;
    return state !== undefined && this.game.toAct(state).kind === 'over';
  }

  log(v: number, viewer: Viewer): readonly LogLine[] {
    return this.at(v).flatMap(({ played, events }, step) =>
      events.flatMap(event => {
        const shown = this.game.show(event, viewer);
        return shown === undefined ? [] : [{ step, actor: played.actor, shown }];
      }),
    );
  }

  /** What this viewer may be told of the game, in the order in which it is always written. */
  play(v: number, viewer: Viewer, told: Play): Play {
    const { game } = this;
    const steps = this.at(v);
    const { state } = steps.at(-1)!;
    const outcome = game.result(state);
    return {
      view: game.view(state, viewer),
      acts: game.toAct(state),
      moves: steps.length,
      undo: told.undo,
      ...(told.asked && { asked: { by: told.asked.by, open: told.asked.open } }),
      channels: game.channels(state),
      ...(outcome && { outcome }),
      away: [],
      chain: told.chain,
    };
  }

  /** Whatever is said to stand in the way of taking back was shown to this viewer, or is not named. */
  mayBeTold(v: number, viewer: Viewer, { undo }: Play): boolean {
    switch (undo.kind) {
      case 'possible':
      case 'nothing':
        return Object.keys(undo).length === 1;
      case 'by-consent':
        return Object.keys(undo).join() === 'kind,of' && viewer !== 'watcher' && undo.of.every(seat => seat !== viewer);
      case 'told': {
        const shown = this.log(v, viewer).map(line => JSON.stringify(line.shown));
        return (
          Object.keys(undo).join() === 'kind,shown,to' &&
          viewer !== 'watcher' &&
          (undo.shown === null || shown.includes(JSON.stringify(undo.shown)))
        );
      }
    }
  }
}

/** Fields that a reply may have, always in this order. */
export const FIELDS: { readonly [T in Reply['t']]: readonly string[] } = {
  welcome: [
    ...['t', 'protocol', 'v', 'head', 'me', 'phase', 'host', 'pace', 'open', 'crew', 'watchers', 'play'],
    ...['log', 'asides', 'chat', 'next', 'review'],
  ],
  news: [
    ...['t', 'v', 'phase', 'host', 'pace', 'open', 'seat', 'crew', 'watchers', 'play', 'log', 'asides', 'chat'],
    ...['next', 'review'],
  ],
  done: ['t', 'id', 'v'],
  pending: ['t', 'id', 'ms'],
  refused: ['t', 'id', 'code', 'clause', 'params'],
  slow: ['t', 'ms'],
};

/** Fields of what stands in lists, whoever is told. */
export const PARTS: Readonly<Record<string, readonly string[]>> = {
  head: ['table', 'game', 'rulesVersion', 'options', 'commitment', 'study'],
  me: ['person', 'seat'],
  crew: ['kind', 'name', 'bot', 'person', 'present', 'relief', 'left'],
  asides: ['type', 'name', 'seat', 'to', 'pace', 'open', 'v', 'step'],
  chat: ['v', 'at', 'person', 'name', 'seat', 'text'],
};

/** Whether these are some of the fields, in their order. */
export const areAmong = (fields: readonly string[], value: object): boolean => {
  const given = Object.keys(value);
  return fields.filter(field => given.includes(field)).join() === given.join();
};
