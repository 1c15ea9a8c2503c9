import type { Reply, Request } from '@seekiste/protocol';
import { whenRead } from '../turn.js';
import { readMessage, refusedReply } from './receive.js';

/** Whoever has sent something. */
export interface Sender {
  /** Where requests go; nowhere when the sender has left. */
  readonly berth: { receive(request: Request): void } | undefined;
  tell(reply: Reply): void;
}

/** What has come in one turn of the event loop: all of it is read, then all of it is decided. */
export class Inbox {
  private heard: { readonly sender: Sender; readonly text: string }[] = [];

  add(sender: Sender, text: string): void {
    if (this.heard.push({ sender, text }) === 1) whenRead(() => this.open());
  }

  /** Hands on what is there, in the order in which it came. */
  open(): void {
    const { heard } = this;
    this.heard = [];
    const requests = heard.map(({ text }) => readMessage(text));
    let next = 0;
    for (const { sender } of heard) {
      const request = requests[next++] as ReturnType<typeof readMessage>;
      if (request.ok) sender.berth?.receive(request.value);
      else sender.tell(refusedReply(request.error));
    }
  }
}
