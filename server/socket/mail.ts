import type { Reply } from '@seekiste/protocol';

/** A message: a reply, or the text of one that several readers are sent. */
export type Message = Reply | string;

export const textOf = (message: Message): string => (typeof message === 'string' ? message : JSON.stringify(message));

/** A receiver of bytes. */
export interface Reader {
  /** The bytes that leave with this turn of the event loop. */
  unsent: Message[] | undefined;
  /** Sends one message. */
  post(text: string): void;
  /** Sends frames as they go over the wire. Returns whether nobody needs these bytes any more. */
  write(frames: Buffer): boolean;
  /** Something could not be written to them: a fault of ours, which must not reach anybody else. */
  fail(problem: unknown): void;
}

/** How messages leave. */
export interface Mail {
  /** Sends a message with this turn of the event loop, behind those that are unsent. */
  sendSoon(reader: Reader, message: Message): void;
  /** Sends what is unsent at once. */
  sendNow(reader: Reader): void;
}

const sendNow = (reader: Reader): void => {
  const { unsent = [] } = reader;
  reader.unsent = undefined;
  for (const message of unsent) reader.post(textOf(message));
};

const send = (reader: Reader): void => {
  try {
    sendNow(reader);
  } catch (problem) {
    reader.fail(problem);
  }
};

/** The plain twin of `fast/mail.ts`: every message is a string, which `ws` makes a frame of. */
export const PLAIN_MAIL: Mail = {
  sendSoon(reader, message) {
    if (reader.unsent === undefined) process.nextTick(send, reader);
    (reader.unsent ??= []).push(message);
  },
  sendNow,
};
