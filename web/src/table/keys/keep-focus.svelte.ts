/** A card or a button that leaves with the focus on it hands it on, not to the page. Called while a component is made. */
export const keepFocus = (
  within: () => HTMLElement | undefined,
  /** Reads whatever comes and goes in there. */
  changes: () => unknown,
  handOn: () => void,
): void => {
  let stood = false;
  $effect.pre(() => {
    changes();
    stood = within()?.contains(document.activeElement) ?? false;
  });
  $effect(() => {
    changes();
    if (stood && document.activeElement === document.body) handOn();
  });
};
