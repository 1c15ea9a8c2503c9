import { err, ok, refuse, type Refusal, type Result, type Viewer } from '@seekiste/rules/core';

export const OPS = ['games', 'new', 'load', 'position', 'view', 'moves', 'apply', 'record'] as const;
type Op = (typeof OPS)[number];

export type Fields = Readonly<Record<string, unknown>>;

/** A line that could be read: which operation, on what, and how its answer is to be called. */
export interface Request {
  readonly op: Op;
  readonly id: unknown;
  readonly fields: Fields;
}

export const refused = (code: string, params: Refusal['params']): { readonly ok: false; readonly error: Refusal } =>
  err(refuse(code, 'input', params));

/** A value in a sentence: short, whatever was sent. */
export const brief = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) as string | undefined);
  return (text ?? 'undefined').slice(0, 80);
};

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One line from outside; the id is kept even where the rest makes no sense. */
export const readRequest = (line: string): { readonly id: unknown; readonly request: Result<Request, Refusal> } => {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return { id: undefined, request: refused('malformed-json', { field: 'line', value: brief(line) }) };
  }
  if (!isObject(value)) return { id: undefined, request: refused('not-an-object', { field: 'line' }) };
  const { id, op: asked } = value;
  const op = OPS.find(name => name === asked);
  if (!op) {
    const params = { field: 'op', value: brief(asked), allowed: OPS.join(', ') };
    return { id, request: refused('unknown-op', params) };
  }
  return { id, request: ok({ op, id, fields: value }) };
};

/** A seat of this table, or the watcher. */
export const readViewer = (field: string, value: unknown, seats: number): Result<Viewer, Refusal> =>
  value === 'watcher' || (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < seats)
    ? ok(value)
    : refused('unknown-viewer', { field, value: brief(value), last: seats - 1 });
