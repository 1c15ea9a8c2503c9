import type { PersonId, TableId } from '@seekiste/protocol';
import type { Bus } from '../bus/bus.js';
import type { Jobs } from '../jobs/jobs.js';
import type { Log } from '../log.js';
import type { TurnTeller } from '../push/calls.js';
import type { Store } from '../store/store.js';
import type { Thinkers } from '../thinkers/thinkers.js';
import type { Happening, TableState } from './state/index.js';
import type { Ground } from './fold/index.js';
import type { Settings } from './settings.js';
import type { Sign } from './sign.js';

/** What every table of a node works with. */
export interface TableParts {
  readonly store: Pick<Store, 'create' | 'append' | 'read' | 'trace' | 'rewrite' | 'blockersOf'>;
  readonly bus: Bus;
  readonly jobs: Pick<Jobs, 'plan'>;
  readonly thinkers: Thinkers;
  readonly log: Log;
  readonly calls: TurnTeller;
  readonly settings: Settings;
  readonly ground: Ground;
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
  readonly counts: { moves: number };
  /** Tables with which something is wrong: said once, however often it is tried. */
  readonly troubled: Set<TableId>;
  readonly sign: Sign;
  /** What happened, with the server's signature if the game is over with it. */
  readonly signed: (before: TableState, after: TableState, what: Happening) => Happening;
  /** Opens the table where these people play again, unless it is open. */
  readonly openNext: (before: TableState, next: TableId, asked: PersonId) => Promise<void>;
}
