import type { ProofSeat } from '@seekiste/protocol';
import type { Place } from './table.js';

/** A seat as the file of a game names it. */
export const proofSeat = (place: Place): ProofSeat => {
  switch (place.kind) {
    case 'open':
      throw new Error('an open seat in a game that has begun');
    case 'bot':
      return { name: place.name, from: 'bot', nonce: null, bot: place.manned ?? place.bot };
    case 'person':
      return { name: place.name, from: place.drawn ? 'server' : 'person', nonce: place.nonce };
  }
};
