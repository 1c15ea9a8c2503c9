import { sayer } from '../message.js';
import type { GeneralMessages } from './messages.js';

export const say = sayer<GeneralMessages>();
