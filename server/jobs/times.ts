/** All in milliseconds. */
export interface JobTimes {
  /** How often the store is asked for tables whose time has come or is near. */
  readonly sweep: number;
  /** What lies further ahead is left to a later sweep: most time-outs are put off long before they come. */
  readonly ahead: number;
  /** The clock by which times are stored. */
  readonly now: () => number;
}

export const JOB_TIMES: JobTimes = { sweep: 3_000, ahead: 10_000, now: Date.now };

/** More than are ever due at once; a bound all the same. */
export const SWEPT = 10_000;
