/** Whether two plain values are the same, whatever the order of their fields. */
export const same = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((value, index) => same(value, b[index]));
  const names = Object.keys(a);
  return (
    !Array.isArray(b) &&
    names.length === Object.keys(b).length &&
    names.every(name => Object.hasOwn(b, name) && same(field(a, name), field(b, name)))
  );
};

const field = (value: object, name: string): unknown => (value as Readonly<Record<string, unknown>>)[name];

/** The first place where two plain values differ, and how. */
export const difference = (a: unknown, b: unknown, path = '$'): string => {
  if (
    typeof a === 'object' &&
    typeof b === 'object' &&
    a !== null &&
    b !== null &&
    Array.isArray(a) === Array.isArray(b)
  )
    for (const name of new Set([...Object.keys(a), ...Object.keys(b)]))
      if (!same(field(a, name), field(b, name))) return difference(field(a, name), field(b, name), `${path}.${name}`);
  return `${path} is ${bytes(a)}, not ${bytes(b)}`;
};

/** Where a value holds something that JSON would lose or change, or undefined if nowhere. */
export const unplain = (value: unknown, path = '$'): string | undefined => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? undefined : path;
  if (typeof value !== 'object') return path;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const found = unplain(value[i], `${path}[${i}]`);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  const kind: unknown = Object.getPrototypeOf(value);
  if (kind !== Object.prototype && kind !== null) return path;
  for (const name of Object.keys(value)) {
    const found = unplain(field(value, name), `${path}.${name}`);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** What would leave over a wire; of nothing, nothing. */
export const bytes = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value));

export const throughJson = (value: unknown): unknown => JSON.parse(bytes(value));
