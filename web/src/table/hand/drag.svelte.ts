import type { Carrying } from '../game-table.js';

/** A press becomes a drag after this many pixels; a finger wobbles more than a mouse. */
const threshold = (pointer: string): number => (pointer === 'mouse' ? 3 : 10);

export interface Dragged {
  readonly slot: number;
  readonly x: number;
  readonly y: number;
}

const spaceAt = (x: number, y: number): number | undefined => {
  const cell = document.elementFromPoint(x, y)?.closest('[data-space]');
  return cell instanceof HTMLElement ? Number(cell.dataset['space']) : undefined;
};

/** A card carried by mouse, finger or pen; a mere tap is left to the click that follows it. */
export class Drag {
  dragged = $state.raw<Dragged>();
  private ended = false;

  constructor(private readonly target: () => Carrying | undefined) {}

  /** Whether a click only ends a drag; asked once per click. */
  swallowsClick(): boolean {
    const { ended } = this;
    this.ended = false;
    return ended;
  }

  press(event: PointerEvent, slot: number): void {
    this.ended = false;
    if (event.button !== 0 || !event.isPrimary) return;
    const { clientX, clientY, pointerId } = event;
    const listening = new AbortController();
    const { signal } = listening;
    const move = (moved: PointerEvent): void => {
      if (moved.pointerId !== pointerId) return;
      const { clientX: x, clientY: y } = moved;
      if (!this.dragged) {
        if (Math.hypot(x - clientX, y - clientY) <= threshold(event.pointerType)) return;
        this.target()?.begin(slot);
      }
      this.dragged = { slot, x, y };
      this.target()?.over(spaceAt(x, y));
    };
    const finish = (ended: PointerEvent, space: number | undefined): void => {
      if (ended.pointerId !== pointerId) return;
      listening.abort();
      if (!this.dragged) return;
      this.dragged = undefined;
      this.ended = true;
      this.target()?.drop(space);
    };
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', up => finish(up, spaceAt(up.clientX, up.clientY)), { signal });
    addEventListener('pointercancel', cancelled => finish(cancelled, undefined), { signal });
  }
}
