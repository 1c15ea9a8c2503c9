import { renderUnicodeCompact } from 'uqr';

/** White on black, whatever the colours of the terminal: scanners want the code as it is meant. */
const PLAIN = { begin: '\u001b[97;40m', end: '\u001b[0m' };

const qrLines = (text: string, coloured: boolean): readonly string[] =>
  renderUnicodeCompact(text, { ecc: 'L', border: 2 })
    .split('\n')
    .map(line => (coloured ? `  ${PLAIN.begin}${line}${PLAIN.end}` : `  ${line}`));

/** What is said to the person who has started a server: where it is, and for the living room a code to scan. */
export const addressLines = (
  [here = '', ...others]: readonly string[],
  { codeFor, coloured }: { readonly codeFor: string | undefined; readonly coloured: boolean },
): readonly string[] => [
  `Seekiste is served at ${here} (Ctrl-C ends it)`,
  ...others.map(address => `In the same network: ${address}`),
  ...(codeFor === undefined
    ? []
    : ['', ...qrLines(codeFor, coloured), '', `Phones in the same network scan this: ${codeFor}`]),
];
