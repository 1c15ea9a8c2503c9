import { preview, type Preview, type View } from '@seekiste/rules/lighthouse-run';
import type { GameVoice, Names } from '@seekiste/words';
import { t } from '../../words/words.svelte.js';
import { cardOf, colourName, towerAt } from './labels.js';
import { sail, type Offer, type Plan } from './plan.js';

/** What the table asks for now, and what there is to know about it. */
export interface Spoken {
  readonly ask: string;
  readonly note?: string;
}

/** What a turn would do, as a sentence: how far, what is lost, who comes along, what the bonus brings. */
export const previewSentence = ({ voyages, lost, takenAlong, bonus }: Preview): string => {
  const [first] = voyages;
  if (!first) return t('lr-pre-none');
  const parts = [
    first.to === first.from ? t('lr-pre-stuck') : t('lr-pre-way', { from: first.from, to: first.to }),
    lost > 0 && first.to > first.from ? t('lr-pre-lost', { lost }) : '',
    takenAlong.length > 0 && first.to > first.from
      ? t('lr-pre-along', {
          colours: takenAlong.map(colour => t('lr-colour', { colour: colourName(colour) })).join(', '),
        })
      : '',
    bonus ? t('lr-pre-bonus', { to: bonus.voyage.to }) : '',
    bonus && bonus.lost > 0 ? t('lr-pre-bonus-lost', { lost: bonus.lost }) : '',
  ];
  return parts.filter(part => part !== '').join(' ');
};

/** The preview of leaving from here with the plan so far; undefined where nothing can leave. */
export const previewAt = (offer: Offer, plan: Plan, from: number | null): Preview | undefined => {
  if (plan.step !== 'ships' && plan.step !== 'sail') return undefined;
  const { play, beacon } = plan;
  if (from !== null && !offer.spaces(play, beacon).includes(from)) return undefined;
  return preview(offer.view, sail(play, beacon, from, false));
};

interface Moment {
  readonly view: View;
  readonly offer: Offer;
  readonly plan: Plan;
  readonly voice: GameVoice;
  readonly names: Names;
  /** What is looked at or chosen; undefined without aids. */
  readonly shown: Preview | undefined;
}

/** 4.1, 4.2 What the card says about its lighthouse. */
const litAlready = (offer: Offer, plan: Exclude<Plan, { step: 'card' }>): string | undefined => {
  const tower = cardOf(plan.play.card)?.tower ?? null;
  if (tower === null || offer.beaconTask(plan.play) !== 'none') return undefined;
  return t('lr-lit-already', { tower });
};

const askBeacon = (offer: Offer, plan: Extract<Plan, { step: 'beacon' }>): string => {
  const tower = cardOf(plan.play.card)?.tower ?? null;
  if (tower !== null) return t('lr-ask-forced', { tower });
  if (plan.taken === null) return t('lr-ask-free');
  return t('lr-ask-put', { tower: towerAt(offer.view, plan.taken) });
};

export const spoken = ({ view, offer, plan, voice, names, shown }: Moment): Spoken => {
  switch (plan.step) {
    case 'card':
      return { ask: voice.todo(view, names) };
    case 'beacon':
      return { ask: askBeacon(offer, plan) };
    case 'ships': {
      if (shown) return { ask: previewSentence(shown) };
      const note = litAlready(offer, plan);
      const ask = t('lr-ask-ships', { movement: cardOf(plan.play.card)?.movement ?? 'solo' });
      return note === undefined ? { ask } : { ask, note };
    }
    case 'sail': {
      if (shown || plan.from === null) return { ask: previewSentence(shown ?? NOTHING) };
      const note = litAlready(offer, plan);
      const ask = t('lr-ask-sail', { from: plan.from });
      return note === undefined ? { ask } : { ask, note };
    }
  }
};

const NOTHING: Preview = { lit: [], voyages: [], lost: 0, takenAlong: [], bonus: null };
