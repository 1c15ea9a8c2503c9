import { judge } from '../core/judge.test-help.js';
import { santaTimea } from './index.js';
import { secrets } from './secrets.test-help.js';

judge(santaTimea, secrets);
