import type { Chapter } from '../../chapter.js';

/** 9.9–9.14 The great fleet: two colours each. */
export const fleet: Chapter<'fleet', never> = {
  name: 'fleet',
  forTwo: { code: 'fleet-is-for-two', clause: '9.9' },
  coloursPerSeat: 2,
  clauses: { colour: '9.9', bonus: '9.13', tie: '9.14' },
};
