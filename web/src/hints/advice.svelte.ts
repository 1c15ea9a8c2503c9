import type { Hint } from '@seekiste/bots';
import { asSaid } from './order.js';

export type Advice =
  | { readonly kind: 'thinking' }
  | { readonly kind: 'ready'; readonly hints: readonly Hint[] }
  /** The adviser has fallen silent. */
  | { readonly kind: 'failed' };

/** The hints at one table: asked for, thought over, and good only for the view that they were asked from. */
export class Adviser {
  private last = $state.raw<{ readonly view: unknown; readonly advice: Advice }>();

  /** What there is for this view. */
  for(view: unknown): Advice | undefined {
    const { last } = this;
    return last && last.view === view ? last.advice : undefined;
  }

  /** The request may be noted at once, so the view is read after that. */
  async ask(hints: () => Promise<readonly Hint[]>, viewNow: () => unknown): Promise<void> {
    const asked = hints();
    const view = viewNow();
    this.last = { view, advice: { kind: 'thinking' } };
    const advice = await asked.then(
      (hints): Advice => ({ kind: 'ready', hints: asSaid(hints) }),
      (): Advice => ({ kind: 'failed' }),
    );
    if (this.for(view)) this.last = { view, advice };
  }

  forget(): void {
    this.last = undefined;
  }
}
