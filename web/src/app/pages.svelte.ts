import type { AnyGame } from '@seekiste/rules/core';
import { isGame, loadRules } from '../games/list.js';
import { loadWords } from '../words/words.svelte.js';
import { route } from './route.svelte.js';
import type { Route } from './route.js';

/** A page with the words that are of no use elsewhere. */
const withWords = async <Page>(room: string, page: Promise<Page>): Promise<Page> => {
  await loadWords(room);
  return page;
};

/** Pages that are fetched when they are opened; the start page is there at once. */
const PAGES = {
  logbook: () => withWords('logbook', import('../logbook/LogbookPage.svelte')),
  lessons: () => withWords('lessons', import('../learn/LessonsPage.svelte')),
  ladder: () => withWords('ladder', import('../ladder/LadderPage.svelte')),
  puzzles: async () => withWords('puzzles', (await import('../puzzles/page.js')).loadPage()),
  daily: () => withWords('daily', import('../daily/DailyPage.svelte')),
  me: () => withWords('people', import('../online/people/MyDataPage.svelte')),
  privacy: () => withWords('people', import('../privacy/PrivacyPage.svelte')),
  about: () => withWords('people', import('../privacy/AboutPage.svelte')),
  replay: () => withWords('people', import('../replay/ReplayPage.svelte')),
  table: () => import('../local/TablePage.svelte'),
  new: () => withWords('ladder', import('../lobby/NewGame.svelte')),
  open: () => withWords('people', import('../online/gathering/OpenTable.svelte')),
  at: () => withWords('people', import('../online/OnlinePage.svelte')),
  learn: () => withWords('lessons', import('../learn/LearnPage.svelte')),
  rules: () => import('../rulebook/RulesPage.svelte'),
} as const;

type Place = keyof typeof PAGES;
type Loaded = { [P in Place]?: Awaited<ReturnType<(typeof PAGES)[P]>>['default'] };

const isFetched = (place: Route['place']): place is Place => Object.hasOwn(PAGES, place);

/** The rules that the form of a game asks for its options. */
const rulesFor = async (to: Route): Promise<AnyGame | undefined> =>
  (to.place === 'new' || to.place === 'open') && isGame(to.game) ? loadRules(to.game) : undefined;

/** Where the app is, and the pages it has fetched. One stays where one was until the next page is there. */
export class Pages {
  here = $state.raw<Route>();
  loaded = $state.raw<Loaded>({});
  /** The game whose form is open. */
  game = $state.raw<AnyGame>();
  failed = $state.raw<unknown>();

  constructor() {
    $effect(() => void this.follow(route.now));
  }

  private async follow(to: Route): Promise<void> {
    try {
      const [rules] = await Promise.all([rulesFor(to), this.fetch(to.place)]);
      if (route.now !== to) return;
      this.here = to;
      this.game = rules;
    } catch (problem) {
      this.failed = problem;
    }
  }

  private async fetch(place: Route['place']): Promise<void> {
    if (!isFetched(place) || this.loaded[place]) return;
    const { default: page } = await PAGES[place]();
    this.loaded = { ...this.loaded, [place]: page };
  }
}
