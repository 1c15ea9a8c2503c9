import { parse, serialize, Transformer, type TextElement } from '@fluent/syntax';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { textFiles } from '../tools/words.mjs';

const ROOT = join(import.meta.dirname, '..');
const ROOMS = ['rules', 'bots', 'words', 'learn', 'protocol', 'web'];

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
  const copy = mkdtempSync(join(tmpdir(), 'seekiste-pseudo-'));
  for (const room of ROOMS)
    cpSync(join(ROOT, room), join(copy, room), {
      recursive: true,
      filter: source => !['dist', 'node_modules'].includes(basename(source)),
    });
  cpSync(join(ROOT, 'tsconfig.base.json'), join(copy, 'tsconfig.base.json'));
  mkdirSync(join(copy, 'node_modules/@seekiste'), { recursive: true });
  for (const entry of readdirSync(join(ROOT, 'node_modules')).filter(name => name !== '@seekiste'))
    symlinkSync(join(ROOT, 'node_modules', entry), join(copy, 'node_modules', entry));
  for (const room of ROOMS) symlinkSync(join(copy, room), join(copy, 'node_modules/@seekiste', room));

  for (const { path, language, text } of textFiles())
    if (language === 'en' && ROOMS.includes(path.split('/')[0] ?? ''))
      writeFileSync(join(copy, dirname(path), basename(path).replace('en.ftl', `${PSEUDO}.ftl`)), pseudoText(text));
  const registry = join(copy, 'words/languages.ts');
  const line = `  ${PSEUDO}: { title: 'Pseúdó', locale: 'en-GB' },\n} as const;`;
  writeFileSync(registry, readFileSync(registry, 'utf8').replace('} as const;', line));
  return copy;
};
