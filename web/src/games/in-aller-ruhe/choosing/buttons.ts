import { inAllerRuhe, mustThrow, OPEN, type Move, type Throw } from '@seekiste/rules/in-aller-ruhe';
import type { ShownButton } from '../../../table/game-table.js';
import { t } from '../../../words/words.svelte.js';
import { throwDue } from '../chapters/index.js';
import CompassSign from '../chapters/storms/CompassSign.svelte';
import { compassMoves } from '../chapters/storms/targets.js';
import { confirmation } from './confirmation.js';
import type { SeaControls } from '../controls.svelte.js';
import { isMeant } from './pointed.js';

/** What is chosen in several steps. */
export type Begun = Throw | 'turn' | 'swap' | 'compass';

const may = ({ view, table }: SeaControls, move: Move): boolean =>
  table.scene.mine && inAllerRuhe.why(view, move) === undefined;

/** A drawn storm or a crew in distress waits for an answer. */
export const isAsked = ({ view, table }: SeaControls): boolean =>
  table.scene.mine && (view.phase === 'storm' || view.phase === 'distress');

/** The one thing to do. */
const single = (controls: SeaControls, type: 'depart' | 'arrive'): ShownButton => ({
  id: type,
  text: t(type),
  weight: 'big',
  meant: isMeant(controls.table.pointed, { type }),
  focused: true,
  press: () => controls.make({ type }),
});

const begins = (
  { begin }: SeaControls,
  kind: Begun,
  look: Pick<ShownButton, 'text' | 'icon' | 'narrow'>,
): ShownButton => ({
  id: kind,
  ...look,
  press: () => begin(kind),
});

const turnButtons = (controls: SeaControls): readonly ShownButton[] => {
  const { view, table } = controls;
  const arrive = may(controls, { type: 'arrive' }) ? [single(controls, 'arrive')] : [];
  if (!table.scene.mine || view.phase !== 'turn') return arrive;
  const turns = view.dayNight && view.sea.some(card => card !== OPEN);
  return [
    ...arrive,
    begins(controls, 'discard', { text: t('discard'), icon: 'discard', narrow: 'text' }),
    ...(turns ? [begins(controls, 'turn', { text: t('ar-turn'), icon: 'flip', narrow: 'text' })] : []),
    ...(may(controls, { type: 'swap' })
      ? [begins(controls, 'swap', { text: t('ar-swap'), icon: 'hand', narrow: 'text' })]
      : []),
  ];
};

const confirming = (controls: SeaControls, text: string): readonly ShownButton[] => {
  const { view, choice } = controls;
  const done: ShownButton = {
    id: 'confirm',
    text,
    icon: 'done',
    weight: 'primary',
    disabled: !controls.complete,
    press: controls.confirm,
  };
  if (choice.kind === 'throw' && choice.reason === mustThrow(view)) return [done];
  return [done, { id: 'cancel', text: t('cancel'), icon: 'close', narrow: 'icon', press: controls.cancel }];
};

const chosenButtons = (controls: SeaControls): readonly ShownButton[] => {
  const { view, choice, table } = controls;
  const { mine } = table.scene;
  if (choice.kind === 'compass' || (mine && view.phase === 'pledge')) return [];
  const confirms = confirmation(view, choice);
  if (confirms !== undefined) return confirming(controls, confirms);
  if (isAsked(controls) || (mine && view.phase === 'award')) return [];
  const due = mine ? throwDue(view) : undefined;
  if (due) return [begins(controls, due.type, { text: t(due.begin), icon: 'discard' })];
  if (may(controls, { type: 'depart' })) return [single(controls, 'depart')];
  return turnButtons(controls);
};

/** 12.9 A compass may be used out of turn. */
const calming = (controls: SeaControls): readonly ShownButton[] => {
  const { view, choice } = controls;
  const compasses = view.viewer === 'watcher' ? 0 : (view.storms?.compasses[view.viewer] ?? 0);
  const offered = compasses > 0 && !isAsked(controls) && choice.kind !== 'compass' && compassMoves(view).length > 0;
  return offered
    ? [begins(controls, 'compass', { text: t('ar-compass', { count: compasses }), icon: CompassSign })]
    : [];
};

export const buttonsOf = (controls: SeaControls): readonly ShownButton[] =>
  controls.table.scene.held ? [] : [...chosenButtons(controls), ...calming(controls)];
