import { insightVoice, type InsightVoice, type Language } from '@seekiste/words';
import { fetchTexts } from '../words/texts.js';

const voices = new Map<Language, Promise<InsightVoice>>();

/** Fetches what is said of judged games; what failed can be tried again. */
export const loadInsightVoice = (language: Language): Promise<InsightVoice> => {
  const known = voices.get(language);
  if (known) return known;
  const loading = fetchTexts('insight', language).then(shelves => insightVoice(language, shelves['insight'] ?? ''));
  voices.set(language, loading);
  loading.catch(() => voices.delete(language));
  return loading;
};
