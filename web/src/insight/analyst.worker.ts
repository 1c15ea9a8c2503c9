import { expose } from 'comlink';
import { fetchWeights } from '../local/weights.js';
import { analystWork } from './work.js';

expose(analystWork(fetchWeights));
