import { fetchWeights } from '../local/weights.js';
import { offer } from '../parts/worker-calls.js';
import { analystWork } from './work.js';

offer(analystWork(fetchWeights));
