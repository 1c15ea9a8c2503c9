// @ts-check
/** Writes the types of messages, moves and views into the documents of the protocol: `npm run shapes`. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as prettier from 'prettier';
import ts from 'typescript';
import { ROOT } from './setup.mjs';

const DOCS = 'docs/protocol';

/** Where types are to stand: the file they are from, and which of them; whatever they need comes along. */
const PLACE = /(<!-- shapes of (\S+): ([\w ]+) -->\n)[^]*?(<!-- end of shapes -->)/g;

/** What says which of several shapes it is stands first. */
const TAGS = ['t', 'type', 'kind', 'format'];

/** How TypeScript says that nothing is changed is of no use to a reader of JSON. */
const UNCHANGED = /\breadonly (?=\S)/g;
const UNCHANGED_PARTS = /\bReadonly<(\w+)>/g;

/** @param {ts.Node} node */
const textOf = node =>
  node
    .getText()
    .replace(UNCHANGED, '')
    .replace(/\bReadonly<(Record<[^>]*>)>/g, '$1')
    .replace(UNCHANGED_PARTS, '$1');

/** @param {string | undefined} words */
const asComment = words => (words ? `\n/** ${words.replaceAll(/\s+/g, ' ')} */\n` : '');

/** What is said of one shape of several: it stands before the line between them. @param {ts.TypeNode} node */
const saidOf = node => {
  const { parent } = node;
  if (!ts.isUnionTypeNode(parent)) return undefined;
  const index = parent.types.indexOf(node);
  const from = index === 0 ? parent.getFullStart() : /** @type {ts.TypeNode} */ (parent.types[index - 1]).end;
  const before = node.getSourceFile().text.slice(from, node.getStart());
  return /\/\*\*([^]*?)\*\//
    .exec(before)?.[1]
    ?.replaceAll(/^\s*\* ?/gm, '')
    .trim();
};

/** The order of shapes: as written down, those of the type's own file first. @param {ts.Node | undefined} node @param {ts.Node} declared */
const placeOf = (node, declared) => {
  if (!node) return '';
  const file = node.getSourceFile();
  return `${file === declared.getSourceFile() ? '' : file.fileName} ${String(node.pos).padStart(9, '0')}`;
};

class Shapes {
  /** @type {Map<ts.Symbol, string>} */
  printed = new Map();

  /** @param {ts.Program} program @param {string} page */
  constructor(program, page) {
    this.program = program;
    this.checker = program.getTypeChecker();
    this.page = page;
    this.isOfGame = existsSync(join(ROOT, 'rules', basename(page, '.md')));
  }

  /** @param {ts.Symbol} symbol */
  origin(symbol) {
    return symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
  }

  /** @param {ts.Symbol} symbol */
  add(symbol) {
    if (this.printed.has(symbol)) return;
    const declared = symbol.declarations?.find(one => ts.isTypeAliasDeclaration(one) || ts.isInterfaceDeclaration(one));
    if (!declared) return;
    const file = relative(ROOT, declared.getSourceFile().fileName);
    // What all games share is on the page of messages.
    const isShared = file.startsWith('rules/core/') && this.isOfGame;
    if (file.includes('node_modules') || isShared) return;
    this.printed.set(symbol, '');
    const words = ts.displayPartsToString(symbol.getDocumentationComment(this.checker));
    this.printed.set(symbol, `${asComment(words)}type ${symbol.name} = ${this.bodyOf(symbol, declared)};`);
  }

  /** @param {ts.Symbol} symbol @param {ts.Declaration} declared */
  bodyOf(symbol, declared) {
    const type = this.checker.getDeclaredTypeOfSymbol(symbol);
    if (!ts.isTypeAliasDeclaration(declared)) return this.object(type);
    const listed = this.listed(declared.type);
    if (listed) return listed;
    const shapes = type.isUnion() ? type.types : [type];
    const isMadeOfObjects = shapes.some(shape => shape.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection));
    if (!isMadeOfObjects || textOf(declared.type).startsWith('Record<')) return this.named(declared.type);
    const lines = shapes
      .map(shape => ({ shape, node: this.nodeOf(shape) }))
      .sort((one, other) => placeOf(one.node, declared).localeCompare(placeOf(other.node, declared)))
      .map(({ shape, node }) => `${asComment(node && saidOf(node))}| ${this.object(shape)}`);
    return lines.length === 1 ? this.object(type) : lines.join('\n');
  }

  /** The values of a list, in its order. @param {ts.TypeNode} node */
  listed(node) {
    const inner = ts.isIndexedAccessTypeNode(node) ? node.objectType : undefined;
    const query = inner && ts.isParenthesizedTypeNode(inner) ? inner.type : inner;
    if (!query || !ts.isTypeQueryNode(query)) return undefined;
    const list = /** @type {ts.TypeReference} */ (this.checker.getTypeFromTypeNode(query));
    return this.checker
      .getTypeArguments(list)
      .map(one => this.checker.typeToString(one))
      .join(' | ');
  }

  /** Where a shape of several is written down. @param {ts.Type} shape @returns {ts.TypeNode | undefined} */
  nodeOf(shape) {
    const parts = shape.isIntersection() ? shape.types : [shape];
    const nodes = parts.flatMap(({ symbol }) => symbol?.declarations ?? []).filter(ts.isTypeLiteralNode);
    return nodes.find(({ parent }) => ts.isUnionTypeNode(parent)) ?? nodes[0];
  }

  /** @param {ts.Type} type @returns {string} */
  object(type) {
    if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return this.checker.typeToString(type);
    const fields = this.checker.getPropertiesOfType(type);
    const order = [...fields].sort((one, other) => Number(TAGS.includes(other.name)) - Number(TAGS.includes(one.name)));
    return `{ ${order.map(field => this.field(field)).join(';')} }`;
  }

  /** @param {ts.Symbol} field */
  field(field) {
    // The last one is the narrowest, where a type was made narrower.
    const declared = field.declarations?.findLast(ts.isPropertySignature);
    const words = ts.displayPartsToString(field.getDocumentationComment(this.checker));
    const isOptional = field.flags & ts.SymbolFlags.Optional;
    const type = declared?.type
      ? this.named(declared.type)
      : this.checker.typeToString(this.checker.getTypeOfSymbol(field));
    return `${asComment(words)}${field.name}${isOptional ? '?' : ''}: ${type}`;
  }

  /** A type as it is written; what it names is printed, too. @param {ts.TypeNode} node */
  named(node) {
    /** @param {ts.Node} inner */
    const walk = inner => {
      if (ts.isTypeReferenceNode(inner)) {
        const symbol = this.checker.getSymbolAtLocation(inner.typeName);
        if (symbol) this.add(this.origin(symbol));
      }
      ts.forEachChild(inner, walk);
    };
    walk(node);
    if (ts.isTypeQueryNode(node)) return this.checker.typeToString(this.checker.getTypeFromTypeNode(node));
    return this.listed(node) ?? textOf(node);
  }
}

/** @returns {ts.Program} */
const programOf = () => {
  const path = join(ROOT, 'tsconfig.tests.json');
  const { options } = ts.parseJsonConfigFileContent(ts.readConfigFile(path, ts.sys.readFile).config, ts.sys, ROOT);
  const files = pages().flatMap(page =>
    [...readFileSync(join(ROOT, page), 'utf8').matchAll(PLACE)].map(([, , file = '']) => join(ROOT, file)),
  );
  return ts.createProgram([...new Set(files)], { ...options, skipLibCheck: true, types: [] });
};

const pages = () =>
  readdirSync(join(ROOT, DOCS))
    .filter(name => name.endsWith('.md'))
    .map(name => `${DOCS}/${name}`);

/** What was not on the page yet. @param {Shapes} shapes @param {string} file @param {string[]} names */
const printed = async (shapes, file, names) => {
  const { checker, page } = shapes;
  const before = shapes.printed.size;
  const source = shapes.program.getSourceFile(resolve(ROOT, file));
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${page}: there is no ${file}`);
  const exported = checker.getExportsOfModule(module);
  for (const name of names) {
    const symbol = exported.find(one => one.name === name);
    if (!symbol) throw new Error(`${page}: ${file} exports no ${name}`);
    shapes.add(shapes.origin(symbol));
  }
  const options = await prettier.resolveConfig(join(ROOT, file));
  const code = [...shapes.printed.values()].slice(before).join('\n\n');
  return prettier.format(code, { ...options, parser: 'typescript', plugins: [] });
};

/** @returns {Promise<Map<string, string>>} every page with shapes, as it should be */
export const shapedPages = async () => {
  const program = programOf();
  const shaped = new Map();
  for (const page of pages()) {
    let text = readFileSync(join(ROOT, page), 'utf8');
    const shapes = new Shapes(program, page);
    for (const [whole, begin = '', file = '', names = '', end = ''] of [...text.matchAll(PLACE)]) {
      const code = await printed(shapes, file, names.split(' '));
      text = text.replace(whole, () => `${begin}\n\`\`\`ts\n${code}\`\`\`\n\n${end}`);
    }
    shaped.set(page, text);
  }
  return shaped;
};

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [page, text] of await shapedPages()) writeFileSync(join(ROOT, page), text);
