import { click, isThere, until, type Tab } from './tab.js';

const isOver = (tab: Tab): Promise<boolean> => isThere(tab, '#outcome');
const isMine = (tab: Tab): Promise<boolean> => tab.run(`document.title.includes('Your turn')`);
/** How many moves the log has: it grows with every player's move. */
const logged = (tab: Tab): Promise<number> => tab.run(`document.querySelectorAll('#log li, #log p').length`);

/** Makes the move that a hint proposes, whenever it is one's turn; how many there were. */
export const playByHints = async (tab: Tab, most: number): Promise<number> => {
  let moves = 0;
  while (moves < most) {
    await until(async () => (await isOver(tab)) || (await isMine(tab)));
    if (await isOver(tab)) break;
    const before = await logged(tab);
    await until(
      async () =>
        (await click(tab, '.hints .ways .primary')) ||
        ((await isThere(tab, '.hints')) ? false : click(tab, '#hint').then(() => false)),
    );
    await until(async () => (await isOver(tab)) || (await logged(tab)) !== before);
    moves++;
  }
  return moves;
};

/** Plays the first card that may be played, whenever it is one's turn; how many there were. */
export const playCards = async (tab: Tab, most: number): Promise<number> => {
  let moves = 0;
  while (moves < most) {
    await until(async () => (await isOver(tab)) || (await isMine(tab)));
    if (await isOver(tab)) break;
    const before = await logged(tab);
    const cards = await tab.run<number>(`document.querySelectorAll('[data-slot]').length`);
    for (let slot = 0; slot < cards && (await isMine(tab)) && (await logged(tab)) === before; slot++) {
      await click(tab, `[data-slot="${slot}"]`);
      await click(tab, 'main .below .button.primary');
    }
    await until(async () => (await isOver(tab)) || (await logged(tab)) !== before);
    moves++;
  }
  return moves;
};
