import type { Seed } from '@seekiste/rules/core';

/** The key of the cipher that deals a voyage, from its name: at most 32 letters, each as it is. */
export const seedFor = (name: string): Seed =>
  Array.from(name, letter => letter.charCodeAt(0).toString(16).padStart(2, '0'))
    .join('')
    .padEnd(64, '0');
