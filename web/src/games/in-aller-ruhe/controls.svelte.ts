import type { Refusal } from '@seekiste/rules/core';
import {
  chartOf,
  COMPASS,
  inAllerRuhe,
  isIsland,
  ownHand,
  writeSpace,
  type Card,
  type Move,
  type Shown,
  type Space,
  type Throw,
  type View,
} from '@seekiste/rules/in-aller-ruhe';
import { Attempts, Choosing } from '../../table/attempts.svelte.js';
import {
  isPast,
  type Carrying,
  type GameControls,
  type HandCard,
  type Said,
  type ShownButton,
  type ShownHand,
  type TableContext,
} from '../../table/game-table.js';
import { stepWhere } from '../../table/log/log.js';
import type { Direction } from '../../table/keys/keys.js';
import { t } from '../../words/words.svelte.js';
import { buttonsOf, type Begun } from './choosing/buttons.js';
import {
  beginning,
  confirm,
  giveUnseen,
  isComplete,
  NOTHING,
  pickedFor,
  spaceOf,
  tapCard,
  tapRow,
  tapSpace,
  throwing,
  turning,
  type Choice,
  type Chosen,
} from './choosing/choice.js';
import { throwDue } from './chapters/index.js';
import { compassMoves } from './chapters/storms/targets.js';
import { withHeld } from './choosing/held.js';
import { newsOf } from './news.js';
import { offerAt, turnOffer, type Offer } from './choosing/offers.js';
import { choiceFor, isMeant } from './choosing/pointed.js';
import { rowOffers, type RowOffer } from './choosing/row-choice.js';
import { sayingOf } from './choosing/saying.js';
import { neighbour } from './sea/shapes.js';
import { sideUp } from './sea/sights.js';
import { whyHeld } from './choosing/throwing.js';

/** The drawn sea, as the controls need it. */
interface DrawnSea {
  focus(space: Space): void;
}

export type SeaContext = TableContext<Move, Shown, View>;

/** What a viewer has picked at the sea, and what taps, keys and buttons make of it. */
export class SeaControls implements GameControls<Move> {
  readonly view = $derived.by(() => this.table.scene.view);
  readonly laid = $derived.by(() => withHeld(this.view, this.table.scene.held?.move));
  readonly side = $derived.by(() => sideUp(this.view));
  readonly news = $derived.by(() => (this.table.scene.held ? [] : newsOf(this.view, this.table.scene.log)));

  /** Where the arrow keys stand, what is looked at, and where a card is carried over. */
  at = $state<Space>(0);
  private looked = $state.raw<Space>();
  private over = $state.raw<Space>();
  sea = $state.raw<DrawnSea>();

  private readonly attempts: Attempts<Move>;
  /** A choice is good as long as the hand and the step of the game are what they were. */
  private readonly choosing = new Choosing<Choice>(
    () => `${this.view.phase} ${this.view.round} ${this.laid.hand.join(' ')} ${this.table.scene.held !== undefined}`,
    () => beginning(this.view),
  );

  constructor(readonly table: SeaContext) {
    this.attempts = new Attempts(table);
  }

  get choice(): Choice {
    return this.choosing.now;
  }

  get complete(): boolean {
    return isComplete(this.view, this.choice);
  }

  get whole(): boolean {
    return this.view.phase === 'over';
  }

  get chosen(): boolean {
    return this.choice.kind !== 'none';
  }

  readonly offers = $derived.by((): readonly Offer[] | undefined => {
    const { view, choice } = this;
    if (!this.table.aids || !this.table.scene.mine || view.phase !== 'turn') return undefined;
    switch (choice.kind) {
      case 'card':
      case 'lay':
      case 'aim':
        return view.sea.map((_, space) => offerAt(view, choice.slot, space));
      case 'turn':
        return view.sea.map((_, space) => turnOffer(view, ownHand(view)[choice.slots[0] ?? 0] ?? 0, space));
      case 'none':
      case 'throw':
      case 'compass':
      case 'swap':
        return undefined;
    }
  });

  readonly rowOffers = $derived.by((): ReadonlyMap<number, RowOffer> | undefined => {
    const compass = this.choice.kind === 'compass';
    const { scene, voice, pointed } = this.table;
    if (scene.held || (!compass && !scene.mine)) return undefined;
    return rowOffers(this.view, compass, move => ({ label: voice.move(move), meant: isMeant(pointed, move) }));
  });

  readonly hands = $derived.by((): readonly ShownHand[] => {
    if (this.view.viewer === 'watcher') return [];
    return [{ key: 0, label: t('hand'), cards: this.laid.hand.map((card, slot) => this.handCard(card, slot)) }];
  });

  readonly buttons = $derived.by((): readonly ShownButton[] => buttonsOf(this));

  readonly said = $derived.by((): Said | undefined => {
    const { view, choice } = this;
    const { scene, voice, names, aids } = this.table;
    const { refusal } = this.attempts;
    // A drawn storm and the two answers to it say what to do.
    if (scene.mine && view.phase === 'storm' && choice.kind === 'none' && refusal === undefined) return undefined;
    if (scene.held) return { text: t('held') };
    // What is looked at counts while a card seeks its space; after that, what was chosen.
    const looked = choice.kind === 'card' && this.looked !== undefined ? this.offers?.[this.looked] : undefined;
    const space = this.looked === undefined ? '' : writeSpace(this.looked, chartOf(view.options));
    // A compass can be chosen out of turn as well.
    const own = scene.mine || choice.kind === 'compass' ? sayingOf(view, choice, voice, looked, space) : undefined;
    return {
      text: own ?? voice.todo(view, names),
      refusal: looked ? (looked.kind === 'illegal' ? looked.refusal : undefined) : refusal,
      warnings: this.warnings(looked, aids),
    };
  });

  readonly carrying: Carrying = {
    begin: slot => this.choice.kind === 'throw' || this.take(tapCard(this.view, NOTHING, slot)),
    over: space => (this.over = space),
    drop: space => {
      this.over = undefined;
      if (this.choice.kind !== 'card') return;
      if (space === undefined) this.cancel();
      else this.space(space);
    },
  };

  get letters(): Readonly<Record<string, () => void>> {
    if (this.table.scene.held) return {};
    return {
      d: () => this.begin(throwDue(this.view)?.type ?? 'discard'),
      ...(compassMoves(this.view).length > 0 && { c: () => this.begin('compass') }),
    };
  }

  readonly mark = (here: Space): 'over' | 'pending' | 'target' | 'last' | undefined => {
    const { view, offers } = this;
    if (here === this.over && (view.sea[here] === 0 || offers?.[here]?.kind === 'legal')) return 'over';
    if (here === this.laid.pending) return 'pending';
    if (spaceOf(this.choice) === here) return 'target';
    return this.lastPlace === here && !this.table.scene.held ? 'last' : undefined;
  };

  /** Where the last card came to lie. */
  readonly lastPlace = $derived.by((): Space | 'departure' | undefined => {
    const { log } = this.table.scene;
    const last = log.findLast(({ shown }) => shown.type === 'laid' || shown.type === 'departed')?.shown;
    if (last?.type === 'departed') return 'departure';
    return last?.type === 'laid' ? last.space : undefined;
  });

  readonly look = (space: Space | undefined): void => {
    this.looked = space;
    if (space !== undefined) this.at = space;
  };

  readonly space = (to: Space): void => {
    this.at = to;
    this.looked = to;
    if (isPast(this.table.mode)) return this.jumpTo(to);
    this.take(tapSpace(this.view, this.choice, to, { warn: this.table.aids }));
  };

  /** To the move that laid what lies there. */
  private jumpTo(space: Space): void {
    const step = stepWhere(this.table.scene.log, shown => shown.type === 'laid' && shown.space === space);
    if (step !== undefined) this.table.jump(step);
  }

  readonly row = (to: number): void => this.take(tapRow(this.view, this.choice, to));

  readonly make = (move: Move): void => this.take({ choice: beginning(this.view), move });

  readonly confirm = (): void => this.take(confirm(this.view, this.choice));

  readonly giveUnseen = (count: number): void => {
    const { choice } = this;
    if (choice.kind === 'throw') this.take({ choice: giveUnseen(this.view, choice, count) });
  };

  tap(_hand: number, slot: number): void {
    this.take(tapCard(this.view, this.choice, slot));
  }

  /** With a card chosen by its digit, the arrows begin at the first space where it may lie. */
  afterDigit(): void {
    const { offers } = this;
    if (this.choice.kind !== 'card') return;
    if (offers?.[this.at]?.kind !== 'legal')
      this.at = Math.max(0, offers?.findIndex(({ kind }) => kind === 'legal') ?? this.at);
    this.sea?.focus(this.at);
  }

  walk(to: Direction): void {
    this.at = neighbour(this.view, this.at, to);
    this.sea?.focus(this.at);
  }

  enter(onBoard: boolean): void {
    if (this.complete) this.confirm();
    else if (onBoard) this.space(this.at);
  }

  readonly cancel = (): void => this.take({ choice: beginning(this.view) });

  point(move: Move): void {
    this.take({ choice: choiceFor(this.view, move) });
  }

  /** Begins to choose; again, it ends the choice. */
  readonly begin = (kind: Begun): void => {
    const { choice, view } = this;
    const begun = choice.kind === 'throw' ? choice.reason : choice.kind;
    if (begun === kind) return this.cancel();
    switch (kind) {
      case 'turn':
        return this.take({ choice: turning(view) });
      case 'swap':
      case 'compass':
        return this.take({ choice: { kind } });
      default:
        return this.take(this.beginThrow(kind));
    }
  };

  /** Which two is still to be chosen; whether two may be discarded at all is not. */
  private beginThrow(reason: Throw): Chosen {
    const { view, laid } = this;
    const free = laid.hand.filter((_, slot) => whyHeld(view, slot) === undefined);
    const refused = inAllerRuhe.why(view, { type: reason, cards: (free.length < 2 ? laid.hand : free).slice(0, 2) });
    return refused ? { choice: this.choice, refusal: refused } : { choice: throwing(reason) };
  }

  private take({ choice, move, refusal }: Chosen): void {
    if (!move) {
      this.choosing.keep(choice);
      this.attempts.note(refusal);
      return;
    }
    this.attempts.make(move);
    // A move that is taken back begins anew.
    this.choosing.forget();
  }

  private handCard(card: Card, slot: number): HandCard {
    const { voice } = this.table;
    const sided = this.side !== undefined && isIsland(card);
    const kept = this.whyKept(slot);
    return {
      key: String(slot),
      card,
      label: sided ? `${voice.card(card)}, ${t('ar-side', { side: this.side })}` : voice.card(card),
      picked: pickedFor(this.choice, slot),
      kept: kept && voice.refusal(kept),
    };
  }

  /** Cards that have to be kept show it while others are picked to be discarded. */
  private whyKept(slot: number): Refusal | undefined {
    const { choice } = this;
    const throws = choice.kind === 'throw' || choice.kind === 'turn' || (choice.kind === 'lay' && choice.price > 0);
    return throws && !this.table.scene.held && pickedFor(choice, slot) === undefined
      ? whyHeld(this.view, slot)
      : undefined;
  }

  private warnings(looked: Offer | undefined, aids: boolean): NonNullable<Said['warnings']> {
    const { choice } = this;
    const gap = choice.kind === 'lay' ? choice.gap : looked?.kind === 'legal' ? looked.gap : undefined;
    // 17.7 In the pyramid every storm needs its compass.
    const wastes = ownHand(this.view).some((card, slot) => card === COMPASS && pickedFor(choice, slot) === 'throw');
    return [
      ...(gap ? [{ text: t('gap-warning', { ...gap }), clause: '4.8' }] : []),
      ...(wastes && aids ? [{ text: t('ar-compass-wasted'), clause: '17.7' }] : []),
    ];
  }
}
