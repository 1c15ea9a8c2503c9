import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chained, linkLines, type Link } from '@seekiste/protocol';
import { linked } from './link.js';
import type { TableState } from './table.js';

const game = { write: (move: unknown) => String(move) };

describe('a link of the chain', () => {
  it('P8.1 is what a browser computes when it verifies the game, whatever is hashed', () => {
    const key = fc.uint8Array({ minLength: 32, maxLength: 32 });
    const moves = fc.array(fc.record({ actor: fc.nat({ max: 4 }), move: fc.string({ unit: 'binary' }) }));
    fc.assert(
      fc.property(key, fc.string(), moves, (bytes, before, made) => {
        const link: Link = { type: 'played', moves: made };
        expect(linked({ game, key: bytes } as unknown as TableState, before, link)).toBe(
          chained(bytes, before, linkLines(game, link)),
        );
      }),
    );
  });

  it('is the same for what is longer than any deal, and for nothing', () => {
    const key = new Uint8Array(32).fill(7);
    for (const move of ['ü'.repeat(9_000), 'short', 'x'.repeat(8_192), '']) {
      const link: Link = { type: 'played', moves: [{ actor: 0, move }] };
      expect(linked({ game, key } as unknown as TableState, 'before', link)).toBe(
        chained(key, 'before', linkLines(game, link)),
      );
    }
  });
});
