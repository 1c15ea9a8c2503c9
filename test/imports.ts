import ts from 'typescript';

/** A source file: its path from the repository's root, and its text. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

export interface Import {
  readonly name: string;
  /** Types are gone when the program runs. */
  readonly kind: 'value' | 'type' | 'worker';
}

/** The scripts of a Svelte component; every other file is a script itself. */
const scriptOf = ({ path, text }: Source): string =>
  path.endsWith('.svelte')
    ? [...text.matchAll(/<script[^>]*>([^]*?)<\/script>/g)].map(([, code]) => code).join('\n')
    : text;

/** Each source is parsed once, however often it is asked about. */
const parsed = new WeakMap<Source, ts.SourceFile>();

export const parse = (source: Source): ts.SourceFile => {
  const known = parsed.get(source);
  if (known) return known;
  const file = ts.createSourceFile(source.path, scriptOf(source), ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  parsed.set(source, file);
  return file;
};

export const everyNode = (root: ts.Node): readonly ts.Node[] => {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return nodes;
};

const named = (node: ts.Node | undefined, kind: Import['kind']): Import | undefined =>
  node && ts.isStringLiteralLike(node) ? { name: node.text.replace(/\?.*$/, ''), kind } : undefined;

const importIn = (node: ts.Node): Import | undefined => {
  if (ts.isImportDeclaration(node)) {
    const erased = node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
    return named(node.moduleSpecifier, erased ? 'type' : 'value');
  }
  if (ts.isExportDeclaration(node)) return named(node.moduleSpecifier, node.isTypeOnly ? 'type' : 'value');
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return named(node.argument.literal, 'type');
  if (ts.isCallExpression(node)) {
    const loads = node.expression.kind === ts.SyntaxKind.ImportKeyword || node.expression.getText() === 'require';
    return loads ? named(node.arguments[0], 'value') : undefined;
  }
  if (ts.isNewExpression(node) && node.expression.getText() === 'URL') return fileBeside(node);
  return undefined;
};

/** `new URL('./file', import.meta.url)`: how a worker is named. */
const fileBeside = ({ arguments: given = [] }: { readonly arguments?: readonly ts.Expression[] | undefined }) =>
  given[1]?.getText() === 'import.meta.url' ? named(given[0], 'worker') : undefined;

const imported = new WeakMap<Source, readonly Import[]>();

/** Everything a file imports: statements, re-exports, types, dynamic imports, workers. */
export const importsOf = (source: Source): readonly Import[] => {
  const known = imported.get(source);
  if (known) return known;
  const found = everyNode(parse(source))
    .map(importIn)
    .filter(one => one !== undefined);
  imported.set(source, found);
  return found;
};
