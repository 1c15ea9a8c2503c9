/** What a shape is filled with; the colours follow day and night. `line` and `gone` are drawn with a pen. */
type Ink = 'deep' | 'land' | 'sand' | 'stone' | 'sun' | 'sail' | 'ink' | 'red' | 'line' | 'gone';

/** A small picture of 64 by 40 over sky and sea, whose horizon lies at 27: shapes from back to front. */
export type Drawing = readonly (readonly [ink: Ink, shape: string])[];

/** Pictures by option (`rock`), or by option and value (`variant-arch`). */
export type Pictures = Readonly<Record<string, Drawing>>;

const FOUND = import.meta.glob<{ readonly PICTURES: Pictures }>('../games/*/option-pictures.ts');

/** The pictures of a game's options, fetched; a game without any gets plain cards. */
export const picturesOf = async (game: string): Promise<Pictures> =>
  (await FOUND[`../games/${game}/option-pictures.ts`]?.())?.PICTURES ?? {};
