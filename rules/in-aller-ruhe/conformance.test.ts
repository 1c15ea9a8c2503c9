import { judge } from '../core/judge.test-help.js';
import { inAllerRuhe } from './index.js';
import { secrets } from './secrets.test-help.js';

judge(inAllerRuhe, secrets);
