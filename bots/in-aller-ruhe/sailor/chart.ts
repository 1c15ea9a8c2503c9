import { SPACES, type Space, type View } from '@seekiste/rules/in-aller-ruhe';

/** Spaces along which numbers ascend, from the first to before `to`; where it does not pay, laying is free. */
export interface Route {
  readonly from: Space;
  readonly to: Space;
  readonly pays: boolean;
}

/** 1.1 */
export const SEA: readonly Route[] = [{ from: 0, to: SPACES, pays: true }];

/** 14.1, 14.2, 14.4 Two pillars and the roof. */
const ARCH: readonly Route[] = [
  { from: 0, to: 6, pays: false },
  { from: 6, to: 12, pays: false },
  { from: 12, to: 40, pays: true },
];

type Chosen = Pick<View, 'options'>;

export const routesOf = ({ options }: Chosen): readonly Route[] => (options.variant === 'arch' ? ARCH : SEA);

/** 14.5, 16.2, 17.3 Variants in which nobody departs. */
const STAYS: readonly unknown[] = ['arch', 'duel', 'pyramid'];

export const departs = ({ options }: Chosen): boolean => !STAYS.includes(options.variant);
