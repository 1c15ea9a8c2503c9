import type { Params } from '@seekiste/rules/core';
import { COLUMNS } from '@seekiste/rules/in-aller-ruhe';
import { numberIn } from '../reason.js';

/** A row is blocked with little harm where it is nearly full; where it is nearly empty, nothing there is urgent. */
export const room = (params: Params): 'much' | 'little' => (numberIn(params, 'open') > COLUMNS / 2 ? 'much' : 'little');
