import { GAMES } from '@seekiste/rules';
import { describe, expect, it } from 'vitest';
import { seekiste } from '../terminal.test-help.js';

const DAY = ['--date', '2026-11-18'];

describe('the voyage of a day in the terminal', () => {
  it.each(GAMES.map(({ name }) => name))('%s is dealt from the date alone', async game => {
    const [first, again, other] = [
      await seekiste(['daily', game, ...DAY], { input: 'quit\n' }),
      await seekiste(['daily', game, ...DAY], { input: 'quit\n' }),
      await seekiste(['daily', game, '--date', '2026-11-19'], { input: 'quit\n' }),
    ];
    expect(first).toMatchObject({ code: 0, errors: '' });
    expect(again.output).toBe(first.output);
    expect(other.output).not.toBe(first.output);
  });

  it.each([
    [['--date', '2026-02-30'], '“2026-02-30” is no day'],
    [['--date', 'today'], '“today” is no day'],
    [['--seats', '4'], 'is for 3, not for 4'],
  ])('%j makes no sense', async (words, problem) => {
    const { code, errors } = await seekiste(['daily', 'santa-timea', ...words]);
    expect(code).toBe(2);
    expect(errors).toContain(problem);
  });
});
