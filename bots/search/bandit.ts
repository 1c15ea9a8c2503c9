/** How much an arm's uncertainty counts, where values lie between 0 and 1; found on positions of both games. */
const CURIOSITY = 0.2;

/**
 * Shares out a budget of trials among arms and names the best: upper confidence bounds (UCB1, Auer, Cesa-Bianchi
 * and Fischer 2002), so that arms that look good are tried more. `trial` tries an arm for the n-th time; the n-th
 * trials of all arms are to meet the same luck, so that they can be compared.
 */
export const bestArm = (arms: number, budget: number, trial: (arm: number, n: number) => number): number => {
  if (arms < 2) return 0;
  const tries = new Int32Array(arms);
  const sums = new Float64Array(arms);
  const attempt = (arm: number): void => {
    sums[arm] = (sums[arm] as number) + trial(arm, tries[arm] as number);
    tries[arm] = (tries[arm] as number) + 1;
  };
  for (let arm = 0; arm < arms; arm++) attempt(arm);
  for (let spent = arms; spent < budget; spent++) attempt(mostPromising(tries, sums, spent));
  return mostTried(tries, sums);
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

/** The arm that was tried most, since its mean is the surest; of several, the one with the higher sum. */
const mostTried = (tries: Int32Array, sums: Float64Array): number => {
  let best = 0;
  for (let arm = 1; arm < tries.length; arm++) {
    const more = (tries[arm] as number) - (tries[best] as number);
    if (more > 0 || (more === 0 && (sums[arm] as number) > (sums[best] as number))) best = arm;
  }
  return best;
};
