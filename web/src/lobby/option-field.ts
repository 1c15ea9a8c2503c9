import type { OptionValue } from '@seekiste/rules/core';
import type { LobbyVoice } from '@seekiste/words';
import type { Pictures } from './drawing.js';

/** What the card of an option and the cards of its values are handed alike. */
export interface OptionFieldProps {
  voice: LobbyVoice;
  value: OptionValue;
  /** Why a value cannot be combined with the other choices, if so. */
  excluded: (value: OptionValue) => string | undefined;
  locked: boolean;
  choose: (value: OptionValue) => void;
  pictures: Pictures;
}
