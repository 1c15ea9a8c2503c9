/** How far a finger goes at least, and how much more across than along. */
const REACH = 50;
const SLANT = 2;

/** A finger that wipes across the table: to the left is one turn on, as with pages. Answers how to stop listening. */
export const swipe = (page: Window, step: (way: 1 | -1) => void): (() => void) => {
  let from: Touch | undefined;
  const begin = ({ touches, target }: TouchEvent): void => {
    const onTable = target instanceof Element && target.closest('[data-mode="replay"]') !== null;
    from = onTable && touches.length === 1 ? touches[0] : undefined;
  };
  const end = ({ changedTouches: [touch] }: TouchEvent): void => {
    if (!from || !touch) return;
    const [across, along] = [touch.clientX - from.clientX, touch.clientY - from.clientY];
    from = undefined;
    if (Math.abs(across) >= REACH && Math.abs(across) > SLANT * Math.abs(along)) step(across < 0 ? 1 : -1);
  };
  page.addEventListener('touchstart', begin, { passive: true });
  page.addEventListener('touchend', end, { passive: true });
  return () => {
    page.removeEventListener('touchstart', begin);
    page.removeEventListener('touchend', end);
  };
};
