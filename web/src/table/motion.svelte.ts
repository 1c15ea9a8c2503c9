import { untrack } from 'svelte';
import { prefersReducedMotion } from 'svelte/motion';
import type { GameParts } from './game-table.js';
import type { OpenScene } from './scene.js';

/** Something that travels when an event happens; places are selectors at this table, the first that is found counts. */
export interface Flight {
  /** What lies there afterwards comes from somewhere, or what lay there goes and is gone. */
  readonly kind: 'comes' | 'goes';
  readonly card: string;
  readonly place: readonly string[];
}

interface Moved {
  readonly scene: OpenScene;
  readonly parts: GameParts;
}

/** A flight whose beginning was seen before the table was drawn anew. */
interface Begun {
  readonly flight: Flight;
  readonly from: DOMRect;
  readonly copy: HTMLElement | undefined;
}

const MS = 200;
/** More at once would be a flurry. */
const MOST = 12;

const find = (selectors: readonly string[]): HTMLElement | undefined => {
  for (const selector of selectors) {
    const found = document.querySelector<HTMLElement>(selector);
    if (found && found.getClientRects().length > 0) return found;
  }
  return undefined;
};

const begin = (flight: Flight): readonly Begun[] => {
  const origin = find(flight.kind === 'comes' ? flight.place : [flight.card]);
  if (!origin) return [];
  const copy = flight.kind === 'goes' ? (origin.cloneNode(true) as HTMLElement) : undefined;
  return [{ flight, from: origin.getBoundingClientRect(), copy }];
};

const shift = (from: DOMRect, to: DOMRect): string =>
  `translate(${from.x + from.width / 2 - to.x - to.width / 2}px, ${from.y + from.height / 2 - to.y - to.height / 2}px)` +
  ` scale(${Math.min(1.6, Math.max(0.3, from.width / to.width))})`;

const come = (card: HTMLElement, from: DOMRect): Animation =>
  card.animate([{ transform: shift(from, card.getBoundingClientRect()), zIndex: 5 }, { transform: 'none' }], {
    duration: MS,
    easing: 'ease-out',
  });

const leave = (copy: HTMLElement, from: DOMRect, to: DOMRect): Animation => {
  Object.assign(copy.style, {
    position: 'fixed',
    inset: `${from.y}px auto auto ${from.x}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    margin: '0',
    zIndex: '9',
    pointerEvents: 'none',
  });
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  document.body.append(copy);
  const flight = copy.animate([{}, { transform: shift(to, from), opacity: 0.2 }], { duration: MS, easing: 'ease-in' });
  const gone = (): void => copy.remove();
  flight.finished.then(gone, gone);
  return flight;
};

/** The last move of what is new; after a leap or an undo nothing travels. */
const flightsOf = ({ scene, parts }: Moved, seen: number): readonly Flight[] => {
  const news = scene.log.slice(seen);
  const step = news[0]?.step;
  if (step === undefined || news.some(entry => entry.step !== step)) return [];
  return news.flatMap(({ shown }) => parts.flights?.(shown, scene) ?? []).slice(0, MOST);
};

/**
 * Lets cards travel, from events: who plays, who watches and who looks at a replay see the same. The table is drawn
 * first and can be used at once; any key or touch ends what is still on its way.
 */
export const moveCards = (table: () => Moved): void => {
  let seen = untrack(table).scene.log.length;
  let begun: readonly Begun[] = [];
  let running: readonly Animation[] = [];

  $effect.pre(() => {
    const now = table();
    const flights = prefersReducedMotion.current || document.hidden ? [] : flightsOf(now, seen);
    seen = now.scene.log.length;
    begun = untrack(() => flights.flatMap(begin));
  });
  $effect(() => {
    table();
    const started = begun.flatMap(({ flight, from, copy }) => {
      const to = find(copy ? flight.place : [flight.card]);
      if (!to) return [];
      return [copy ? leave(copy, from, to.getBoundingClientRect()) : come(to, from)];
    });
    begun = [];
    running = [...running.filter(({ playState }) => playState === 'running'), ...started];
  });
  $effect(() => {
    const skip = (): void => {
      for (const flight of running) flight.finish();
      running = [];
    };
    addEventListener('pointerdown', skip, { capture: true });
    addEventListener('keydown', skip, { capture: true });
    return () => {
      removeEventListener('pointerdown', skip, { capture: true });
      removeEventListener('keydown', skip, { capture: true });
    };
  });
};

/** The face of a card in the viewer's own hand. */
export const inHand = (card: number): string => `[data-slot][data-card='${card}'] > :first-child`;
/** Where a seat is shown: what others draw, play and take comes from there and goes there. */
export const atSeat = (seat: number): string => `[data-chip='${seat}']`;
