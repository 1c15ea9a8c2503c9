import type { Light } from '@seekiste/learn';

const selectorOf = ({ on, at, during }: Light): string => {
  const marked = `${on === 'card' ? '[data-slot]' : ''}[data-${on}="${at}"]`;
  return during === undefined ? marked : `.table:has([data-step="${during}"]) ${marked}`;
};

/** Marks what is pointed at, for as long as it is: cards and buttons come and go during a choice. */
export const shineOn =
  (light: readonly Light[]) =>
  (table: HTMLElement): (() => void) | undefined => {
    if (light.length === 0) return undefined;
    const wanted = light.map(selectorOf).join(', ');
    const shine = (): void => {
      for (const old of table.querySelectorAll('[data-shine]'))
        if (!old.matches(wanted)) old.removeAttribute('data-shine');
      for (const lit of table.querySelectorAll(wanted)) lit.setAttribute('data-shine', '');
    };
    const watch = new MutationObserver(shine);
    watch.observe(table, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-card', 'data-act', 'data-space', 'data-row', 'data-step'],
    });
    shine();
    return () => {
      watch.disconnect();
      for (const old of table.querySelectorAll('[data-shine]')) old.removeAttribute('data-shine');
    };
  };
