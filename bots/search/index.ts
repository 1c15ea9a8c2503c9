export { checkPlayouts } from './budget.js';
export type { Beliefs, Guide } from './guide.js';
export { estimateOf, type Estimate } from './interval.js';
export { playOut } from './play-out.js';
export { policyBot } from './policy-bot.js';
export { analyse, type Judged, searchBot } from './search.js';
export { type Searched, seatToAct, type Seen } from './searched.js';
export { GIVEN_UP, leadOf, meanOf, race, trialsOf, type Course, type Trials } from './race.js';
