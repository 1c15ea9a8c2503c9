import type { Chapter } from '../../chapter.js';
import { ERIK, playErik } from './erik.js';

/** 9.2–9.8 Erik sails a third colour. */
export const erik: Chapter<'erik', 'erik'> = {
  name: 'erik',
  forTwo: { code: 'erik-is-for-two', clause: '9.2' },
  unowned: { colour: ERIK, play: playErik, reason: 'erik', clause: '9.8' },
};

export { ERIK, eriksSpace } from './erik.js';
