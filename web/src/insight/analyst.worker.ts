import { expose } from 'comlink';
import { analystWork } from './work.js';

expose(analystWork());
