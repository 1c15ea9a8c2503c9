import { type Space, type View } from '@seekiste/rules/in-aller-ruhe';

/** Spaces along which numbers ascend, from the first to before `to`. */
export interface Route {
  readonly from: Space;
  readonly to: Space;
  readonly pays: boolean;
}

/** 14.1, 14.2 The pillars and the roof of the arch ascend each for themselves; pillars are free of charge (14.4). */
const ARCH: readonly Route[] = [
  { from: 0, to: 6, pays: false },
  { from: 6, to: 12, pays: false },
  { from: 12, to: 40, pays: true },
];

/** The route that a space lies on. */
export const routeAt = ({ options, sea }: Pick<View, 'options' | 'sea'>, space: Space): Route => {
  const whole = { from: 0, to: sea.length, pays: true };
  return options.variant === 'arch' ? (ARCH.find(({ to }) => space < to) ?? whole) : whole;
};
