import type { Seat } from '@seekiste/rules/core';
import { inAllerRuhe, type State } from '@seekiste/rules/in-aller-ruhe';
import { codeOf } from './code-of.js';
import { PROSPECTS, prospects } from './prospects.js';
import { ideas, think } from './quick-turn.js';
import type { Starter } from './race.js';
import { weightsFor } from './weights-for.js';

export interface CodedStarter extends Starter {
  readonly code: number;
}

/** Whether no chapter has a say, so that the heuristic can be asked at search speed. */
export const isPlain = ({ rock, monsters, storms, dayNight, duel, pyramid, options }: State): boolean =>
  !rock && !monsters && !storms && !dayNight && !duel && !pyramid && options.variant !== 'arch';

const quickStarters = (state: State, seat: Seat): readonly CodedStarter[] => {
  think(state, seat);
  const worth = (i: number): number => ideas.worths[i] as number;
  const top = worth(ideas.best);
  return Array.from({ length: ideas.count }, (_, i) => i)
    .sort((a, b) => worth(b) - worth(a))
    .slice(0, PROSPECTS)
    .map(i => ({ code: ideas.codes[i] as number, behind: worth(i) === top ? 0 : top - worth(i) }));
};

/** The moves that come into question, as codes of the kernel, what the heuristic would do first. */
export const startersIn = (state: State, seat: Seat): readonly CodedStarter[] =>
  state.phase === 'turn' && isPlain(state)
    ? quickStarters(state, seat)
    : prospects(inAllerRuhe.view(state, seat), seat, weightsFor(state.options)).map(({ move, behind }) => ({
        code: codeOf(state, seat, move),
        behind,
      }));
