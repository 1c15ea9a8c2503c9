import type { Card } from '../cards.js';
import type { DayNightPart } from './day-night/part.js';
import type { DuelPart } from './duel/part.js';
import type { MonstersPart } from './monsters/part.js';
import type { Exploration, PyramidPart } from './pyramid/part.js';
import type { RockPart } from './rock/part.js';
import type { StormsPart, Weather } from './storms/part.js';

/** What chapters add to the table, a line each. */
export interface StateParts {
  readonly rock?: RockPart;
  readonly monsters?: MonstersPart;
  readonly storms?: StormsPart;
  readonly dayNight?: DayNightPart;
  readonly duel?: DuelPart;
  readonly pyramid?: PyramidPart;
}

/** What of it everybody can see. */
export interface OpenParts {
  readonly rock?: Readonly<RockPart>;
  readonly monsters?: Readonly<MonstersPart>;
  readonly storms?: Readonly<Weather>;
  readonly dayNight?: Readonly<DayNightPart>;
  readonly duel?: Readonly<DuelPart>;
  readonly pyramid?: Readonly<Exploration> & { readonly deck: readonly Card[] | number };
}
