import { encode } from 'uqr';

/** A QR code as one path on a grid of `size` modules, with the quiet zone that scanners need. */
export const qrPath = (text: string): { readonly size: number; readonly path: string } => {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size, path };
};
