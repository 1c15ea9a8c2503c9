export { pyramid } from './pyramid.js';
export { isEdge } from './pyramid.js';
