/** The same again for the same key: of ten thousand games most are alike in who sailed and how. */
export const once = <Value>(): ((key: string, make: () => Value) => Value) => {
  const made = new Map<string, Value>();
  return (key, make) => {
    const before = made.get(key);
    if (before !== undefined) return before;
    const value = make();
    made.set(key, value);
    return value;
  };
};
