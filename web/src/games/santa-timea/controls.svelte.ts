import {
  BRIDE,
  copiedNow,
  ownHand,
  pointsOf,
  previewOf,
  value,
  windDirection,
  type Card,
  type Move,
  type Shown,
  type View,
} from '@seekiste/rules/santa-timea';
import { Attempts } from '../../table/attempts.svelte.js';
import type { Seat } from '@seekiste/rules/core';
import {
  isPast,
  type GameControls,
  type Said,
  type ShownButton,
  type ShownHand,
  type TableContext,
} from '../../table/game-table.js';
import { stepWhere } from '../../table/log/log.js';
import { t } from '../../words/words.svelte.js';
import { pointsText, previewText } from './naming.js';
import { inOrder, type HandCard, type Order } from './order.js';
import { freshEvaluation } from './round-end.js';
import { sorting } from './sorting.svelte.js';
import { lastTrick, lyingTrick } from './trick.js';

export type WindContext = TableContext<Move, Shown, View>;

/** What a viewer has picked at the trick, and what taps, keys and buttons make of it. */
export class WindControls implements GameControls<Move> {
  readonly view = $derived.by(() => this.table.scene.view);
  readonly held = $derived.by(() => this.table.scene.held?.move);
  readonly lying = $derived.by(() => lyingTrick(this.view, this.table.scene.log, this.held));
  readonly ended = $derived.by(() => lastTrick(this.table.scene.log));
  readonly winds = $derived.by(() => this.view.row.map(windDirection));

  /** The dialog that is open. */
  open = $state.raw<'last-trick' | 'sheet'>();
  private dismissed = $state(0);
  /** A card stays picked while it is in the hand; brides are alike. */
  private pickedKey = $state.raw<string>();
  private readonly attempts: Attempts<Move>;

  constructor(readonly table: WindContext) {
    this.attempts = new Attempts(table);
  }

  /** Without aids nobody sorts by value. */
  private get order(): Order {
    return this.table.aids ? sorting.order : 'direction';
  }

  private readonly sorted = $derived.by((): readonly HandCard[] => {
    const { held } = this;
    const sorted = inOrder(ownHand(this.view), this.order, this.winds[0]);
    const away = held?.type === 'play' ? sorted.findIndex(({ card }) => card === held.card) : -1;
    return away < 0 ? sorted : sorted.toSpliced(away, 1);
  });

  private readonly picked = $derived.by(() =>
    this.held ? undefined : this.sorted.find(({ key }) => key === this.pickedKey),
  );

  /** The round whose evaluation is shown instead of the trick. */
  readonly evaluation = $derived.by((): number | undefined => {
    const { scene } = this.table;
    const round = freshEvaluation(scene.log, scene.viewer);
    return round === undefined || (round <= this.dismissed && this.view.phase !== 'over') ? undefined : round;
  });

  /** 6.2 Sets are chosen in a form of their own. */
  get form(): boolean {
    return this.view.phase === 'sets' && this.view.choices.length > 0 && !this.held && !this.whole;
  }

  get whole(): boolean {
    return this.evaluation !== undefined || this.view.phase === 'over';
  }

  get chosen(): boolean {
    return this.picked !== undefined;
  }

  readonly hands = $derived.by((): readonly ShownHand[] => {
    if (this.sorted.length === 0) return [];
    const cards = this.sorted.map(({ card, key }) => ({
      key,
      card,
      label: this.labelOf(card),
      explains: this.outlook(card),
      picked: this.picked?.key === key ? ('play' as const) : undefined,
    }));
    return [{ key: 0, label: t('hand'), cards }];
  });

  readonly said = $derived.by((): Said | undefined => {
    const { refusal } = this.attempts;
    if (!refusal && this.form) return undefined;
    if (this.held) return { text: t('held') };
    const { voice, names, aids, scene } = this.table;
    const preview = this.picked && aids && scene.mine ? previewOf(this.view, this.picked.card) : undefined;
    const text = this.picked && preview ? previewText(voice.card(this.picked.card), preview) : undefined;
    return { text: text ?? voice.todo(this.view, names), refusal };
  });

  readonly buttons = $derived.by((): readonly ShownButton[] => {
    const { picked, table, sorted } = this;
    const playable = picked !== undefined && table.scene.mine;
    const buttons: ShownButton[] = [];
    if (playable)
      buttons.push({
        id: 'play',
        text: t('st-play'),
        icon: 'done',
        weight: 'primary',
        press: () => this.play(picked.card),
      });
    if (table.aids && sorted.length > 1)
      buttons.push({
        id: 'sort',
        text: this.order === 'value' ? t('st-sorted-value') : t('st-sorted-direction'),
        icon: 'sort',
        title: t('st-sort-explain'),
        ...(playable && { narrow: 'icon' }),
        press: () => this.sort(),
      });
    if (this.ended)
      buttons.push({
        id: 'last-trick',
        text: this.view.tricks ? t('st-open-tricks') : t('st-last-trick'),
        icon: 'trick',
        narrow: 'icon',
        press: () => (this.open = 'last-trick'),
      });
    if (this.view.sheet.length > 0)
      buttons.push({
        id: 'sheet',
        text: t('st-sheet'),
        icon: 'sheet',
        narrow: 'icon',
        press: () => (this.open = 'sheet'),
      });
    return buttons;
  });

  get letters(): Readonly<Record<string, () => void>> {
    return {
      ...(this.table.aids && { s: () => this.sort() }),
      ...(this.ended && { t: () => (this.open = 'last-trick') }),
      ...(this.view.sheet.length > 0 && { p: () => (this.open = 'sheet') }),
    };
  }

  tap(_hand: number, slot: number): void {
    const found = this.sorted[slot];
    if (!found || this.held) return;
    if (found.key === this.picked?.key) return this.play(found.card);
    this.pick(found.key);
  }

  /** A card of the trick: the bots need not wait any longer; in the past, to the moment when it was played. */
  readonly tapTrick = (seat: Seat): void => {
    if (!isPast(this.table.mode)) return this.table.hurry();
    const step = stepWhere(this.table.scene.log, shown => shown.type === 'played' && shown.seat === seat);
    if (step !== undefined) this.table.jump(step);
  };

  enter(): void {
    if (this.picked) this.play(this.picked.card);
    else this.table.hurry();
  }

  cancel(): void {
    this.pick(undefined);
  }

  point(move: Move): void {
    const found = move.type === 'play' ? this.sorted.find(({ card }) => card === move.card) : undefined;
    if (found) this.pick(found.key);
  }

  readonly attempt = (move: Move): void => {
    if (this.attempts.make(move)) this.pickedKey = undefined;
  };

  dismiss(round: number): void {
    this.dismissed = round;
  }

  /** What a card counts in the wind that is played for. */
  countOf(card: Card): number | null {
    const [now] = this.winds;
    if (card === BRIDE) return copiedNow(this.view);
    return now === undefined ? null : pointsOf(value(card, now));
  }

  private play(card: Card): void {
    this.attempt({ type: 'play', card });
  }

  private pick(key: string | undefined): void {
    this.attempts.note(undefined);
    this.pickedKey = key;
  }

  private sort(): void {
    sorting.order = sorting.order === 'value' ? 'direction' : 'value';
  }

  private labelOf(card: Card): string {
    const { voice, aids } = this.table;
    const worth = this.countOf(card);
    const name = voice.card(card);
    return aids && worth !== null ? t('st-card-counts', { card: name, value: pointsText(worth) }) : name;
  }

  /** What the small figures say. */
  private outlook(card: Card): string {
    if (!this.table.aids || card === BRIDE || this.winds.length < 2) return '';
    const later = this.winds.slice(1).map(wind => pointsText(pointsOf(value(card, wind))));
    return t('st-card-later', { values: later.join(', ') });
  }
}
