import type { Reply, Request } from '@seekiste/protocol';
import type { Turn } from '../turn.js';
import { readMessage, refusedReply } from './receive.js';

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
