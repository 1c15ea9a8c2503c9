/** What the suite demands of a game; a failure names the demand. */
export const CHECKS = {
  acts: 'somebody acts until the game is over, and a game that is over has a result',
  moves: 'whoever must act has a move, and nobody has one who may not act',
  distinct: 'no move is offered twice',
  offered: 'what is offered is accepted',
  accepted: 'what is accepted was offered',
  why: '`why` and `apply` give the same answer',
  unchanged: 'neither a question nor `apply` changes what it is given',
  malformed: 'input of any shape is read or refused by name',
  cards: 'cards are conserved',
  json: 'states, views, events and moves survive JSON',
  talks: 'what players may talk about is one of the names that the game lists',
  notation: 'moves survive being written and read, as text and as JSON',
  position: 'positions survive being saved and loaded',
  chance: 'chance depends on its generator alone',
  'kernel-list': 'the kernel lists what `moves` offers, in the same order',
  'kernel-pick': 'the kernel picks a listed move, each equally often',
  'kernel-play': 'the kernel plays what `apply` plays',
  'kernel-copy': 'the kernel’s copy equals the state and shares nothing with it',
  'kernel-score': 'the kernel scores what `result` says',
  secrecy: 'hidden cards change nothing that is sent',
  'same-view': 'an imagined world looks the same to who imagined it',
  'not-the-truth': 'worlds are imagined, not looked up',
  possible: 'an imagined world is a possible one',
  worlds: 'every possible world is imagined with its due chance, and no other',
  replay: 'replay equals play',
  table: 'undo and resume equal play',
  end: 'games end',
  throws: 'nothing throws',
} as const;

export type Check = keyof typeof CHECKS;

/** A game broke a demand. The message ends with the game so far, as a record that can be read again. */
export class ConformanceError extends Error {
  override readonly name = 'ConformanceError';

  constructor(
    readonly check: Check,
    readonly detail: string,
    readonly story: string,
    options?: { readonly cause: unknown },
  ) {
    super(`[${check}] ${CHECKS[check]}: ${detail}\n\n${story}`, options);
  }
}
