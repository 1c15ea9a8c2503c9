import { refuse, type Seat } from '../../../core/index.js';
import type { Deed, Next, Rules, Tell } from '../../chapter.js';
import { code, slotOf, spaceOf } from '../../codes.js';
import { AWARD, COMPASS_MOVE, LET_BLOW } from './terms.js';
import { isCount } from '../../names.js';
import { ROWS } from '../../rows.js';
import { addMove } from '../../runs.js';
import { at, drawer } from '../../state.js';
import type { Move, Open, State } from '../../types.js';
import { STORM_NAMES, type StormName } from './part.js';
import { blow, calm, lift, weather } from './weather.js';

type Compass = Extract<Move, { type: 'compass' }>;
type Blow = Extract<Move, { type: 'blow' }>;
type Award = Extract<Move, { type: 'award' }>;

/** What a compass may be aimed at: a storm before a seat or on a row, or the one just drawn. */
interface Target {
  readonly storm: StormName | 'drawn';
  readonly at?: number;
}

const AIMS = [...STORM_NAMES, 'drawn'] as const;

const targets = ({ storms, phase }: Open): readonly Target[] => [
  ...STORM_NAMES.flatMap(storm =>
    (storms?.[storm] ?? []).flatMap((count, place) => (count > 0 ? [{ storm, at: place }] : [])),
  ),
  ...(phase === 'storm' ? [{ storm: 'drawn' } as const] : []),
];

export const mayUseCompass = (table: Open, seat: Seat): boolean =>
  (table.storms?.compasses[seat] ?? 0) > 0 && targets(table).length > 0;

const isAsking = ({ phase }: Open): boolean => phase === 'storm' || phase === 'distress';

/** The moves of holders, in every phase. */
export const compassMoves = (table: Open, seat: Seat, start: number): number => {
  let runs = start;
  if (table.phase === 'award' && seat === table.turn)
    for (let to = 0; to < table.seats; to++) runs = addMove(runs, code(AWARD, 0, 0, to));
  if ((table.storms?.compasses[seat] ?? 0) === 0) return runs;
  if (table.phase === 'over' || table.phase === 'deal') return runs;
  for (const target of targets(table))
    runs = addMove(runs, code(COMPASS_MOVE, 0, AIMS.indexOf(target.storm), target.at ?? 0));
  return isAsking(table) && !table.storms?.asked[seat] ? addMove(runs, code(LET_BLOW)) : runs;
};

/** When all have answered, a drawn storm blows, and a distress is lost. */
const answered = (rules: Rules, state: State, tell: Tell): Next => {
  const part = weather(state);
  if (part.asked.includes(false)) return 'wait';
  if (state.phase === 'distress') {
    part.asked.fill(false);
    return 'lost';
  }
  return blow(rules, state, tell) ? 'wait' : 'proceed';
};

/** Whether a yellow storm lies before the player who is drawing. */
const isSoaked = (state: State): boolean => {
  const seat = drawer(state);
  return seat !== undefined && at(weather(state).yellow, seat) > 0;
};

const steer = (rules: Rules, state: State, seat: Seat, target: Target, tell: Tell): Next => {
  const part = weather(state);
  part.compasses[seat] = at(part.compasses, seat) - 1;
  if (target.storm === 'drawn') {
    const storm = part.blowing as StormName;
    calm(part, storm);
    part.blowing = null;
    part.asked.fill(false);
    tell?.push({ type: 'calmed', seat, storm });
    return 'proceed';
  }
  const place = target.at ?? 0;
  lift(part, target.storm, place);
  tell?.push({ type: 'calmed', seat, storm: target.storm, at: place });
  if (state.phase === 'distress') {
    part.asked.fill(false);
    return 'turn';
  }
  // 12.9 Without the storm there is nothing left to discard for it.
  if (state.phase === 'soak' && !isSoaked(state)) return 'proceed';
  if (state.phase !== 'storm' || at(part.compasses, seat) > 0) return 'wait';
  part.asked[seat] = true;
  return answered(rules, state, tell);
};

const isDrawnTarget = (storm: unknown): storm is Compass['storm'] => AIMS.some(aim => aim === storm);

export const useCompass: Deed<Compass> = {
  type: 'compass',
  kind: COMPASS_MOVE,
  decode: (_, c) => {
    const storm = at(AIMS, slotOf(c));
    return storm === 'drawn' ? { type: 'compass', storm } : { type: 'compass', storm, at: spaceOf(c) };
  },
  encode: (_, { storm, at: place }) => code(COMPASS_MOVE, 0, AIMS.indexOf(storm), place ?? 0),
  why(_, table, seat, _hand, { storm, at: place }) {
    if ((table.storms?.compasses[seat] ?? 0) === 0) return refuse('no-compass', '12.9');
    if (targets(table).some(target => target.storm === storm && target.at === place)) return undefined;
    return storm === 'drawn' ? refuse('no-storm-drawn', '12.10') : refuse('no-such-storm', '12.9', { storm });
  },
  play: (rules, state, seat, c, tell) =>
    steer(rules, state, seat, { storm: at(AIMS, slotOf(c)), at: spaceOf(c) }, tell),
  // Rows are counted from 1, as in the names of spaces; seats from 0, as in records.
  write: ({ storm, at: place = 0 }) =>
    storm === 'drawn' ? 'compass drawn' : `compass ${storm} ${storm === 'violet' ? place + 1 : place}`,
  read(text) {
    if (/^compass drawn$/i.test(text)) return { type: 'compass', storm: 'drawn' };
    const found = /^compass (yellow|violet|orange) (\d)$/i.exec(text);
    const storm = STORM_NAMES.find(name => name === found?.[1]?.toLowerCase());
    const place = Number(found?.[2]) - (storm === 'violet' ? 1 : 0);
    return storm && place >= 0 ? { type: 'compass', storm, at: place } : undefined;
  },
  check({ storm, at: place }) {
    if (!isDrawnTarget(storm)) return 'storm';
    if (storm === 'drawn') return place === undefined ? { type: 'compass', storm } : 'at';
    return isCount(place, ROWS.length - 1) ? { type: 'compass', storm, at: place } : 'at';
  },
};

export const letBlow: Deed<Blow> = {
  type: 'blow',
  kind: LET_BLOW,
  decode: () => ({ type: 'blow' }),
  encode: () => code(LET_BLOW),
  why(_, table, seat) {
    if (!isAsking(table)) return refuse('nothing-to-let-blow', '12.10');
    if ((table.storms?.compasses[seat] ?? 0) === 0) return refuse('no-compass', '12.9');
    return table.storms?.asked[seat] ? refuse('already-let-blow', '12.10') : undefined;
  },
  play(rules, state, seat, _, tell) {
    weather(state).asked[seat] = true;
    tell?.push({ type: 'let-blow', seat });
    return answered(rules, state, tell);
  },
  write: () => 'blow',
  read: text => (/^blow$/i.test(text) ? { type: 'blow' } : undefined),
  check: () => ({ type: 'blow' }),
};

export const handOut = (state: State, seat: Seat, tell: Tell): void => {
  const part = weather(state);
  part.earned--;
  part.supply--;
  part.compasses[seat] = at(part.compasses, seat) + 1;
  tell?.push({ type: 'compass-awarded', seat });
};

export const award: Deed<Award> = {
  type: 'award',
  kind: AWARD,
  decode: (_, c) => ({ type: 'award', seat: spaceOf(c) }),
  encode: (_, { seat }) => code(AWARD, 0, 0, seat),
  why(_, table, seat, _hand, { seat: to }) {
    if (table.phase !== 'award') return refuse('no-compass-to-award', '12.8');
    if (seat !== table.turn) return refuse('not-your-turn', '12.8', { turn: table.turn });
    return to < table.seats ? undefined : refuse('no-such-seat', '12.8', { seat: to });
  },
  play(_, state, _seat, c, tell) {
    handOut(state, spaceOf(c), tell);
    return 'proceed';
  },
  write: ({ seat }) => `award ${seat}`,
  read(text) {
    const found = /^award (\d)$/i.exec(text);
    return found ? { type: 'award', seat: Number(found[1]) } : undefined;
  },
  check: ({ seat }) => (isCount(seat, 9) ? { type: 'award', seat } : 'seat'),
};
