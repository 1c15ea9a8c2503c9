import { expect, type Browser, type BrowserContextOptions, type Page, type WebSocket } from '@playwright/test';
import { botNamed } from '@seekiste/bots';
import { CHECKS, type Play, type Reply, type Request } from '@seekiste/protocol';
import { Rng, type Outcome } from '@seekiste/rules/core';
import type { Move as RuheMove, View as RuheView } from '@seekiste/rules/in-aller-ruhe';
import type { Move as RunMove, View as RunView } from '@seekiste/rules/lighthouse-run';
import type { Move as SantaMove } from '@seekiste/rules/santa-timea';
import { BLOCKED } from './fixtures.js';
import * as ruhe from './hands.js';
import * as run from './lighthouse-run.js';
import { cardOf, goOn } from './santa-timea.js';

/**
 * What Chromium says by itself while a network comes and goes: that there is none, and that an attempt was
 * given up for a newer one, which is the right thing to do once the network is back.
 */
const OF_THE_NETWORK = /ERR_INTERNET_DISCONNECTED|WebSocket is closed before the connection is established/;

const advised = (game: string, view: unknown, moves: number): unknown => {
  const bot = botNamed(game, 'sailor');
  if (!bot) throw new Error('there is no bot to ask');
  return bot.choose(view, Rng.from((moves + 1).toString(16).padStart(64, '0')));
};

/** Somebody with a browser of their own. What the server tells that browser is read along on the wire. */
export class Person {
  readonly complaints: string[] = [];
  readonly frames: string[] = [];
  /** How often a socket was opened. */
  sockets = 0;
  loads = 0;
  v = 0;
  table = '';
  game = '';
  seat: number | null = null;
  play: Play | undefined;
  /** The last move that was asked for: on its way, or told from a version on. */
  private act: { readonly id: string; readonly v: number } | undefined;
  private waiting: (() => void)[] = [];

  private constructor(
    readonly name: string,
    readonly page: Page,
  ) {
    page.on('console', message => {
      if (OF_THE_NETWORK.test(message.text()) || message.text() === BLOCKED) return;
      if (message.type() === 'error' || message.type() === 'warning') this.complaints.push(message.text());
    });
    page.on('pageerror', error => this.complaints.push(error.message));
    page.on('load', () => this.loads++);
    page.on('websocket', socket => this.follow(socket));
  }

  static async arrive(browser: Browser, name: string, options: BrowserContextOptions = {}): Promise<Person> {
    const context = await browser.newContext({
      locale: 'en-GB',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      ...options,
    });
    return new Person(name, await context.newPage());
  }

  private follow(socket: WebSocket): void {
    this.sockets++;
    socket.on('framesent', ({ payload }) => {
      const request = JSON.parse(String(payload)) as Request;
      if (request.t === 'act') this.act = { id: request.id, v: Number.POSITIVE_INFINITY };
    });
    socket.on('framereceived', ({ payload }) => {
      const text = String(payload);
      this.frames.push(text);
      this.hear(JSON.parse(text) as Reply);
      for (const wake of this.waiting.splice(0)) wake();
    });
  }

  private hear(reply: Reply): void {
    if (reply.t === 'done' && reply.id === this.act?.id) this.act = reply;
    if (reply.t === 'refused' && reply.id === this.act?.id) this.act = undefined;
    if (reply.t !== 'welcome' && reply.t !== 'news') return;
    this.v = reply.v;
    if (reply.t === 'welcome') {
      if (reply.head.table !== this.table) this.act = undefined;
      this.table = reply.head.table;
      this.game = reply.head.game;
      this.seat = reply.me.seat;
      this.play = undefined;
    } else if (reply.seat !== undefined) this.seat = reply.seat;
    this.play = reply.play ?? this.play;
  }

  get outcome(): Outcome | undefined {
    return this.play?.outcome;
  }

  get moves(): number {
    return this.play?.moves ?? 0;
  }

  /** Whether the server has answered to the last move. */
  get answered(): boolean {
    return this.act?.v !== Number.POSITIVE_INFINITY;
  }

  get mustAct(): boolean {
    const { play, seat } = this;
    // Others may have moved while one's own move was still on its way.
    if (this.act && this.act.v > this.v) return false;
    return play?.acts.kind === 'seats' && seat !== null && play.acts.must.includes(seat);
  }

  /** Whether somebody else has to act, as this browser was told. */
  waitsFor({ seat }: Person): boolean {
    const { play } = this;
    return play?.acts.kind === 'seats' && seat !== null && play.acts.must.includes(seat);
  }

  /** Waits until what the server told fits. */
  async until(fits: () => boolean): Promise<void> {
    while (!fits()) await new Promise<void>(wake => this.waiting.push(wake));
  }

  /** Opens a table by the form and sits down at it; answers with the link. */
  async openTable(
    game: string,
    { seats, bots = [], choose = [] }: { seats: number; bots?: readonly string[]; choose?: readonly string[] },
  ): Promise<string> {
    const { page } = this;
    await page.goto(`./?pace=0&grace=0#/open/${game}`);
    await page.getByLabel('Your name').fill(this.name);
    await page.getByRole('radio', { name: String(seats), exact: true }).check({ force: true });
    for (const [index, bot] of bots.entries())
      await page.getByLabel(`Who plays at seat ${seats - index}`).selectOption(bot);
    for (const option of choose) await page.getByRole('radio', { name: option }).check({ force: true });
    await page.getByRole('button', { name: 'Open a table' }).click();
    await this.until(() => this.seat !== null);
    const link = await page.getByRole('textbox', { name: 'Link to the table' }).inputValue();
    return link.replace('#', '?pace=0&grace=0#');
  }

  async follows(link: string): Promise<void> {
    await this.page.goto(link);
    await this.until(() => this.v > 0);
  }

  async sits(link: string): Promise<void> {
    await this.follows(link);
    await this.page.getByLabel('Your name').fill(this.name);
    await this.page
      .getByRole('button', { name: /^Sit here/ })
      .first()
      .click();
    await this.until(() => this.seat !== null);
  }

  async castsOff(): Promise<void> {
    await this.page.getByRole('button', { name: 'Cast off' }).click();
    await this.until(() => this.play !== undefined);
  }

  /** One move, with the mouse: a careful one, unless another is wanted. */
  async acts(wanted?: unknown): Promise<void> {
    const { page, game, moves } = this;
    if (!this.play) throw new Error('nothing is played');
    const { view } = this.play;
    await expect(page).toHaveTitle(/Your turn/);
    const move = wanted ?? advised(game, view, moves);
    switch (game) {
      case 'in-aller-ruhe':
        await ruhe.make(page, ruhe.mouse(page), view as RuheView, move as RuheMove);
        break;
      case 'lighthouse-run':
        await run.make(page, run.mouse(page), view as RunView, move as Extract<RunMove, { type: 'sail' }>);
        break;
      case 'santa-timea':
        await this.playsCard(move as SantaMove);
        break;
    }
  }

  private async playsCard(move: SantaMove): Promise<void> {
    if (move.type !== 'play') throw new Error(`not in the basic game: ${move.type}`);
    const card = cardOf(this.page, move.card);
    await expect(card.or(goOn(this.page)).first()).toBeVisible();
    if (await goOn(this.page).isVisible()) await goOn(this.page).click();
    await card.click();
    await this.page.getByRole('button', { name: 'Play it' }).click();
  }

  /** Acts whenever it is asked to, as long as this lasts. */
  async playsWhile(lasts: () => boolean): Promise<void> {
    while (lasts()) {
      if (this.mustAct) {
        await this.acts();
        await this.until(() => this.answered);
      }
      await this.until(() => this.mustAct || !lasts());
    }
  }

  playsToTheEnd(): Promise<void> {
    return this.playsWhile(() => this.outcome === undefined);
  }
}

/** People with a browser each. */
export const crew = (browser: Browser, names: readonly string[], baseURL: string | undefined): Promise<Person[]> =>
  Promise.all(names.map(name => Person.arrive(browser, name, baseURL === undefined ? {} : { baseURL })));

export const together = (people: readonly Person[]): Promise<unknown> =>
  Promise.all(people.map(person => person.playsToTheEnd()));

/** Everybody's browser finds that every check of the game passes. */
export const expectVerified = async (people: readonly Person[]): Promise<void> => {
  for (const { page } of people) {
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByRole('status').and(page.locator('[data-verdict]'))).toHaveAttribute('data-verdict', 'heard');
    const checks = page.getByRole('dialog').getByRole('listitem');
    await expect(checks).toHaveCount(CHECKS.length);
    for (const check of await checks.all()) await expect(check).toHaveAttribute('data-outcome', 'passed');
  }
};

/** Nobody's page complained, and none was loaded twice. */
export const expectCalm = (people: readonly Person[]): void => {
  for (const { name, complaints, loads } of people) expect([name, loads, ...complaints]).toEqual([name, 1]);
};
