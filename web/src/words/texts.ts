import type { Language } from '@seekiste/words';
import ADDRESSES from 'virtual:texts';

type Shelves = Readonly<Record<string, string>>;

const fetched = new Map<string, Promise<Shelves>>();

const fetchOnce = async (name: string): Promise<Shelves> => {
  const address = ADDRESSES[name];
  if (address === undefined) return {};
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`the texts ${name} could not be fetched: ${answer.status}`);
  return (await answer.json()) as Shelves;
};

/** The texts of a parcel by shelf: `general` or a game. What failed can be tried again. */
export const fetchTexts = (parcel: string, language: Language): Promise<Shelves> => {
  const name = `${parcel} ${language}`;
  const known = fetched.get(name) ?? fetchOnce(name);
  fetched.set(name, known);
  known.catch(() => fetched.delete(name));
  return known;
};
