import { decodeRequest, requestIdIn, type Reply, type Request, type RequestId } from '@seekiste/protocol';
import { err, refuse, type Refusal, type Result } from '@seekiste/rules/core';
import type { Turn } from '../turn.js';

/** A sender. */
export interface Sender {
  /** Where requests go. */
  readonly atTable: { receive(request: Request): void } | undefined;
  tell(reply: Reply): void;
}

/** A message, and where it goes: also if its sender leaves before the turn is over. */
interface Heard {
  readonly text: string;
  readonly atTable: Sender['atTable'];
  readonly sender: Sender;
}

/** A request that cannot be read, and which one it was, where that can be told. */
interface Unreadable {
  readonly id: RequestId | undefined;
  readonly refusal: Refusal;
}

const parsed = (text: string): { readonly value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
};

/** The one place where what arrived becomes a request. */
const readMessage = (text: string): Result<Request, Unreadable> => {
  const json = parsed(text);
  if (!json) return err({ id: undefined, refusal: refuse('not-json', 'input') });
  const request = decodeRequest(json.value);
  return request.ok ? request : err({ id: requestIdIn(json.value), refusal: request.error });
};

const refusedReply = ({ id, refusal }: Unreadable): Reply => {
  const { code, clause, params } = refusal;
  return { t: 'refused', ...(id === undefined ? {} : { id }), code, clause, params };
};

/** What has come in one turn of the event loop: all of it is read, then all of it is decided. */
export class Inbox {
  private heard: Heard[] = [];

  constructor(private readonly turn: Turn) {}

  add(sender: Sender, text: string): void {
    if (this.heard.push({ text, atTable: sender.atTable, sender }) === 1) this.turn.whenRead(() => this.open());
  }

  /** Hands on what is there, in the order in which it came. */
  open(): void {
    const { heard } = this;
    this.heard = [];
    const requests = heard.map(({ text }) => readMessage(text));
    let next = 0;
    for (const { atTable, sender } of heard) {
      const request = requests[next++] as ReturnType<typeof readMessage>;
      if (request.ok) atTable?.receive(request.value);
      else sender.tell(refusedReply(request.error));
    }
  }
}
