export { chanceFrom, drawn, GENERATORS, passed, type Chance, type Generator } from './chance.js';
export { horizonOf, letChanceAct, stepOf, type Horizon, type PastStep, type Played, type TableStep } from './course.js';
export { shuffle, type Dice } from './dice.js';
export type { Actor, AnyGame, Channels, Game, Outcome, Seat, Step, ToAct, Viewer } from './game.js';
export { CHANCE, OVER, type Kernel } from './kernel.js';
export {
  excludedBy,
  offeredOptions,
  readSetup,
  usualOptions,
  type Exclusion,
  type OptionSpec,
  type OptionValue,
  type OptionValues,
} from './options.js';
export { perft } from './perft.js';
export { loadPosition, partOf, stop, type Stop } from './position.js';
export { decodeRecord, newRecord, RECORD_FORMAT, replay, type GameRecord } from './record.js';
export type { HintMark } from './record-hints.js';
export { changedAt, grownAt, lineAt, noted, variationAt } from './record-lines.js';
export type { Fields } from './record-moves.js';
export { isRecordText, notationOf, readRecord, writeRecord } from './record-text.js';
export {
  decodePlayers,
  MARKS,
  MOST,
  type Annotated,
  type Mark,
  type Note,
  type Path,
  type Player,
  type Variation,
} from './record-tree.js';
export { err, named, ok, refuse, type Params, type Refusal, type Result } from './result.js';
export { isSeed, Rng, type Seed } from './rng.js';
export { Table } from './table.js';
export { ruledBy, type RuledBy } from './versions.js';
