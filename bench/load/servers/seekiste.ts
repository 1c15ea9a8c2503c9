/** Our own node in a process of its own, as it is configured by its environment. */
import { readConfig, startNode } from '@seekiste/server';
import { answer } from './answer.js';

const node = await startNode(readConfig(process.env));
answer(new URL(node.addresses[0] ?? '').origin);
