import { route } from './route.svelte.js';
import type { Route } from './route.js';

/** Pages that are fetched when somebody goes there; the start page is there at once. */
const PAGES = {
  logbook: () => import('../logbook/LogbookPage.svelte'),
  lessons: () => import('../learn/LessonsPage.svelte'),
  daily: () => import('../daily/DailyPage.svelte'),
  replay: () => import('../replay/ReplayPage.svelte'),
  table: () => import('../local/TablePage.svelte'),
  new: () => import('../lobby/NewGame.svelte'),
  open: () => import('../online/OpenTable.svelte'),
  at: () => import('../online/OnlinePage.svelte'),
  learn: () => import('../learn/FirstVoyagePage.svelte'),
  rules: () => import('../rulebook/RulesPage.svelte'),
} as const;

type Place = keyof typeof PAGES;
type Loaded = { [P in Place]?: Awaited<ReturnType<(typeof PAGES)[P]>>['default'] };

const isFetched = (place: Route['place']): place is Place => Object.hasOwn(PAGES, place);

/** Where the app is, and the pages it has fetched. One stays where one was until the next page is there. */
export class Pages {
  here = $state.raw<Route>();
  loaded = $state.raw<Loaded>({});
  failed = $state.raw<unknown>();

  constructor() {
    $effect(() => void this.follow(route.now));
  }

  private async follow(to: Route): Promise<void> {
    try {
      if (isFetched(to.place) && !this.loaded[to.place]) {
        const { default: page } = await PAGES[to.place]();
        this.loaded = { ...this.loaded, [to.place]: page };
      }
      if (route.now === to) this.here = to;
    } catch (problem) {
      this.failed = problem;
    }
  }
}
