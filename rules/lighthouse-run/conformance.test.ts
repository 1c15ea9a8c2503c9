import { judge } from '../core/judge.test-help.js';
import { lighthouseRun } from './index.js';
import { secrets } from './secrets.test-help.js';

judge(lighthouseRun, secrets);
