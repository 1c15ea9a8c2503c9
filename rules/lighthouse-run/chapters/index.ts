import type { Chapter } from '../chapter.js';
import { erik } from './erik/index.js';
import { fleet } from './fleet/index.js';

export type ListedMode = 'erik' | 'fleet';
/** Why a colour that nobody sails has the first place. */
export type ListedReason = 'erik';

/** How else two can play, in the order in which it is offered. */
export const CHAPTERS: readonly Chapter<ListedMode, ListedReason>[] = [erik, fleet];
