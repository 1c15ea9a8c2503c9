import type { InAllerRuheReason, LighthouseRunReason, SantaTimeaReason } from '@seekiste/bots';
import { steering, value, wind } from '@seekiste/rules/santa-timea';
import { LANGUAGES, loadSpeaker, voices, type GameVoice, type Language, type Reason } from '@seekiste/words';
import { describe, expect, it } from 'vitest';
import { parcels } from '../../texts.config.js';

/** One example for every reason that hints can have: the compiler misses those that are forgotten. */
type Examples<Given extends { readonly code: string; readonly params: unknown }> = {
  readonly [Code in Given['code']]: Extract<Given, { code: Code }>['params'];
};

const GAP = { below: 38, above: 44, spaces: 2, numbers: 5, own: 3 };
const THROWN = { cards: [61, 67], dead: 0, arrivals: 0 };

const SEA: Examples<InAllerRuheReason> = {
  'fills-gap': { card: 41, below: 38, above: 44, price: 3, dead: 2 },
  'keeps-gap': { card: 41, ...GAP, price: 4, dead: 0 },
  'gives-up-gap': { card: 41, ...GAP, spaces: 7, price: 0, dead: 0 },
  'scores-island': { card: 41, points: 6, runs: 4, price: 3, dead: 0 },
  'throws-dead': { ...THROWN, arrivals: 2 },
  'throws-spare': { ...THROWN, dead: 2, arrivals: 3 },
  'spares-gap': { ...THROWN, ...GAP, own: 0 },
  departs: {},
  arrives: {},
  pledges: { count: 3, mine: 14, others: 11 },
  'completes-eight': { count: 3, named: 5 },
  'misses-eight': { sum: 9, then: 'again' },
  'pledges-alone': { count: 8 },
  'gives-unseen': { cards: [], dead: 0, arrivals: 0, unseen: 2 },
  'moves-rock': { row: 4, open: 3 },
  'holds-rock': { ...THROWN, row: 4 },
  destroys: { card: 41, ...GAP },
  'calms-drawn': { compasses: 2 },
  'calms-row': { row: 4, open: 3 },
  'calms-seat': { storm: 'yellow', seat: 1 },
  'lets-blow': { compasses: 2 },
  awards: { seat: 1, compasses: 2 },
  'storms-row': { row: 4, open: 3 },
  turns: { card: 41, wrong: 5 },
  swaps: { row: [17, 33] },
  clears: { space: 20 },
};

const PLAY = { card: steering(0, 12), value: value(steering(0, 12), 0), winds: [wind(2, 3)], damage: 3 };
const LATER = { later: 2, lower: 23 };

const WIND: Examples<SantaTimeaReason> = {
  leads: { ...PLAY, ...LATER },
  'leads-bride': { winds: PLAY.winds, damage: 3 },
  'void-bride': { winds: PLAY.winds, damage: 3 },
  'knocks-out': { ...PLAY, rival: 1 },
  takes: PLAY,
  'completes-set': { ...PLAY, direction: 2 },
  escapes: { ...PLAY, rival: 1, leads: 0 },
  'nobody-takes': PLAY,
  risks: { ...PLAY, ...LATER },
  'hides-behind': { ...PLAY, ...LATER, rival: 1 },
  'lays-sets-aside': { directions: [0, 2], saved: 12 },
  'keeps-pairs': { points: 3 },
};

const SAIL = { points: 2, theirs: 3, steps: 4, ahead: 5, held: 6 };

const RIVER: Examples<LighthouseRunReason> = {
  gains: SAIL,
  'gains-bonus': SAIL,
  escapes: { ...SAIL, ships: 7, from: 8, round: 9 },
  advances: { ...SAIL, points: 0 },
  'only-light': { ahead: 5, held: 6 },
};

/** What a sentence names as it is; everything else has a name of its own, or only chooses the words. */
const SPOKEN = new Set([
  ...[
    'card',
    'below',
    'above',
    'spaces',
    'numbers',
    'own',
    'price',
    'count',
    'named',
    'sum',
    'mine',
    'others',
    'unseen',
    'row',
    'open',
  ],
  ...['compasses', 'wrong', 'damage', 'lower', 'later', 'saved', 'points', 'theirs', 'ahead', 'held', 'round'],
]);

/** Cards of a trick are called by direction and number. */
const isNamed = (game: string, fact: string): boolean => game === 'santa-timea' && fact === 'card';

const GAMES = { 'in-aller-ruhe': SEA, 'santa-timea': WIND, 'lighthouse-run': RIVER };
const EXAMPLES = Object.entries(GAMES).flatMap(([game, examples]) =>
  Object.entries(examples).map(([code, params]) => ({ game, code, params: params as Reason['params'] })),
);

const TEXTS = parcels();

const voiceOf = async (game: string, language: Language): Promise<GameVoice> => {
  const texts = { ...TEXTS.get(`general ${language}`), ...TEXTS.get(`${game} ${language}`) };
  return voices(shelf => texts[shelf] ?? '').game(await loadSpeaker(game), language);
};

/** No raw name, no argument that nobody filled in. */
const FLAW = /\{|\}|undefined|NaN|^reason-/;

describe.each(LANGUAGES)('reasons in %s', language => {
  it.each(EXAMPLES)('$game: $code is a whole sentence that names its numbers', async ({ game, code, params }) => {
    const names = { seats: ['Anna', 'Ben', 'Cleo'], viewer: 0 };
    const sentence = (await voiceOf(game, language)).reason({ code, params }, names);
    expect(sentence).not.toMatch(FLAW);
    expect(sentence).toMatch(/^[A-ZÄÖÜ0-9].*\.$/);
    for (const [name, fact] of Object.entries(params))
      if (typeof fact === 'number' && fact > 1 && SPOKEN.has(name) && !isNamed(game, name))
        expect(sentence, name).toMatch(new RegExp(`(^|[^0-9])${fact}([^0-9]|$)`));
  });
});
