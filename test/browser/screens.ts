import type { Page } from '@playwright/test';
import { botNamed } from '@seekiste/bots';
import { gameNamed } from '@seekiste/rules';
import { Rng, Table, type GameRecord } from '@seekiste/rules/core';

/** A table as it is looked at: a game, how it is played, and how many moves sailors have made. */
export interface Screen {
  readonly name: string;
  readonly game: string;
  readonly seats: number;
  readonly options?: Readonly<Record<string, number | boolean | string>>;
  readonly moves: number;
}

const ruhe = (name: string, seats: number, options: Screen['options'] = {}, moves = 30): Screen => ({
  name: `ruhe-${name}`,
  game: 'in-aller-ruhe',
  seats,
  options,
  moves,
});
const timea = (seats: number, professional: boolean, moves: number): Screen => ({
  name: `timea-${professional ? 'professional' : 'basic'}-${seats}`,
  game: 'santa-timea',
  seats,
  options: { professional, rounds: 3 },
  moves,
});
const lighthouse = (name: string, seats: number, mode: string): Screen => ({
  name: `lighthouse-${name}`,
  game: 'lighthouse-run',
  seats,
  options: { mode },
  moves: 12,
});

/** Every table and way to play. */
export const SCREENS: readonly Screen[] = [
  ruhe('alone', 1),
  ruhe('two', 2),
  ruhe('three', 3, {}, 1),
  ruhe('five', 5),
  ruhe('rock', 3, { rock: true }),
  ruhe('monsters', 3, { monsters: 5 }),
  ruhe('storms', 3, { storms: true }),
  ruhe('everything', 4, { rock: true, monsters: 5, storms: true }),
  ruhe('arch', 3, { variant: 'arch' }),
  ruhe('pyramid', 3, { variant: 'pyramid' }),
  ruhe('pyramid-harder', 5, { variant: 'pyramid', pyramid: 'harder' }),
  ruhe('pyramid-easier', 2, { variant: 'pyramid', pyramid: 'easier' }),
  ruhe('day-night', 3, { variant: 'day-night' }),
  ruhe('duel', 2, { variant: 'duel' }),
  timea(2, false, 12),
  timea(3, false, 14),
  timea(4, false, 1),
  timea(5, false, 23),
  timea(2, true, 12),
  timea(3, true, 34),
  timea(4, true, 14),
  timea(5, true, 23),
  lighthouse('two', 2, 'standard'),
  lighthouse('three', 3, 'standard'),
  lighthouse('four', 4, 'standard'),
  lighthouse('erik', 2, 'erik'),
  lighthouse('fleet', 2, 'fleet'),
];

export const SIZES = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 740, height: 360 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
] as const;

/** Sailors sail on until it is the turn of the first seat, past this many moves. */
export const recordOf = ({ game: name, seats, options, moves }: Screen): GameRecord => {
  const [game, bot] = [gameNamed(name), botNamed(name, 'sailor')];
  if (!game || !bot) throw new Error(`there is no ${name}`);
  const defaults = Object.fromEntries(game.options.map(spec => [spec.name, spec.default]));
  const table = Table.open(game, { seats, options: { ...defaults, ...options } }, '5ea'.padStart(64, '0'));
  const chance = Rng.from(table.record.seed);
  for (;;) {
    const acts = game.toAct(table.state);
    if (acts.kind !== 'seats') throw new Error(`${name} was over before it was looked at`);
    const [seat = 0] = acts.must;
    if (table.record.moves.length >= moves && seat === 0) return table.record;
    table.act(seat, bot.choose(game.view(table.state, seat), chance));
  }
};

/** A crew whose names are neither short nor all alike. */
export const CREW = ['Annegret', 'Jette', 'Ole Hansen', 'Piet', 'Maximiliane'];

/**
 * What is wrong with the layout of the table on the page, in words; nothing if all is well. It looks at boxes, not at
 * pixels, so that fonts may differ: nothing scrolls inside, nothing is cut or covered, nothing overlaps, and what is
 * tapped is large enough.
 */
export const faultsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const all = (selector: string): HTMLElement[] =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(
        element => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1,
      );
    const named = (element: Element): string =>
      (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim().slice(0, 40) ||
      element.className;
    const boxed = (element: Element): string => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return `${named(element)} (${[left, top, width, height].map(Math.round).join(', ')})`;
    };
    const small = innerWidth < 992;

    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > innerWidth || scrollHeight > innerHeight)
      faults.push(`the page scrolls: ${scrollWidth} × ${scrollHeight}`);
    for (const element of all('main, main *, .crew, .crew *')) {
      const { overflowX, overflowY } = getComputedStyle(element);
      const scrolls = /auto|scroll/.test(overflowX + overflowY);
      if (scrolls && element.scrollHeight > element.clientHeight + 1)
        faults.push(`scrolls inside by ${element.scrollHeight - element.clientHeight}: ${element.className}`);
    }

    const clippers = (element: Element): Element[] => {
      const found: Element[] = [];
      for (let up = element.parentElement; up; up = up.parentElement)
        if (getComputedStyle(up).overflow !== 'visible') found.push(up);
      return found;
    };
    const wanted = all(
      '[data-slot], [data-space], [data-place], [data-trick-card], [data-chip], header button, main button',
    );
    for (const element of wanted) {
      const box = element.getBoundingClientRect();
      // A card that leans in a fan sticks out a little.
      const slack = element.closest('.fan') ? 4 : 1;
      const frames = [
        new DOMRect(0, 0, innerWidth, innerHeight),
        ...clippers(element).map(up => up.getBoundingClientRect()),
      ];
      const cut = frames.some(
        ({ left, right, top, bottom }) =>
          box.left < left - slack || box.right > right + slack || box.top < top - slack || box.bottom > bottom + slack,
      );
      if (cut) faults.push(`cut: ${boxed(element)}`);
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      if (
        element.matches('button, [role=button], [role=gridcell]') &&
        hit &&
        !element.contains(hit) &&
        !hit.contains(element)
      )
        faults.push(`covered by ${named(hit)}: ${boxed(element)}`);
    }

    /** What a thumb hits: on a board at least what WCAG asks for, elsewhere more. */
    if (small)
      for (const element of all('header button, header a, main button')) {
        const { width, height } = element.getBoundingClientRect();
        const least = element.matches('[data-space], [data-place]') ? 28 : 40;
        if (width < least - 0.5 || height < least - 0.5) faults.push(`too small for a thumb: ${boxed(element)}`);
      }

    // Islands in a run of the duel lie there for good.
    const spaces = all('.fan [data-space]:not([data-run])').map(element => element.getBoundingClientRect());
    for (const { left, right, top, width, height } of small ? spaces : []) {
      // What WCAG 2.5.8 asks for, with the room around it.
      if (width < 23.5 || height < 23.5) faults.push(`a space too small for a thumb: ${width} × ${height}`);
      const next = spaces.find(other => other.top === top && other.left > left && other.left < right + 10);
      if (next && !document.elementFromPoint((right + next.left) / 2, top + height / 2)?.closest('[data-space]'))
        faults.push(`a thumb between two spaces hits neither, at ${right}, ${top}`);
    }

    const overlaps = (list: readonly HTMLElement[]): void =>
      list.forEach((one, index) => {
        const a = one.getBoundingClientRect();
        for (const other of list.slice(index + 1)) {
          const b = other.getBoundingClientRect();
          const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          if (wide > 1 && high > 1) faults.push(`overlap: ${boxed(one)} and ${boxed(other)}`);
        }
      });
    overlaps(all('.rows [data-slot], .console [data-slot], .bar button, main .button'));
    overlaps(all('[data-chip]'));
    overlaps(all('[data-trick-card], .collected'));

    const chips = all('[data-chip]');
    const tops = new Set(chips.map(chip => Math.round(chip.getBoundingClientRect().top)));
    if (small && tops.size > 1) faults.push(`seats in ${tops.size} lines`);
    for (const chip of chips)
      for (const part of chip.querySelectorAll('dl > div, p > b, .pile, .each')) {
        const [inner, outer] = [part.getBoundingClientRect(), chip.getBoundingClientRect()];
        if (inner.right > outer.right + 0.5 || inner.bottom > outer.bottom + 0.5)
          faults.push(`sticks out of its seat: ${boxed(part)}`);
      }

    // What a card counts is to be read, whatever is said about it.
    for (const mark of all('[data-mark]'))
      for (const value of all('[data-trick-card] [data-counts] > *')) {
        const [a, b] = [mark.getBoundingClientRect(), value.getBoundingClientRect()];
        if (a.left < b.right && b.left < a.right && a.top < b.bottom - 0.15 * b.height && b.top < a.bottom)
          faults.push(`covers a value: ${boxed(mark)}`);
      }
    return [...new Set(faults)];
  });
