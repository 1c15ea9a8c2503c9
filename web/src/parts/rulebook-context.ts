import { createContext } from 'svelte';

/** How a table opens its rulebook beside the game, at a clause. */
export interface RulebookBeside {
  readonly game: string;
  open(clause?: string): void;
}

export const [rulebookBeside, setRulebookBeside] = createContext<RulebookBeside>();
