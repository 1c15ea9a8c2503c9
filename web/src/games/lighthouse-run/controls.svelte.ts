import {
  coloursOf,
  ownHands,
  preview,
  shifted,
  type Card,
  type Colour,
  type Move,
  type Place,
  type Shown,
  type Space,
  type View,
} from '@seekiste/rules/lighthouse-run';
import { tick } from 'svelte';
import { Attempts, Choosing } from '../../table/attempts.svelte.js';
import {
  isPast,
  type GameControls,
  type Said,
  type ShownButton,
  type ShownHand,
  type TableContext,
} from '../../table/game-table.js';
import { stepWhere } from '../../table/log/log.js';
import type { Direction } from '../../table/keys/keys.js';
import { t } from '../../words/words.svelte.js';
import { handsWith, shipsWith } from './held.js';
import { colourName } from './labels.js';
import {
  back,
  chooseCard,
  choosePlace,
  chooseSpace,
  leaveBeacons,
  NO_PLAN,
  Offer,
  planFor,
  planOf,
  setSail,
  type Plan,
  type Planned,
} from './plan.js';
import type { Point } from './river.js';
import { previewAt, previewSentence, spoken } from './saying.js';
import { WAYS } from './stepping.js';
import { beaconTrails, lastTrails, placeMarks, planTrails, shiftShown, spaceMarks } from './table-marks.js';

export type RiverContext = TableContext<Move, Shown, View>;

/** The drawn river, as the controls need it. */
interface DrawnRiver {
  focus(kind: 'place' | 'space', index: number): void;
  step(kind: 'place' | 'space', from: number, way: Point): number;
}

/** The plan of a viewer's turn, and what taps, keys and buttons make of it. */
export class RiverControls implements GameControls<Move> {
  readonly view = $derived.by(() => this.table.scene.view);
  readonly held = $derived.by(() => {
    const move = this.table.scene.held?.move;
    return move?.type === 'sail' ? move : undefined;
  });
  readonly offer = $derived.by(() => new Offer(this.view));

  atPlace = $state<Place>(0);
  atSpace = $state<Space>(0);
  lookedPlace = $state.raw<Place>();
  lookedSpace = $state.raw<Space>();
  river = $state.raw<DrawnRiver>();
  private atCard: { readonly hand: number; readonly slot: number } = { hand: 0, slot: 0 };

  private readonly attempts: Attempts<Move>;
  /** A plan is good as long as it is the same turn. */
  private readonly choosing = new Choosing<Plan>(
    () => `${this.view.phase} ${this.view.round} ${this.view.playedThisRound} ${this.table.scene.mine}`,
    () => NO_PLAN,
  );

  constructor(readonly table: RiverContext) {
    this.attempts = new Attempts(table);
  }

  readonly plan = $derived.by((): Plan => (this.held ? planOf(this.held) : this.choosing.now));

  get step(): string {
    return this.plan.step;
  }

  get whole(): boolean {
    return this.view.phase === 'over';
  }

  get beside(): boolean {
    return this.view.options.mode === 'erik';
  }

  get chosen(): boolean {
    return this.plan.step !== 'card';
  }

  /** In the middle of a plan one goes back instead of taking back. */
  get tools(): boolean {
    return this.held !== undefined || this.plan.step === 'card';
  }

  private readonly own = $derived.by((): readonly { readonly colour: Colour; readonly cards: readonly Card[] }[] => {
    const { viewer } = this.view;
    if (viewer === 'watcher') return [];
    const hands = handsWith(ownHands(this.view), this.held);
    return coloursOf(this.view.options.mode, viewer).map(colour => ({ colour, cards: hands[colour] ?? [] }));
  });

  readonly hands = $derived.by((): readonly ShownHand[] =>
    this.own.map(({ colour, cards }) => ({
      key: colour,
      label: t('lr-hand', { colour: colourName(colour) }),
      cards: cards.map((card, slot) => ({
        key: String(slot),
        card,
        label: this.labelOf(colour, card),
        picked: this.isPicked(colour, slot) ? ('play' as const) : undefined,
      })),
      spent: this.isSpent(colour) ? t('lr-spent') : undefined,
    })),
  );

  readonly chosenLit = $derived.by(() => shifted(this.view.lit, shiftShown(this.offer, this.plan, undefined)));
  readonly lit = $derived.by(() =>
    shifted(this.view.lit, shiftShown(this.offer, this.plan, this.table.aids ? this.lookedPlace : undefined)),
  );
  readonly trails = $derived.by(() => {
    const { held, plan, offer } = this;
    if (held || plan.step === 'card') return lastTrails(this.table.scene.log);
    if (!this.table.aids) return [];
    return [...beaconTrails(offer, plan, this.lookedPlace), ...planTrails(offer, plan, this.lookedSpace)];
  });
  readonly placeMarks = $derived.by(() => (this.held ? [] : placeMarks(this.offer, this.plan, this.table.aids)));
  readonly spaceMarks = $derived.by(() =>
    this.held ? [] : spaceMarks(this.offer, this.plan, this.trails, this.table.aids),
  );
  readonly ships = $derived.by(() => {
    const { view, held } = this;
    return held ? shipsWith(view.ships, preview(view, held), held.bonus) : view.ships;
  });

  private readonly foreseen = $derived.by(() => {
    if (!this.table.aids || this.held) return undefined;
    const from = this.plan.step === 'sail' ? this.plan.from : this.lookedSpace;
    return from === undefined ? undefined : previewAt(this.offer, this.plan, from);
  });

  private readonly spoken = $derived.by(() => {
    const { view, offer, plan, foreseen: shown } = this;
    const { voice, names } = this.table;
    return this.held ? { ask: t('held') } : spoken({ view, offer, plan, voice, names, shown });
  });

  readonly said = $derived.by((): Said => {
    const { ask, note } = this.spoken;
    return { text: ask, note, refusal: this.attempts.refusal };
  });

  /** 6.1 Whether the bonus may be taken. */
  private readonly bonus = $derived.by(() => {
    const { plan } = this;
    return plan.step === 'sail' && !this.held && this.offer.hasBonus(plan.play, plan.beacon, plan.from);
  });

  readonly buttons = $derived.by((): readonly ShownButton[] => {
    const { plan, held } = this;
    if (held || plan.step === 'card') return [];
    const goBack: ShownButton = {
      id: 'back',
      text: t('lr-back'),
      icon: 'undo',
      narrow: 'icon',
      back: true,
      press: byKey => this.cancel(byKey),
    };
    return [...(plan.step === 'sail' ? this.sailButtons() : this.stayButtons()), goBack];
  });

  get letters(): Readonly<Record<string, () => void>> {
    return this.held ? {} : { b: () => this.leave(true) };
  }

  tap(hand: number, slot: number, byKey: boolean): void {
    const colour = this.own[hand]?.colour;
    const card = colour === undefined ? undefined : ownHands(this.view)[colour]?.[slot];
    // Two cards at least are left in a hand, whatever is played.
    this.atCard = { hand, slot: Math.min(slot, 1) };
    if (colour === undefined || card === undefined) return;
    this.take(chooseCard(this.offer, this.plan, { colour, slot, card }), byKey);
  }

  readonly tapPlace = (place: Place, byKey: boolean): void => {
    this.atPlace = place;
    this.take(choosePlace(this.offer, this.plan, place), byKey);
  };

  readonly tapSpace = (space: Space, byKey: boolean): void => {
    this.atSpace = space;
    if (isPast(this.table.mode)) return this.jumpTo(space);
    this.take(chooseSpace(this.offer, this.plan, space), byKey);
  };

  /** To the last move that brought a ship there. */
  private jumpTo(space: Space): void {
    const step = stepWhere(
      this.table.scene.log,
      shown => shown.type === 'sailed' && shown.voyages.some(({ to }) => to === space),
    );
    if (step !== undefined) this.table.jump(step);
  }

  walk(to: Direction): void {
    const way = WAYS[to];
    if (this.plan.step === 'beacon') {
      this.atPlace = this.river?.step('place', this.atPlace, way) ?? this.atPlace;
      this.river?.focus('place', this.atPlace);
    } else {
      this.atSpace = this.river?.step('space', this.atSpace, way) ?? this.atSpace;
      this.river?.focus('space', this.atSpace);
    }
  }

  enter(): void {
    if (this.plan.step === 'sail') this.sail(this.bonus, true);
  }

  cancel(byKey: boolean): void {
    if (this.plan.step !== 'card') this.take({ plan: back(this.offer, this.plan) }, byKey);
  }

  point(move: Move): void {
    if (move.type === 'sail') this.take({ plan: planFor(ownHands(this.view), move) }, false);
  }

  /** What a space would lead to, in words. */
  readonly hint = (space: Space): string | undefined => {
    if (!this.table.aids || this.plan.step !== 'ships') return undefined;
    const there = previewAt(this.offer, this.plan, space);
    return there && previewSentence(there);
  };

  colourOf(hand: number): Colour {
    return this.own[hand]?.colour ?? 0;
  }

  private leave(byKey: boolean): void {
    this.take(leaveBeacons(this.offer, this.plan), byKey);
  }

  private sail(bonus: boolean, byKey: boolean): void {
    this.take(setSail(this.offer, this.plan, bonus), byKey);
  }

  /** 4.3 The beacons may stay. */
  private stayButtons(): readonly ShownButton[] {
    const { plan } = this;
    if (plan.step !== 'beacon' || plan.taken !== null || this.offer.beaconTask(plan.play) !== 'free') return [];
    return [{ id: 'leave', text: t('lr-leave-beacons'), press: byKey => this.leave(byKey) }];
  }

  private sailButtons(): readonly ShownButton[] {
    const { plan, bonus } = this;
    const sail = (id: string, text: string, taken: boolean): ShownButton => ({
      id,
      text,
      press: byKey => this.sail(taken, byKey),
    });
    if (!bonus) {
      const text = plan.step === 'sail' && plan.from === null ? t('lr-sail-nothing') : t('lr-sail');
      return [{ ...sail('sail', text, false), icon: 'done', weight: 'primary' }];
    }
    const to = this.foreseen?.bonus?.voyage.to;
    const text = to === undefined ? t('lr-sail-bonus') : t('lr-sail-bonus-to', { space: to });
    return [{ ...sail('sail-bonus', text, true), weight: 'primary' }, sail('sail', t('lr-sail-plain'), false)];
  }

  private take({ plan: next, move, refusal }: Planned, byKey: boolean): void {
    const { scene } = this.table;
    if (!scene.mine && !this.held) this.table.hurry();
    if (!scene.mine || this.held) return;
    const before = this.plan;
    this.choosing.keep(next);
    if (move) this.attempts.make(move);
    else this.attempts.note(refusal);
    if (!move && !refusal && next !== before && next.step !== 'card') this.table.announce(this.spoken.ask);
    if (byKey) void this.followKeys();
  }

  /** With the keyboard, the eye of the next step is where the keys are. */
  private async followKeys(): Promise<void> {
    await tick();
    const { plan, offer } = this;
    if (this.held || plan.step === 'card') {
      const before = this.own.slice(0, this.atCard.hand).reduce((sum, { cards }) => sum + cards.length, 0);
      this.table.focusCard(before + this.atCard.slot);
    } else if (plan.step === 'beacon') {
      const places = offer.places(plan.play, plan.taken);
      if (!places.includes(this.atPlace)) this.atPlace = places[0] ?? 0;
      this.river?.focus('place', this.atPlace);
    } else if (plan.step === 'ships') {
      const spaces = offer.spaces(plan.play, plan.beacon);
      if (!spaces.includes(this.atSpace)) this.atSpace = spaces[0] ?? 0;
      this.river?.focus('space', this.atSpace);
    } else this.table.focusButton();
  }

  private isPicked(colour: Colour, slot: number): boolean {
    const { plan } = this;
    return plan.step !== 'card' && !this.held && plan.play.colour === colour && plan.play.slot === slot;
  }

  /** 9.10 A card of this colour was played in this round already. */
  private isSpent(colour: Colour): boolean {
    const { viewer, used, phase } = this.view;
    return viewer !== 'watcher' && used[viewer] === colour && phase === 'turn';
  }

  private labelOf(colour: Colour, card: Card): string {
    const { voice } = this.table;
    return this.own.length > 1
      ? t('lr-card-of', { colour: colourName(colour), card: voice.card(card) })
      : voice.card(card);
  }
}
