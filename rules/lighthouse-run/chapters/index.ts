import type { Chapter } from '../chapter.js';
import { erik } from './erik/index.js';
import { fleet } from './fleet/index.js';

const LISTED = [erik, fleet] as const;

/** How else two can play, in the order in which it is offered. */
export const CHAPTERS: readonly Chapter<ListedMode, ListedReason>[] = LISTED;

type Listed = (typeof LISTED)[number];
export type ListedMode = Listed['name'];
/** Why a colour that nobody sails has the first place. */
export type ListedReason = Listed extends Chapter<string, infer Reason> ? Reason : never;
