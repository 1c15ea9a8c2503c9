/** Adam (Kingma and Ba 2015): every weight goes by the mean of its gradients, in units of their usual size. */
const MEAN = 0.9;
const SIZE = 0.999;

export interface Adam {
  readonly means: Float64Array;
  readonly sizes: Float64Array;
  steps: number;
}

export const adamFor = (count: number): Adam => ({
  means: new Float64Array(count),
  sizes: new Float64Array(count),
  steps: 0,
});

export const descend = (adam: Adam, weights: Float64Array, gradient: Float64Array, rate: number): void => {
  const { means, sizes } = adam;
  adam.steps++;
  const meanPart = 1 - MEAN ** adam.steps;
  const sizePart = 1 - SIZE ** adam.steps;
  for (let i = 0; i < weights.length; i++) {
    const slope = gradient[i] as number;
    const mean = MEAN * (means[i] as number) + (1 - MEAN) * slope;
    const size = SIZE * (sizes[i] as number) + (1 - SIZE) * slope * slope;
    means[i] = mean;
    sizes[i] = size;
    weights[i] = (weights[i] as number) - (rate * (mean / meanPart)) / (Math.sqrt(size / sizePart) + 1e-8);
  }
};
