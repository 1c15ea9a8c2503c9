export type { Analysed } from './analysed.js';
export { assemble } from './assemble.js';
export * from './curve.js';
export { effortFor, MOST_BUDGET, PACES, type Pace } from './effort.js';
export { loadAnalysed } from './games.js';
export { judgeMove } from './position.js';
export { reportOf, type Report, type SeatReport, type TurningPoint } from './report.js';
export { look, planOf, type Plan } from './spots.js';
