import { err, named, ok, refuse, type Params, type Refusal, type Result } from '../core/index.js';
import { MOVEMENTS, type Box, type Movement, type MovementCard } from './types.js';

/** The code of a move has eight bits for a space (`codes.ts`); no river on a table is that long. */
const LONGEST_RIVER = 200;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

const lastSpace = ({ sections, harbour }: Box): number => sum(sections) + harbour;

const ascends = (numbers: readonly number[]): boolean =>
  numbers.every((number, i) => i === 0 || number > (numbers[i - 1] ?? 0));

/** The river part of the cloud's track. */
const stops = ({ cloud }: Box): readonly number[] => cloud.slice(6);

const steps = (spaces: readonly number[]): number[] => spaces.slice(1).map((space, i) => space - (spaces[i] ?? 0));

const hasCard = ({ cards }: Box, movement: Movement, number: number, light: (tower: string | null) => boolean) =>
  cards.some(card => card.movement === movement && card.steps === number && light(card.tower));

/** Example 4: five spaces in a row, on the river and lit by three beacons at most, end with a section; the next is dark. */
const endsFiveLitSpaces = ({ sections }: Box, place: number): boolean => {
  const end = sum(sections.slice(0, place + 1));
  const from = end - 5;
  if (from < 1) return false;
  let lit = 0;
  for (let other = 0; other <= place; other++) if (sum(sections.slice(0, other + 1)) > from) lit++;
  return lit <= 3;
};

export interface Constraint {
  readonly name: string;
  readonly clause: string;
  holds(box: Box): boolean;
}

const constraint = (name: string, clause: string, holds: (box: Box) => boolean): Constraint => ({
  name,
  clause,
  holds,
});

/** Everything that the rulebook's text says about board and cards; in this order, so that a later one may rely on an earlier. */
export const CONSTRAINTS: readonly Constraint[] = [
  constraint('six-lighthouses', '1.2', ({ towers }) => towers.length === 6 && new Set(towers).size === 6),
  constraint('lighthouses-have-names', '1.2', ({ towers }) => towers.every(tower => /^[a-z]{1,20}$/.test(tower))),
  constraint('six-sections', '1.1', ({ sections }) => sections.length === 6 && sections.every(spaces => spaces > 0)),
  constraint('first-section-of-two', '1.1', ({ sections }) => sections[0] === 2),
  // Example 1: four steps from the start.
  constraint('first-two-sections-of-four', '1.1', ({ sections }) => sum(sections.slice(0, 2)) >= 4),
  constraint('five-lit-spaces', '1.1', box => [0, 1, 2, 3, 4].some(place => endsFiveLitSpaces(box, place))),
  constraint('harbour-of-three', '1.1', ({ harbour }) => harbour === 3),
  constraint('river-too-long', '1.1', box => lastSpace(box) <= LONGEST_RIVER),
  // A review of the printed board says so.
  constraint('cones-of-two-to-four', '1.1', ({ sections }) => sections.every(spaces => spaces >= 2 && spaces <= 4)),
  constraint('twelve-symbols', '1.4', ({ symbols }) => symbols.length === 12),
  constraint('symbols-ascend', '1.4', ({ symbols }) => ascends(symbols)),
  constraint(
    'symbols-on-the-river',
    '1.4',
    box => (box.symbols[0] ?? 0) >= 1 && (box.symbols[11] ?? 0) <= lastSpace(box),
  ),
  // Example 5: ships between the two are set back to the second symbol.
  constraint('plain-space-before-symbol-three', '1.4', ({ symbols: [, two = 0, three = 0] }) => three - two >= 2),
  constraint('twelve-cloud-moves', '1.6', ({ cloud }) => cloud.length === 12),
  constraint('cloud-over-the-sea-for-six-rounds', '1.6', ({ cloud }) => cloud.slice(0, 6).every(space => space === 0)),
  constraint('cloud-on-the-river-with-the-seventh', '1.6', ({ cloud }) => (cloud[6] ?? 0) >= 1),
  constraint('cloud-goes-on', '1.6', box => ascends(stops(box))),
  constraint('cloud-never-slows', '1.6', box => steps(steps(stops(box))).every(change => change >= 0)),
  // Example 5.
  constraint('cloud-on-symbol-three-after-nine', '1.6', ({ cloud, symbols }) => cloud[8] === symbols[2]),
  constraint('cloud-ends-on-the-last-space', '1.6', box => box.cloud[11] === lastSpace(box)),
  constraint('fourteen-cards', '1.5', ({ cards }) => cards.length === 14),
  constraint(
    'two-group-cards',
    '1.5',
    ({ cards }) => cards.filter(({ movement }) => movement === 'group').length === 2,
  ),
  constraint('numbers-one-to-four', '1.5', ({ cards }) => cards.every(card => card.steps >= 1 && card.steps <= 4)),
  constraint('cards-show-lighthouses', '1.5', ({ cards, towers }) =>
    cards.every(({ tower }) => tower === null || towers.includes(tower)),
  ),
  // Examples 1, 2, 3 and 4; the solo 3 is known from a photograph.
  constraint('solo-four-purple', '1.5', box => hasCard(box, 'solo', 4, tower => tower === 'purple')),
  constraint('solo-three-with-one-lighthouse', '1.5', box => hasCard(box, 'solo', 3, tower => tower !== null)),
  constraint('group-three-with-all', '1.5', box => hasCard(box, 'group', 3, tower => tower === null)),
  constraint('coop-one-with-all', '1.5', box => hasCard(box, 'coop', 1, tower => tower === null)),
  constraint('coop-three-green', '1.5', box => hasCard(box, 'coop', 3, tower => tower === 'green')),
  // Example 6: 3 + 1 and 2 + 1 are left.
  constraint('a-card-of-two', '1.5', ({ cards }) => cards.some(card => card.steps === 2)),
];

/** The first constraint that a box breaks, if any. */
export const brokenConstraint = (box: Box): Refusal | undefined => {
  const broken = CONSTRAINTS.find(({ holds }) => !holds(box));
  return broken && refuse(broken.name, broken.clause);
};

type Fields = Readonly<Record<string, unknown>>;

const malformed = (field: string, params: Params = {}): { ok: false; error: Refusal } =>
  err(refuse('malformed-box', 'input', { field, ...params }));

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isWhole = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 999;

const isWholes = (value: unknown): value is number[] => Array.isArray(value) && value.every(isWhole);

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(text => typeof text === 'string');

const readCard = (value: unknown): MovementCard | undefined => {
  if (!isFields(value)) return undefined;
  const movement = MOVEMENTS.find(name => name === value['movement']);
  const { steps: number, tower } = value;
  if (movement === undefined || !isWhole(number) || !(tower === null || typeof tower === 'string')) return undefined;
  return { movement, steps: number, tower };
};

const FIELDS = ['towers', 'sections', 'harbour', 'symbols', 'cloud', 'cards'];

/** A box from outside, built afresh; refused with the name of the constraint that it breaks. */
export const readBox = (value: unknown): Result<Box, Refusal> => {
  if (!isFields(value)) return malformed('box');
  const unknown = Object.keys(value).find(name => !FIELDS.includes(name));
  if (unknown !== undefined) return malformed(named(unknown));
  const { towers, sections, harbour, symbols, cloud, cards } = value;
  if (!isTexts(towers)) return malformed('towers');
  if (!isWholes(sections)) return malformed('sections');
  if (!isWhole(harbour)) return malformed('harbour');
  if (!isWholes(symbols)) return malformed('symbols');
  if (!isWholes(cloud)) return malformed('cloud');
  if (!Array.isArray(cards)) return malformed('cards');
  const read: MovementCard[] = [];
  for (const [index, card] of cards.entries()) {
    const known = readCard(card);
    if (!known) return malformed(`cards[${index}]`);
    read.push(known);
  }
  const box: Box = {
    towers: [...towers],
    sections: [...sections],
    harbour,
    symbols: [...symbols],
    cloud: [...cloud],
    cards: read,
  };
  const broken = brokenConstraint(box);
  return broken ? err(broken) : ok(box);
};
