import { speaker, type Args } from '@seekiste/words';
import { settings } from '../settings/settings.svelte.js';
import de from './sea.de.ftl?raw';
import en from './sea.en.ftl?raw';

const speak = speaker({ de, en });

/** What is said of the things drawn in the sea, in the language that is set. */
export const say = (id: string, args?: Args): string => speak(settings.now.language, id, args);
