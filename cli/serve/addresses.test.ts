import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { addressLines } from './addresses.js';

const HOME = ['http://localhost:8080/', 'http://192.168.1.5:8080/', 'http://[fd00::2]:8080/'];

/** Which modules of a drawn code are dark, row by row: two rows a line, of which the light ones are drawn. */
const darkIn = (lines: readonly string[]): readonly boolean[][] =>
  lines.flatMap(line => {
    const drawn = [...line.slice(2)];
    return [drawn.map(sign => ' ▄'.includes(sign)), drawn.map(sign => ' ▀'.includes(sign))];
  });

describe('what is said of the addresses', () => {
  it('every address is named, this machine’s own first', () => {
    const lines = addressLines(HOME, { codeFor: undefined, coloured: false });
    expect(lines).toEqual([
      'Seekiste is served at http://localhost:8080/ (Ctrl-C ends it)',
      'In the same network: http://192.168.1.5:8080/',
      'In the same network: http://[fd00::2]:8080/',
    ]);
  });

  it('a code for the likeliest one is drawn, module by module what the encoder says', () => {
    const lines = addressLines(HOME, { codeFor: HOME[1], coloured: false });
    const drawn = lines.filter(line => /[█▀▄]/.test(line));
    const { data, size } = encode('http://192.168.1.5:8080/', { ecc: 'L', border: 2 });
    expect(darkIn(drawn).slice(0, size)).toEqual(data);
    expect(lines.at(-1)).toBe('Phones in the same network scan this: http://192.168.1.5:8080/');
  });

  it('in a terminal the code has colours of its own, on light ground too', () => {
    const drawn = addressLines(HOME, { codeFor: HOME[1], coloured: true }).filter(line => line.includes('█'));
    expect(drawn.length).toBeGreaterThan(10);
    for (const line of drawn) expect(line).toMatch(/^ {2}\u001b\[97;40m[█▀▄ ]+\u001b\[0m$/);
  });
});
