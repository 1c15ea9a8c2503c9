import { err, named, ok, refuse, type Refusal, type Result } from '../core/index.js';
import { COLOURS } from './box.js';
import { CHART, PLACES, type Chart } from './chart.js';
import { MOVEMENTS, type Box, type Card, type Move, type MovementCard, type Shift, type Tower } from './types.js';

const LETTERS: Readonly<Record<MovementCard['movement'], string>> = { solo: 'S', group: 'G', coop: 'C' };

const writePrint = ({ movement, steps, tower }: MovementCard): string =>
  `${LETTERS[movement]}${steps}${tower === null ? '*' : `-${tower}`}`;

/** A card as it is printed: `S4-purple`, `G3*`; the star stands for all six lighthouses. */
export const writeCard = (card: Card, { box }: Chart = CHART): string => {
  const print = box.cards[card];
  return print ? writePrint(print) : '?';
};

/** A name by its beginning, if only one begins like that. */
const byBeginning = (names: readonly string[], text: string): number | undefined => {
  const exact = names.indexOf(text);
  if (exact >= 0) return exact;
  const found = names.flatMap((name, index) => (name.startsWith(text) ? [index] : []));
  return found.length === 1 ? found[0] : undefined;
};

const readTower = ({ towers }: Box, text: string): Tower | undefined => byBeginning(towers, text.toLowerCase());

/** Reads a card; a lighthouse may be named by its beginning: `S4-p`. */
export const readCard = (text: string, { box }: Chart = CHART): Card | undefined => {
  const found = /^([SGC])(\d)(?:\*|-([a-z]+))$/i.exec(text);
  if (!found) return undefined;
  const [, letter = '', steps = '', name] = found;
  const movement = MOVEMENTS.find(one => LETTERS[one] === letter.toUpperCase());
  const tower = name === undefined ? null : (box.towers[readTower(box, name) ?? PLACES] ?? undefined);
  const card = box.cards.findIndex(
    print => print.movement === movement && print.steps === Number(steps) && print.tower === tower,
  );
  return card < 0 ? undefined : card;
};

const writeShift = ({ from, to }: Shift): string => `${from + 1}>${to + 1}`;

/**
 * `red:S4-purple 3>1 @0` – the colour, its card, the beacon from the third place to the first, a ship from the start;
 * `+` takes the bonus: `blue:C1* @7 +`. What is left out does not happen.
 */
export const write = (chart: Chart, move: Move): string => {
  switch (move.type) {
    case 'sail':
      return [
        `${COLOURS[move.colour]}:${writeCard(move.card, chart)}`,
        ...(move.beacon ? [writeShift(move.beacon)] : []),
        ...(move.from === null ? [] : [`@${move.from}`]),
        ...(move.bonus ? ['+'] : []),
      ].join(' ');
    case 'deal': {
      const decks = move.decks.map(deck => deck.map(card => writeCard(card, chart)).join(' '));
      const towers = move.towers.map(tower => chart.box.towers[tower] ?? '?');
      return `deal ${move.first}; towers ${towers.join(' ')}; decks ${decks.join(' / ')}`;
    }
  }
};

const readSail = (chart: Chart, text: string): Move | undefined => {
  const found = /^([a-z]+): ?([^\s:]+)(?: ([1-6])>([1-6]))?(?: @(\d{1,3}))?( \+)?$/i.exec(text.replaceAll(/\s+/g, ' '));
  if (!found) return undefined;
  const [, name = '', print = '', from, to, space, plus] = found;
  const colour = byBeginning(COLOURS, name.toLowerCase());
  const card = readCard(print, chart);
  if (colour === undefined || card === undefined || Number(space ?? 0) > chart.last) return undefined;
  return {
    type: 'sail',
    colour,
    card,
    beacon: from === undefined ? null : { from: Number(from) - 1, to: Number(to) - 1 },
    from: space === undefined ? null : Number(space),
    bonus: plus !== undefined,
  };
};

/** Every word of a text, read; undefined if one of them cannot be. */
const readWords = (text: string, readWord: (word: string) => number | undefined): number[] | undefined => {
  const read = text
    .split(/\s+/)
    .filter(word => word !== '')
    .map(readWord);
  return read.includes(undefined) ? undefined : (read as number[]);
};

const readDeal = (chart: Chart, text: string): Move | undefined => {
  const found = /^deal (\d); towers (.*); decks (.*)$/.exec(text);
  if (!found) return undefined;
  const towers = readWords(found[2] ?? '', word => readTower(chart.box, word));
  const decks = (found[3] ?? '').split('/').map(deck => readWords(deck, word => readCard(word, chart)));
  if (!towers || decks.includes(undefined)) return undefined;
  return { type: 'deal', first: Number(found[1]), towers, decks: decks as Card[][] };
};

export const read = (chart: Chart, text: string): Result<Move, Refusal> => {
  const trimmed = text.trim();
  const move = trimmed.startsWith('deal') ? readDeal(chart, trimmed) : readSail(chart, trimmed);
  return move ? ok(move) : err(refuse('unreadable-move', 'input', { field: 'move', value: named(trimmed) }));
};
