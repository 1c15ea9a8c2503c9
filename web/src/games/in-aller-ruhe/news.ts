import {
  COMPASS,
  MONSTER,
  ORANGE,
  VIOLET,
  YELLOW,
  type Card,
  type Shown,
  type View,
} from '@seekiste/rules/in-aller-ruhe';
import type { LogEntry } from '../../table/scene.js';

type StormName = NonNullable<NonNullable<View['storms']>['blowing']>;

const STORM_CARDS: Readonly<Record<StormName, Card>> = { yellow: YELLOW, violet: VIOLET, orange: ORANGE };

export const stormCard = (storm: StormName): Card => STORM_CARDS[storm];

/** Something to look at: cards that were turned up, what happened, and what it brings. */
export interface News {
  /** `undefined` for a card that another player took secretly. */
  readonly cards: readonly (Card | undefined)[];
  readonly shown: Shown | undefined;
  readonly brings:
    | { readonly kind: 'storm'; readonly storm: StormName }
    | { readonly kind: 'found'; readonly card: Card | undefined }
    | undefined;
}

const newsIn = (shown: Shown): News | undefined => {
  switch (shown.type) {
    case 'storm-blew':
      return { cards: [stormCard(shown.storm)], shown, brings: { kind: 'storm', storm: shown.storm } };
    case 'storm-passed':
      return { cards: [stormCard(shown.storm)], shown, brings: undefined };
    case 'explored':
      return { cards: [shown.card], shown, brings: { kind: 'found', card: shown.card } };
    case 'hand-shown':
      return { cards: shown.cards, shown, brings: undefined };
    case 'calmed':
    case 'hands-turned':
      return { cards: [COMPASS], shown, brings: undefined };
    case 'destroyed':
    case 'monsters-announced':
      return { cards: [MONSTER], shown, brings: undefined };
    default:
      return undefined;
  }
};

/** Whether people want to look at it for a moment before bots go on. */
export const isNews = (shown: Shown): boolean => shown.type === 'storm-drawn' || newsIn(shown) !== undefined;

/** A storm as long as it is undecided; otherwise whatever the last move turned up. */
export const newsOf = ({ storms }: View, log: readonly LogEntry<Shown>[]): readonly News[] => {
  const blowing = storms?.blowing ?? null;
  if (blowing !== null) {
    const drawn = log.findLast(({ shown }) => shown.type === 'storm-drawn')?.shown;
    return [{ cards: [stormCard(blowing)], shown: drawn, brings: { kind: 'storm', storm: blowing } }];
  }
  const step = log.at(-1)?.step;
  return log.flatMap(entry => (entry.step === step ? (newsIn(entry.shown) ?? []) : []));
};
