import type { ListedChapter } from './index.js';

/** What a chapter may add to the vocabulary of the game; what it does not name, it does not add. */
interface Terms {
  readonly code: string;
  /** Its name among the variants, which exclude the expansions (13.3). */
  readonly variant: string;
  readonly phase: string;
  readonly move: { readonly type: string };
  readonly event: { readonly type: string };
  /** Events as viewers see them, where that is less than happened. */
  readonly shown: { readonly type: string };
  /** What cards are discarded for. */
  readonly reason: string;
  readonly options: object;
  /** Its part of the table, what of it everybody can see, and what one viewer sees if that is less. */
  readonly state: object;
  readonly open: object;
  readonly view: object;
}

type Known = NonNullable<ListedChapter['terms']>;
type Each<T, Word extends keyof Terms> = T extends { readonly [W in Word]: unknown } ? T[Word] : never;
type All<T> = (T extends unknown ? (all: T) => void : never) extends (all: infer Together) => void ? Together : never;

/** What any of the chapters adds under this word. */
export type Added<Word extends keyof Terms> = Each<Known, Word>;

/** What all of them add together. */
export type AddedParts<Word extends 'options' | 'state' | 'open' | 'view'> = All<Added<Word>>;
