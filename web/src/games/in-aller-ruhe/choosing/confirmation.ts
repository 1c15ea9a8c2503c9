import { MONSTER, ownHand, type View } from '@seekiste/rules/in-aller-ruhe';
import { t } from '../../../words/words.svelte.js';
import { throwOf } from '../chapters/index.js';
import type { Choice } from './choice.js';
import { needed } from './throwing.js';

const throwConfirmation = (view: View, { reason, slots, unseen }: Extract<Choice, { kind: 'throw' }>): string => {
  switch (reason) {
    case 'discard':
      return t('discard-confirm');
    case 'give':
      return t('give-confirm', { chosen: slots.length + unseen, owed: needed(view, reason) });
    case 'soak':
      return t('give-confirm', { chosen: slots.length, owed: needed(view, reason) });
    case 'pay':
      return t('ar-pay-confirm', { chosen: slots.length, owed: needed(view, reason) });
    default:
      return t(throwOf(reason)?.confirm ?? 'discard-confirm');
  }
};

/** What the button says that makes a choice a move; none while there is nothing to confirm. */
export const confirmation = (view: View, choice: Choice): string | undefined => {
  switch (choice.kind) {
    case 'lay':
      if (choice.later) return t('ar-explore-confirm');
      if (choice.price > 0) return t('pay-confirm', { price: choice.price });
      return choice.gap ? t('lay-confirm') : t('ar-lay-confirm');
    case 'throw':
      return throwConfirmation(view, choice);
    case 'aim':
      return ownHand(view)[choice.slot] === MONSTER ? t('ar-destroy-confirm') : t('ar-clear-confirm');
    case 'turn':
      return t('ar-turn-confirm');
    case 'swap':
      return t('ar-swap-confirm');
    case 'card':
    case 'none':
    case 'compass':
      return undefined;
  }
};
