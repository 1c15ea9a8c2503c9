import { CHAPTERS } from './chapters/index.js';
import { ARRIVAL, ARRIVALS, ISLANDS, type Card } from './cards.js';
import { SQUARE, type Chart } from './chart.js';
import type { Answers, Deed, Rules } from './chapter.js';
import { ONE_ROUTE, type Route, type Space } from './sea.js';
import type { Options, State } from './types.js';

/** Every kind of move that some chapter adds, in play or not: a move can be read without knowing the options. */
export const DEEDS: readonly Deed[] = CHAPTERS.flatMap(({ deeds = [] }) => deeds);

/** Whether a kind of move belongs to a variant; otherwise to an expansion. */
export const isOfVariant = (deed: Deed): boolean =>
  CHAPTERS.some(({ deeds = [], variant }) => variant !== undefined && deeds.some(own => own.type === deed.type));

/** What players may ever talk about: nothing, numbers at the departure (5.3), what chapters name, all but numbers and spaces (3.6), everything. */
export const TALKS: readonly string[] = [
  'silence',
  'numbers',
  ...CHAPTERS.flatMap(({ talks = [] }) => talks),
  'discreet',
  'open',
];

const ALL_ISLANDS: readonly Card[] = Array.from({ length: ISLANDS }, (_, i) => i + 1);
const ISLANDS_AND_ARRIVALS: readonly Card[] = Array.from({ length: ISLANDS + ARRIVALS }, (_, i) =>
  i < ISLANDS ? i + 1 : ARRIVAL,
);

const resolve = (options: Options): Rules => {
  const chapters = CHAPTERS.filter(chapter => chapter.inPlay(options));
  const routes = chapters.find(chapter => chapter.routes)?.routes ?? [ONE_ROUTE];
  const arrivals = chapters.every(chapter => chapter.arrivals ?? true);
  const answersTo = <Question extends keyof Answers>(question: Question): Answers[Question] =>
    chapters.flatMap((chapter): unknown => chapter[question] ?? []) as unknown as Answers[Question];
  // Written out, so that V8 knows where each answer is: a search asks millions of times.
  return {
    plain: chapters.length === 0,
    pack: [
      ...(arrivals ? ISLANDS_AND_ARRIVALS : ALL_ISLANDS),
      ...chapters.flatMap(chapter => chapter.pack?.(options) ?? []),
    ],
    deckCards: chapters.flatMap(chapter => chapter.deckCards?.(options) ?? []),
    routes,
    spaces: Math.max(...routes.map(({ to }) => to)),
    ranks: chapters.some(({ ranks = false }) => ranks),
    departs: chapters.every(({ departs = true }) => departs),
    unheld: chapters.flatMap(({ unheld = [] }) => unheld),
    deeds: chapters.flatMap(({ deeds = [] }) => deeds),
    phases: Object.assign({}, ...chapters.map(({ phases }) => phases)) as Rules['phases'],
    part: seats => Object.assign({}, ...chapters.map(chapter => chapter.part?.(seats))) as Partial<State>,
    arrange: answersTo('arrange'),
    deal: answersTo('deal'),
    brokenDeal: answersTo('brokenDeal'),
    opening: answersTo('opening'),
    dealt: answersTo('dealt'),
    deck: answersTo('deck'),
    copy: answersTo('copy'),
    blocks: answersTo('blocks'),
    closes: answersTo('closes'),
    defers: answersTo('defers'),
    forbids: answersTo('forbids'),
    keeps: answersTo('keeps'),
    limit: answersTo('limit'),
    unseen: answersTo('unseen'),
    giveUnseen: answersTo('giveUnseen'),
    drawn: answersTo('drawn'),
    refill: answersTo('refill'),
    took: answersTo('took'),
    actions: answersTo('actions'),
    moves: answersTo('moves'),
    rows: answersTo('rows'),
    must: answersTo('must'),
    may: answersTo('may'),
    laid: answersTo('laid'),
    emptied: answersTo('emptied'),
    departed: answersTo('departed'),
    acted: answersTo('acted'),
    interlude: answersTo('interlude'),
    opened: answersTo('opened'),
    bars: answersTo('bars'),
    begins: answersTo('begins'),
    foils: answersTo('foils'),
    ranking: answersTo('ranking'),
    rescues: answersTo('rescues'),
    view: answersTo('view'),
    talk: answersTo('talk'),
    hidden: answersTo('hidden'),
    dream: answersTo('dream'),
    imagine: answersTo('imagine'),
    likelihood: answersTo('likelihood'),
    beside: answersTo('beside'),
    aside: answersTo('aside'),
    cards: answersTo('cards'),
    save: answersTo('save'),
    load: answersTo('load'),
    check: answersTo('check'),
  };
};

const known = new Map<string, Rules>();
const knownOf = new WeakMap<Options, Rules>();
let lastOptions: Options | undefined;
let lastRules: Rules | undefined;

const find = (options: Options): Rules => {
  const key = JSON.stringify(options);
  let rules = known.get(key);
  if (!rules) known.set(key, (rules = resolve(options)));
  knownOf.set(options, rules);
  return rules;
};

/** The rules that these options make. A search asks again and again for the same ones, a server for those of many tables. */
export const rulesOf = (options: Options): Rules => {
  if (lastRules && options === lastOptions) return lastRules;
  lastRules = knownOf.get(options) ?? find(options);
  lastOptions = options;
  return lastRules;
};

/** Where the spaces of a table lie. */
export const chartOf = (options: { readonly variant?: unknown }): Chart =>
  CHAPTERS.find(chapter => chapter.chart && chapter.inPlay(options as Options))?.chart ?? SQUARE;

/** Along which numbers ascend: the whole sea, or each part of it for itself. */
export const routesOf = (options: Options): readonly Route[] => rulesOf(options).routes;

/** The route that a space lies on; none where there is no such space. */
export const routeAt = (options: Options, space: Space): Route | undefined =>
  routesOf(options).find(({ to }) => space < to);
