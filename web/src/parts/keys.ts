/** Whether a key belongs to something else: a field being typed in, or an open dialog. */
export const isTaken = (event: KeyboardEvent): boolean => {
  if (event.defaultPrevented || event.altKey || document.querySelector('dialog[open]')) return true;
  return event.target instanceof Element && event.target.closest('input, select, textarea') !== null;
};

/** Whether an event came from within what the selector names. */
export const isOn = (event: Event, selector: string): boolean =>
  event.target instanceof Element && event.target.closest(selector) !== null;
