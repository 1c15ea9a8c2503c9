export { personAtTable } from './person-at-table.js';
export { revealed } from './reveal.js';
export { company, type Listener, listenerAt, news, welcome } from './tell.js';
