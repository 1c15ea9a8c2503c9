/** Asks again and again until it is so; a run that never gets there is ended by whoever watches it. */
export const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await new Promise(resolve => setTimeout(resolve, 5));
};
