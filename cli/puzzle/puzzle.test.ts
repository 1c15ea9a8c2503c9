import { GAMES } from '@seekiste/rules';
import { positionOf, puzzlesOf } from '@seekiste/learn/puzzles';
import { describe, expect, it } from 'vitest';
import { seekiste } from '../terminal.test-help.js';

const FIRST = ['--number', '1'];

describe('a puzzle in the terminal', () => {
  it.each(GAMES.map(({ name }) => name))('%s is answered right and wrong, and explains itself', async game => {
    const [puzzle] = await puzzlesOf(game);
    const [answer, next] = puzzle!.known;
    const right = await seekiste(['puzzle', game, ...FIRST, '--lang', 'en'], { input: `${answer.move}\nquit\n` });
    expect(right).toMatchObject({ code: 0, errors: '' });
    expect(right.output).toContain('Right:');
    expect(right.output).toContain('of all games');
    const wrong = await seekiste(['puzzle', game, ...FIRST, '--lang', 'de'], { input: `${next!.move}\nquit\n` });
    expect(wrong.output).toContain('Nicht der beste Zug.');
    expect(wrong.output).toContain('Die Lösung:');
  });

  it('judges a move that was not judged before', async () => {
    const [puzzle] = (await puzzlesOf('santa-timea')).filter(({ known, ...one }) => {
      const { rules, table, seat } = positionOf({ known, ...one });
      return rules.moves(rules.view(table.state, seat)).length > known.length;
    });
    const { rules, table, seat } = positionOf(puzzle!);
    const known = puzzle!.known.map(({ move }) => move);
    const other = rules
      .moves(rules.view(table.state, seat))
      .map(move => rules.write(move))
      .find(text => !known.includes(text));
    const { output } = await seekiste(['puzzle', 'santa-timea', '--number', String(puzzle!.number), '--lang', 'en'], {
      input: `${other}\nquit\n`,
    });
    expect(output).toMatch(/Not the best\.|nothing clearly better/);
  });

  it('refuses what the rules refuse, lists moves, shows the answer, goes on and plays on', async () => {
    const { output, code } = await seekiste(['puzzle', 'santa-timea', ...FIRST, '--lang', 'en'], {
      input: 'N99\nlegal\nhelp\nanswer\n\nanswer\nplay\nquit\n',
    });
    expect(code).toBe(0);
    expect(output.match(/Puzzle \d+ of/g)).toHaveLength(2);
    expect(output.match(/The answer:/g)).toHaveLength(2);
  });

  it.each([
    [['--number', '99999'], 'There is no puzzle 99'],
    [['--number', '0'], 'whole number'],
  ])('%j makes no sense', async (words, problem) => {
    const { code, errors } = await seekiste(['puzzle', 'santa-timea', '--lang', 'en', ...words]);
    expect(code).toBe(2);
    expect(errors).toContain(problem);
  });
});
