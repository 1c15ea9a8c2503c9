import { parse, serialize, Transformer, type TextElement } from '@fluent/syntax';
import { writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { textFiles } from '../tools/words.mjs';
import { APP_ROOMS, copyOf, edit } from './copy.js';

/** The language that nobody speaks. */
export const PSEUDO = 'eo';

const ACCENTS = new Map(Array.from('aáeéiíoóuúcçnñsšAÁEÉIÍOÓUÚCÇNÑSŠ'.matchAll(/(.)(.)/g), ([, a, b]) => [a, b]));
const accented = (text: string): string => Array.from(text, letter => ACCENTS.get(letter) ?? letter).join('');

/** Four tenths more, in pieces as long as words. */
const longer = (text: string): string => {
  const letters = Math.ceil(0.4 * text.replaceAll(/[^\p{L}]/gu, '').length);
  const [, said = '', end = ''] = /^(.*?)(\s*)$/s.exec(text) ?? [];
  return letters === 0 ? text : `${said}${'~'.repeat(letters).replaceAll(/~{6}/g, '~~~~~ ').trimEnd()}${end}`;
};

class Pseudo extends Transformer {
  override visitTextElement(node: TextElement): TextElement {
    node.value = longer(accented(node.value));
    return node;
  }
}

/** A text of a language that has accents and takes more room. */
const pseudoText = (text: string): string => {
  const resource = parse(text, { withSpans: false });
  new Pseudo().genericVisit(resource);
  return serialize(resource, {});
};

/** A copy of the app's rooms to which a language is added as a person would add it: its files and one line. */
export const copyWithPseudo = (): string => {
  const copy = copyOf(APP_ROOMS, 'pseudo');
  for (const { path, language, text } of textFiles())
    if (language === 'en' && APP_ROOMS.some(room => path.startsWith(`${room}/`)))
      writeFileSync(join(copy, dirname(path), basename(path).replace('en.ftl', `${PSEUDO}.ftl`)), pseudoText(text));
  const line = `  ${PSEUDO}: { title: 'Pseúdó', locale: 'en-GB' },\n} as const;`;
  edit(copy, 'words/languages.ts', text => text.replace('} as const;', line));
  return copy;
};
