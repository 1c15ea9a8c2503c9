import type { Rng } from '@seekiste/rules/core';
import { Lookout } from './lookout.js';
import type { Way } from './sailor.js';
import { serve, type Serving } from './serving.js';

/** Several nodes that are one place, each of which may be struck and comes back. */
export class Fleet implements Way {
  readonly lookout = new Lookout();
  /** What nodes said of trouble, all of them. */
  readonly said: string[] = [];
  private readonly up = new Set<Serving>();
  private readonly asked = new Set<Serving>();
  private waiting: (() => void)[] = [];

  private constructor(
    private readonly env: Readonly<Record<string, string>>,
    private readonly dice: Rng,
  ) {}

  static async launch(nodes: number, env: Readonly<Record<string, string>>, dice: Rng): Promise<Fleet> {
    const fleet = new Fleet(env, dice);
    for (let i = 0; i < nodes; i++) await fleet.join();
    return fleet;
  }

  private async join(): Promise<void> {
    const serving = await serve(this.env);
    this.up.add(serving);
    void serving.ended.then(() => {
      this.up.delete(serving);
      this.said.push(serving.said());
      if (!this.asked.has(serving)) this.said.push('a node ended by itself');
    });
    for (const go of this.waiting.splice(0)) go();
  }

  /** Any of the nodes, so that those who play together are seldom all on one. */
  async node(): Promise<string> {
    for (;;) {
      const nodes = [...this.up];
      if (nodes.length > 0) return nodes[this.dice.below(nodes.length)]!.origin;
      await new Promise<void>(go => this.waiting.push(go));
    }
  }

  private async end(serving: Serving, how: 'kill' | 'leave'): Promise<void> {
    this.up.delete(serving);
    this.asked.add(serving);
    await serving[how]();
  }

  /** Ends a node and starts another; settles when that one is there. */
  async strike(how: 'kill' | 'leave'): Promise<void> {
    const nodes = [...this.up];
    if (nodes.length > 0) await this.end(nodes[this.dice.below(nodes.length)]!, how);
    await this.join();
  }

  async leave(): Promise<void> {
    await Promise.all([...this.up].map(serving => this.end(serving, 'leave')));
  }
}
