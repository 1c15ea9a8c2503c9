import { describe, expect, it } from 'vitest';
import { gameFor, setupFor } from '../arguments.js';
import { barPicture } from '../report/bars.js';
import { matchHtml, type Match } from './html.js';
import { findings } from './report.js';
import type { Sums, Tally } from './tally.js';

const sums = (each: number, deals: number): Sums => ({ sum: each * deals, squares: each * each * deals });

/** Ten deals in three seatings: the first wins half of the games. */
const RANKED: Tally = {
  ...{ deals: 10, games: 30, wins: sums(0, 10), team: false },
  bots: [
    { firsts: sums(90, 10), points: sums(27, 10), moves: 100, milliseconds: 4200 },
    { firsts: sums(90, 10), points: sums(-12, 10), moves: 200, milliseconds: 10 },
  ],
};

const TEAM: Tally = { ...RANKED, games: 10, wins: { sum: 9, squares: 9 }, team: true };

const match = (game: string, bots: readonly string[], tally: Tally, options = {}): Match => ({
  ...setupFor(gameFor(game), bots.length, options),
  ...{ game: gameFor(game), bots, seed: 'abc', tally, found: findings(bots, tally) },
});

describe('the page of a match', () => {
  const rivals = match('santa-timea', ['captain', 'mine<b>', 'mine<b>'], RANKED, { professional: true });

  it('says in English who won how much, and draws it', () => {
    const html = matchHtml('en', rivals);
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('<b>Captain</b><span>50.0 % (');
    expect(html).toContain('mine&lt;b&gt; (each of 2 seats)');
    expect(html).toContain('<span>9.0 (9.0 to 9.0)</span>');
    expect(html).toContain('Captain 42 ms, mine&lt;b&gt; 0.05 ms');
    // Two panels with a bar for each.
    expect(html.match(/<svg /g)).toHaveLength(4);
    expect(html).not.toContain('mine<b>');
  });

  it('says the same in German', () => {
    const html = matchHtml('de', rivals);
    expect(html).toContain('<html lang="de">');
    expect(html).toContain('<b>Kapitän</b><span>50,0 % (');
    expect(html).toContain('Anteil an den Siegen');
    expect(html).toContain('<dt>Verteilungen</dt><dd>10</dd>');
  });

  it('names the options that are not as usual', () => {
    const [usual, changed] = [match('santa-timea', ['captain', 'sailor', 'sailor'], RANKED), rivals];
    const facts = (html: string): number => html.match(/<dt>/g)!.length;
    expect(facts(matchHtml('en', changed))).toBe(facts(matchHtml('en', usual)) + 1);
  });

  it('has one bar for a team', () => {
    const html = matchHtml('en', match('in-aller-ruhe', ['sailor'], TEAM));
    expect(html).toContain('<b>Sailor</b><span>90.0 % (59.6 % to 98.2 %)</span>');
    expect(html.match(/<svg /g)).toHaveLength(1);
  });

  it('stands on its own: nothing is loaded, nothing is run', () => {
    expect(matchHtml('de', rivals)).not.toMatch(/<script|<link|<img|url\(|https?:|@import/);
  });
});

describe('a bar', () => {
  const bar = { label: 'a', text: 't', value: 0.5, interval: [0.25, 0.75] as const };

  it('reaches from nothing to its value, the whisker over its interval', () => {
    const picture = barPicture(bar, { from: 0, to: 1, mark: 0.2 });
    expect(picture).toContain('<rect class="bar" x="0" y="4" width="500"');
    expect(picture).toContain('<line class="whisker" x1="250" x2="750"');
    expect(picture).toContain('<line class="mark" x1="200" x2="200"');
    expect(picture).toContain('aria-label="a: t"');
  });

  it('grows to the left where points are less than nothing, and stays inside the picture', () => {
    const picture = barPicture({ ...bar, value: -5, interval: [-12, 3] }, { from: -10, to: 10 });
    expect(picture).toContain('<rect class="bar" x="250" y="4" width="250"');
    expect(picture).toContain('<line class="whisker" x1="0" x2="650"');
  });
});
