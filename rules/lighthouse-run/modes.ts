import type { Chapter } from './chapter.js';
import { CHAPTERS, type ListedMode, type ListedReason } from './chapters/index.js';

type Listed = Chapter<ListedMode, ListedReason>;

const reasonIn = ({ unowned }: Listed): readonly ListedReason[] => (unowned ? [unowned.reason] : []);

/** How the game can be played: by the rules for all, or by a chapter for two. */
export const MODES = ['standard', ...CHAPTERS.map(({ name }) => name)] as const;
export type Mode = 'standard' | ListedMode;

/** What decided the first place: points alone, a tie-break, nothing (it is shared), or a colour that nobody sails. */
export const REASONS = ['points', 'difference', 'cards', 'shared', ...CHAPTERS.flatMap(reasonIn)] as const;
export type Reason = 'points' | 'difference' | 'cards' | 'shared' | ListedReason;

/** The rules of a mode: what its chapter says, or the rules for all. One shape for all of them. */
export interface ModeRules {
  readonly coloursPerSeat: number;
  readonly unowned: Listed['unowned'];
  readonly clauses: { readonly colour: string; readonly bonus: string; readonly tie: string | undefined };
}

const rulesWith = (chapter?: Listed): ModeRules => ({
  coloursPerSeat: chapter?.coloursPerSeat ?? 1,
  unowned: chapter?.unowned,
  clauses: { colour: '1.3', bonus: '6.1', tie: undefined, ...chapter?.clauses },
});

const RULES = Object.fromEntries([
  ['standard', rulesWith()],
  ...CHAPTERS.map(chapter => [chapter.name, rulesWith(chapter)]),
]) as Readonly<Record<Mode, ModeRules>>;

export const rulesOf = (mode: Mode): ModeRules => RULES[mode];
