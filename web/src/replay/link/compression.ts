import { err, ok, refuse, type Refusal, type Result } from '@seekiste/rules/core';

const through = (
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): ReadableStream<Uint8Array> => new Blob([bytes]).stream().pipeThrough(stream);

/** All that comes, unless it is more than `most` bytes. */
const collected = async (stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array | undefined> => {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > most) {
      await reader.cancel();
      return undefined;
    }
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(parts as Uint8Array<ArrayBuffer>[]).arrayBuffer());
};

export const compressed = async (text: string): Promise<Uint8Array> => {
  const stream = through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  return (await collected(stream, Infinity)) ?? new Uint8Array();
};

/** The text that was compressed. A few bytes can stand for many: beyond `most` it is refused, and the rest never made. */
export const expanded = async (bytes: Uint8Array<ArrayBuffer>, most: number): Promise<Result<string, Refusal>> => {
  try {
    const all = await collected(through(bytes, new DecompressionStream('deflate-raw')), most);
    if (!all) return err(refuse('link-too-large', 'input'));
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(all));
  } catch {
    return err(refuse('link-damaged', 'input'));
  }
};
