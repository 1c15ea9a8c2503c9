export { analyse, searchBot, type Judged } from './search.js';
export type { Beliefs, Guide } from './guide.js';
export { policyBot } from './policy-bot.js';
export type { Searched, Seen } from './searched.js';
