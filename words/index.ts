export { gameVoice } from './games.js';
export { refusal, say } from './general/index.js';
export { isLanguage, LANGUAGES, type Language } from './language.js';
export { listed, speaker, type Args, type Say } from './speaker.js';
export type { Choice, GameVoice, Names } from './voice.js';
