export { crewOf, endingOf, modeOf, type Crew, type Ending } from './facts.js';
export { decodeLogbook, LOGBOOK_FORMAT, writeLogbook, type Logged } from './file.js';
export { wilson, Z, type Interval } from './interval.js';
export { statisticsOf, type Finished, type Group, type Period, type Statistics, type Tally } from './statistics.js';
