import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@seekiste/words';
import { describe, expect, it } from 'vitest';
import { readRoute } from './route.js';

const PUBLIC = join(import.meta.dirname, '../../public');

interface Manifest {
  readonly lang: string;
  readonly icons: readonly { readonly src: string; readonly purpose: string }[];
  readonly screenshots: readonly { readonly src: string; readonly sizes: string; readonly form_factor: string }[];
  readonly shortcuts: readonly { readonly url: string }[];
}

const read = (language: string): Manifest =>
  JSON.parse(readFileSync(join(PUBLIC, `${language}.webmanifest`), 'utf8')) as Manifest;

/** Width and height as a JPEG says them in its frame. */
const sizeOf = (file: string): string => {
  const bytes = readFileSync(file);
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2))
    if (bytes[at + 1] === 0xc0 || bytes[at + 1] === 0xc2)
      return `${bytes.readUInt16BE(at + 7)}x${bytes.readUInt16BE(at + 5)}`;
  return 'no frame';
};

describe.each(LANGUAGES)('the manifest in %s', language => {
  const manifest = read(language);

  it('speaks that language and has icons for every use', () => {
    expect(manifest.lang).toBe(language);
    expect(new Set(manifest.icons.map(({ purpose }) => purpose))).toEqual(new Set(['any', 'maskable', 'monochrome']));
    for (const { src } of manifest.icons) expect(existsSync(join(PUBLIC, src)), src).toBe(true);
  });

  it('shows every game on a wide and on a narrow screen, in the size it says', () => {
    for (const shape of ['wide', 'narrow'])
      expect(manifest.screenshots.filter(({ form_factor }) => form_factor === shape)).toHaveLength(3);
    for (const { src, sizes } of manifest.screenshots) expect(sizeOf(join(PUBLIC, src)), src).toBe(sizes);
  });

  it('leads to today’s voyage, to the last game and to the logbook', () => {
    const places = manifest.shortcuts.map(({ url }) => readRoute(url.replace('./', '')).place);
    expect(places).toEqual(['daily', 'table', 'logbook']);
  });
});
