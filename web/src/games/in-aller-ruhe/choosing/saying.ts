import {
  ARRIVAL,
  chartOf,
  COMPASS,
  isIsland,
  MONSTER,
  OPEN,
  ownHand,
  whyNoArrival,
  writeSpace,
  type Card,
  type Space,
  type View,
} from '@seekiste/rules/in-aller-ruhe';
import type { GameVoice } from '@seekiste/words';
import { t } from '../../../words/words.svelte.js';
import { throwOf } from '../chapters/index.js';
import type { Choice } from './choice.js';
import type { Offer } from './offers.js';
import { needed } from './throwing.js';

/** What a card that is no island is good for. */
const specialSaying = (view: View, card: Card, voice: GameVoice): string => {
  if (card === MONSTER) return t('ar-destroy-where', { islands: view.sea.filter(laid => laid !== OPEN).length });
  if (card === COMPASS) return t('ar-clear-where', { storms: view.pyramid?.storms.filter(Boolean).length ?? 0 });
  // 6.1 Chosen too early, it says when it may be played.
  const refusal = card === ARRIVAL ? whyNoArrival(view) : undefined;
  return refusal ? voice.refusal(refusal) : t('lay-where-special', { card: voice.card(card) });
};

/** What the chosen card would do on the space that is looked at, and what it costs. */
const cardSaying = (view: View, card: Card, voice: GameVoice, offer: Offer | undefined, space: string): string => {
  if (offer?.kind !== 'legal') return isIsland(card) ? t('lay-where', { card }) : specialSaying(view, card, voice);
  switch (offer.does) {
    case 'lay':
      return t('lay-here', { card, space, price: offer.price });
    case 'explore':
      return t('ar-explore-here', { card, space, price: offer.price });
    case 'destroy':
      return t('ar-destroy-here', { space });
    case 'clear':
      return t('ar-clear-here', { space });
    case 'turn':
      return t('ar-turn-which');
  }
};

const throwSaying = (view: View, { reason, slots, unseen }: Extract<Choice, { kind: 'throw' }>): string | undefined => {
  const chosen = slots.length;
  switch (reason) {
    case 'discard':
      return t('discard-which', { chosen });
    case 'soak':
      return t('ar-soak-which', { due: needed(view, reason), chosen });
    case 'pay':
      return t('pay', { price: needed(view, reason), chosen });
    case 'give':
      return unseen > 0 ? t('ar-give-unseen', { cards: needed(view, reason, unseen), unseen }) : undefined;
    default: {
      const own = throwOf(reason);
      return own && t(own.which, { chosen });
    }
  }
};

/** The sentence about a choice that has begun, with its cost; nothing where the table's own sentence is enough. */
export const sayingOf = (
  view: View,
  choice: Choice,
  voice: GameVoice,
  offer: Offer | undefined,
  space: string,
): string | undefined => {
  const hand = ownHand(view);
  const named = (at: Space): string => writeSpace(at, chartOf(view.options));
  switch (choice.kind) {
    case 'card':
      return cardSaying(view, hand[choice.slot] ?? 0, voice, offer, space);
    case 'lay': {
      const { price, paying, later, gap } = choice;
      const at = { card: hand[choice.slot] ?? 0, space: named(choice.space), price };
      if (later) return t('ar-explore-here', at);
      // Only a hint chooses a space that costs nothing and harms nothing without laying there at once.
      if (price === 0) return gap ? t('lay-anyway') : t('lay-here', at);
      return t('pay', { price, chosen: paying.length });
    }
    case 'throw':
      return throwSaying(view, choice);
    case 'aim': {
      const at = { space: named(choice.space), card: view.sea[choice.space] ?? 0 };
      return hand[choice.slot] === MONSTER ? t('ar-destroy-ask', at) : t('ar-clear-ask', { space: at.space });
    }
    case 'turn': {
      if (choice.space === undefined) return t('ar-turn-which');
      const pays = choice.slots.map(slot => voice.card(hand[slot] ?? 0)).join();
      const side = view.dayNight?.sides[choice.space] === 'sun' ? 'moon' : 'sun';
      return t('ar-turn-ask', { space: named(choice.space), side, pays: pays || 'none' });
    }
    case 'compass':
      return t('ar-compass-which');
    case 'swap':
      return t('ar-swap-ask', { hand: hand.length, row: view.duel?.row.length ?? 0 });
    case 'none':
      return undefined;
  }
};
