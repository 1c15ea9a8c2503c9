export { gameVoice } from './games.js';
export { hintAsked, worth, type Worth } from './general/hint.js';
export { botSketch, botTitle, refusal, say } from './general/index.js';
export { isLanguage, LANGUAGES, type Language } from './language.js';
export type { Reason } from './reason.js';
export { listed, speaker, type Args, type Say } from './speaker.js';
export type { Choice, GameVoice, Names } from './voice.js';
