/** How much an arm's uncertainty counts, where values lie between 0 and 1; found on positions of both games. */
const CURIOSITY = 0.2;

/** What became of the trials. By arm: how many there were, and the sum of what they brought. */
export interface Arms {
  readonly tries: Int32Array;
  readonly sums: Float64Array;
  /** How far single trials lie apart, of all arms together. */
  readonly spread: number;
}

/**
 * Shares out a budget of trials among arms: upper confidence bounds (UCB1, Auer, Cesa-Bianchi and Fischer
 * 2002), so that arms that look good are tried more. Every arm is tried at least once. `trial` tries an arm for
 * the n-th time; the n-th trials of all arms are to meet the same luck, so that they can be compared.
 */
export const tryArms = (arms: number, budget: number, trial: (arm: number, n: number) => number): Arms => {
  const tries = new Int32Array(arms);
  const sums = new Float64Array(arms);
  let all = 0;
  let squares = 0;
  const attempt = (arm: number): void => {
    const value = trial(arm, tries[arm] as number);
    sums[arm] = (sums[arm] as number) + value;
    tries[arm] = (tries[arm] as number) + 1;
    all += value;
    squares += value * value;
  };
  for (let arm = 0; arm < arms; arm++) attempt(arm);
  let spent = arms;
  for (; spent < budget; spent++) attempt(mostPromising(tries, sums, spent));
  const mean = all / spent;
  return { tries, sums, spread: Math.sqrt(Math.max(0, squares / spent - mean * mean)) };
};

const mostPromising = (tries: Int32Array, sums: Float64Array, spent: number): number => {
  const log = Math.log(spent);
  let best = 0;
  let highest = -Infinity;
  for (let arm = 0; arm < tries.length; arm++) {
    const n = tries[arm] as number;
    const bound = (sums[arm] as number) / n + CURIOSITY * Math.sqrt(log / n);
    if (bound > highest) {
      highest = bound;
      best = arm;
    }
  }
  return best;
};

/** The arms, best first: what was tried most comes first, since its mean is the surest; then the higher mean. */
export const ranked = ({ tries, sums }: Arms): readonly number[] => {
  const [triesOf, meanOf] = [
    (arm: number): number => tries[arm] as number,
    (arm: number): number => (sums[arm] as number) / (tries[arm] as number),
  ];
  return Array.from(tries.keys()).sort((a, b) => triesOf(b) - triesOf(a) || meanOf(b) - meanOf(a));
};
