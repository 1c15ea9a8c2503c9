import type { Refusal } from '@seekiste/rules/core';
import { CODES, CONSTRAINTS, lighthouseRun } from '@seekiste/rules/lighthouse-run';
import type { Args, Message } from '../message.js';
import { placed, refusalMessage } from '../refusal.js';
import { atSpace, cardName, cardOf, colourName, fromSpace, say, towerOnto } from './speak.js';

const argsOf = ({ params: { card, colour, tower, place, space } }: Refusal): Args => ({
  ...(typeof colour === 'number' ? { colour: colourName(colour) } : {}),
  ...(typeof card === 'number' && typeof colour === 'number' ? { card: cardOf(colour, cardName(card)) } : {}),
  ...(typeof tower === 'number' ? { tower: towerOnto(tower) } : {}),
  ...(typeof place === 'number' ? { place: place + 1 } : {}),
  ...(typeof space === 'number' ? { at: atSpace(space), from: fromSpace(space) } : {}),
});

export const refusal = (refused: Refusal): Message | undefined => {
  const { code } = refused;
  const sentence = refusalMessage(refused, argsOf(refused));
  if (CODES.some(known => known === code)) return placed(refused, sentence);
  if (code === 'malformed-box' || lighthouseRun.exclusions.some(exclusion => exclusion.code === code)) return sentence;
  return CONSTRAINTS.some(({ name }) => name === code) ? say('refusal-broken-box', { constraint: code }) : undefined;
};
