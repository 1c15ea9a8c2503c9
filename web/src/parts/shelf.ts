/** Where things are kept between visits; the browser's storage has this shape. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export const shelfInMemory = (): Shelf => {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: index => [...items.keys()][index] ?? null,
    getItem: key => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: key => void items.delete(key),
  };
};

/** The browser's own storage, or memory that does not last where the browser allows none. */
export const shelfOfDevice = (): Shelf => {
  try {
    localStorage.setItem('seekiste.test', '');
    localStorage.removeItem('seekiste.test');
    return localStorage;
  } catch {
    return shelfInMemory();
  }
};
