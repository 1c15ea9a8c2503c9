import { expect, type Page } from '@playwright/test';
import { botNamed } from '@seekiste/bots';
import { GAMES } from '@seekiste/rules';
import { decodeRecord, replay, Rng, Table, type GameRecord, type Seed } from '@seekiste/rules/core';
import {
  BOX,
  coloursOf,
  lighthouseRun,
  ownHands,
  type Mode,
  type Move,
  type Place,
  type Space,
  type State,
  type View,
} from '@seekiste/rules/lighthouse-run';
import { movedOn, type SeatSetup } from './voyage.js';
import { lastKept } from './kept.js';

type Sail = Extract<Move, { type: 'sail' }>;

export const sailor = (name: string): SeatSetup => ({ kind: 'bot', name, bot: 'sailor' });

export const seedOf = (number: number): Seed => number.toString(16).padStart(64, '0');

const advised = (view: View, turn: number): Sail => {
  const bot = botNamed('lighthouse-run', 'sailor');
  if (!bot) throw new Error('there is no bot to ask');
  return bot.choose(view, Rng.from(seedOf(turn + 1))) as Sail;
};

/** A game between bots, as far as the first position that is wanted. */
export const reached = (
  { mode, seats }: { readonly mode: Mode; readonly seats: number },
  wanted: (state: State) => boolean,
): GameRecord<Move> => {
  for (let number = 1; number < 200; number++) {
    const table = Table.open(lighthouseRun, { seats, options: { mode } }, seedOf(number));
    for (;;) {
      if (wanted(table.state)) return table.record;
      const { turn, phase } = table.state;
      if (phase !== 'turn') break;
      table.act(turn, advised(lighthouseRun.view(table.state, turn), table.record.moves.length));
    }
  }
  throw new Error('no deal comes to that');
};

/** The game as the app has saved it, folded. */
export const saved = async (page: Page): Promise<{ readonly record: GameRecord<Move>; readonly state: State }> => {
  const decoded = decodeRecord(GAMES, (await lastKept(page)).record);
  if (!decoded.ok) throw new Error(decoded.error.code);
  const folded = replay(lighthouseRun, decoded.value as GameRecord<Move>);
  if (!folded.ok) throw new Error(folded.error.code);
  return { record: decoded.value as GameRecord<Move>, state: folded.value };
};

/** A way to touch the table: each makes the same gestures with other means. */
interface Hands {
  /** Cards are counted through all hands, three in each. */
  card(number: number): Promise<void>;
  place(place: Place): Promise<void>;
  leave(): Promise<void>;
  space(space: Space): Promise<void>;
  sail(bonus: boolean): Promise<void>;
}

export const cardAt = (page: Page, number: number) =>
  page
    .locator('ul:has([data-slot])')
    .nth(Math.floor(number / 3))
    .locator(`[data-slot="${number % 3}"]`);
export const placeAt = (page: Page, place: Place) => page.locator(`[data-place="${place}"]`);
export const spaceAt = (page: Page, space: Space) => page.locator(`[data-space="${space}"]`);
const button = (page: Page, name: string) => page.locator(`[data-act="${name}"]`);
export const stepNow = (page: Page) => page.locator('[data-step]').getAttribute('data-step');

const pointing = (page: Page, touch: 'click' | 'tap'): Hands => ({
  card: number => cardAt(page, number)[touch](),
  place: place => placeAt(page, place)[touch](),
  leave: () => button(page, 'leave')[touch](),
  space: space => spaceAt(page, space)[touch](),
  sail: bonus => button(page, bonus ? 'sail-bonus' : 'sail')[touch](),
});

export const mouse = (page: Page): Hands => pointing(page, 'click');
export const fingers = (page: Page): Hands => pointing(page, 'tap');

const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'] as const;

/** Finds the way with the arrow keys as a player does: by trying, and by remembering where each key led. */
class Explorer {
  private readonly led = new Map<string, number>();

  constructor(
    private readonly page: Page,
    private readonly kind: 'place' | 'space',
  ) {}

  private standing(): Promise<number> {
    return this.page.evaluate(kind => {
      const at = document.activeElement instanceof HTMLElement ? document.activeElement.dataset[kind] : undefined;
      return at === undefined ? -1 : Number(at);
    }, this.kind);
  }

  /** The first key on the shortest known way to the target, or to somewhere with an untried key. */
  private nextKey(from: number, target: number): string {
    const seen = new Set([from]);
    let ways = [{ at: from, first: '' }];
    while (ways.length > 0) {
      const next: typeof ways = [];
      for (const { at, first } of ways)
        for (const key of ARROWS) {
          const to = this.led.get(`${at} ${key}`);
          if (to === target || to === undefined) return first === '' ? key : first;
          if (!seen.has(to)) next.push({ at: to, first: first === '' ? key : first });
          seen.add(to);
        }
      ways = next;
    }
    throw new Error(`no way from ${from} to ${target}`);
  }

  async goTo(target: number): Promise<void> {
    let at = await this.standing();
    while (at !== target) {
      const key = this.nextKey(at, target);
      await this.page.keyboard.press(key);
      const to = await this.standing();
      this.led.set(`${at} ${key}`, to);
      at = to;
    }
    await this.page.keyboard.press('Enter');
  }
}

export const keyboard = (page: Page): Hands => {
  const places = new Explorer(page, 'place');
  const spaces = new Explorer(page, 'space');
  return {
    card: number => page.keyboard.press(String(number + 1)),
    place: place => places.goTo(place),
    leave: () => page.keyboard.press('b'),
    space: space => spaces.goTo(space),
    async sail(bonus) {
      await expect(page.locator('[data-act].primary')).toBeFocused();
      if (!bonus && (await button(page, 'sail-bonus').isVisible())) await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    },
  };
};

/** Makes one move, step by step, as the table asks for it. */
export const make = async (page: Page, hands: Hands, view: View, move: Sail): Promise<void> => {
  const row = coloursOf(view.options.mode, view.turn).indexOf(move.colour);
  await hands.card(row * 3 + ownHands(view)[move.colour]!.indexOf(move.card));
  if ((await stepNow(page)) === 'beacon') {
    if (!move.beacon) await hands.leave();
    else {
      await hands.place(move.beacon.from);
      if (BOX.cards[move.card]!.tower === null) await hands.place(move.beacon.to);
    }
  }
  if ((await stepNow(page)) === 'ships' && move.from !== null) await hands.space(move.from);
  expect(await stepNow(page)).toBe('sail');
  await hands.sail(move.bonus);
};

/** Plays these seats to the end, handing the device over in between; bots take care of the others. */
export const playToTheEnd = async (page: Page, hands: Hands, seats: readonly number[]): Promise<void> => {
  for (;;) {
    const { record, state } = await saved(page);
    if (state.phase === 'over') return;
    const { turn } = state;
    if (seats.includes(turn)) {
      if (seats.length > 1) await uncover(page);
      await make(
        page,
        hands,
        lighthouseRun.view(state, turn),
        advised(lighthouseRun.view(state, turn), record.moves.length),
      );
    }
    await movedOn(page, record.moves.length);
  }
};

/** Shows the cards of whoever the device was handed to, if it was handed over. */
export const uncover = async (page: Page): Promise<void> => {
  const show = page.getByRole('button', { name: /^(Show my cards|Meine Karten zeigen)$/ });
  await expect(show.or(page.locator('[data-step]'))).toBeVisible();
  if (!(await show.isVisible())) return;
  await expect(page.locator('[data-slot], [data-space]')).toHaveCount(0);
  await show.click();
};

/** Waits until the table is in front. */
export const seated = (page: Page): Promise<void> => expect(spaceAt(page, 0)).toBeVisible();

/** That the end says what the rules say: places and points, at the seats and in the ranking. */
export const expectTrueEnd = async (page: Page): Promise<void> => {
  const { state } = await saved(page);
  const outcome = lighthouseRun.result(state);
  if (outcome?.kind !== 'ranking') throw new Error('it is not over');
  const seats = page.getByRole('complementary', { name: /^(Mannschaft|Crew)$/ }).getByRole('listitem');
  for (const [seat, points] of outcome.points.entries()) {
    const shown = await seats.nth(seat).locator('[data-points]').allTextContents();
    expect(shown.reduce((sum, text) => sum + Number(text), 0)).toBe(points);
  }
  const names = await seats.locator('.called').allTextContents();
  const order = [...outcome.points.keys()].sort(
    (one, other) => outcome.places[one]! - outcome.places[other]! || one - other,
  );
  const ranking = await page
    .getByRole('list', { name: /^(Rangliste|Ranking)$/ })
    .getByRole('listitem')
    .allTextContents();
  expect(ranking.map(text => /^\s*(\d+)\.\s*(.+?)\s*(\d+) (?:Punkte?|points?)\s*$/.exec(text)?.slice(1))).toEqual(
    order.map(seat => [String(outcome.places[seat]), names[seat], String(outcome.points[seat])]),
  );
};
