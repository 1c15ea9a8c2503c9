import type { Refusal } from '@seekiste/rules/core';
import { CODES, DIRECTIONS, type Direction } from '@seekiste/rules/santa-timea';
import type { Args, Message } from '../message.js';
import { placed, refusalMessage } from '../refusal.js';
import { cardName } from './speak.js';

const argsOf = ({ params: { card, direction } }: Refusal): Args => ({
  ...(typeof card === 'number' ? { card: cardName(card) } : {}),
  ...(typeof direction === 'number' ? { direction: DIRECTIONS[direction as Direction] } : {}),
});

export const refusal = (refused: Refusal): Message | undefined =>
  CODES.some(code => code === refused.code) ? placed(refused, refusalMessage(refused, argsOf(refused))) : undefined;
