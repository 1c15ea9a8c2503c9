export { rock } from './rock.js';
