import { describe, expect, it } from 'vitest';
import { HELPS, lacksOf } from './lacks.js';

const everything = { wakeLock: {}, clipboard: {}, vibrate: () => true };

describe('what a browser lacks', () => {
  it('is nothing where it has everything', () => {
    const asked = { isSecureContext: true, navigator: everything, Notification: {}, indexedDB: {} };
    expect(lacksOf(asked)).toEqual([]);
  });

  it('is named one by one', () => {
    const asked = { isSecureContext: true, navigator: {} };
    expect(lacksOf(asked)).toEqual(HELPS.map(help => ({ help, why: 'browser' })));
  });

  it('over plain http is what browsers withhold there: it says so', () => {
    const asked = { isSecureContext: false, navigator: { vibrate: () => true }, Notification: {}, indexedDB: {} };
    expect(lacksOf(asked)).toEqual([
      { help: 'awake', why: 'insecure' },
      { help: 'copy', why: 'insecure' },
      { help: 'notices', why: 'insecure' },
    ]);
  });
});
