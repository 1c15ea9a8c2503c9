import { describe, expect, it } from 'vitest';
import { CHECKS, judgePicks, judgeWorlds } from './conformance.js';
import { but, judge, kernelBut } from './conformance/broken.test-help.js';
import { BROKEN_KERNEL } from './conformance/broken-kernel.test-help.js';
import { BROKEN_PLAY } from './conformance/broken-play.test-help.js';
import { BROKEN_SECRETS } from './conformance/broken-secrets.test-help.js';
import { BROKEN_SHAPE } from './conformance/broken-shape.test-help.js';
import { seedOf } from './seeds.test-help.js';
import { midway, worldsOfSeat0 } from './toy-insight.test-help.js';
import { shells } from './toy.test-help.js';

const BROKEN = [...BROKEN_PLAY, ...BROKEN_SHAPE, ...BROKEN_KERNEL, ...BROKEN_SECRETS];

describe('the suite catches a game that', () => {
  it.each(BROKEN)('$fault ($check)', broken => {
    expect(judge(broken)?.message ?? 'nothing').toContain(`[${broken.check}] ${CHECKS[broken.check]}: `);
  });

  it('every demand has a broken game that shows that it can fail', () => {
    const shown = new Set<string>([...BROKEN.map(({ check }) => check), 'worlds']);
    expect(Object.keys(CHECKS).filter(check => !shown.has(check))).toEqual([]);
  });
});

describe('judgeWorlds catches a game that', () => {
  const view = shells.view(midway(), 0);
  const draws = { seed: seedOf(1), draws: 21_000 };
  const worlds = worldsOfSeat0();

  it('never imagines a world that is possible', () => {
    const narrow = but({
      imagine(seen, rng) {
        for (;;) {
          const world = shells.imagine(seen, rng);
          if (JSON.stringify(world.sea) !== '[1,2,3]') return world;
        }
      },
    });
    expect(() => judgeWorlds(narrow, view, worlds, draws)).toThrow(
      /^\[worlds\] .* is possible, but not in 21000 draws/,
    );
  });

  it('imagines a world that is impossible', () => {
    const known = worlds.filter(({ state }) => JSON.stringify(state.sea) !== '[1,2,3]');
    expect(() => judgeWorlds(shells, view, known, draws)).toThrow(/^\[worlds\] .*"sea":\[1,2,3\]\} is impossible/);
  });

  it('imagines some worlds too often', () => {
    const fond = but({
      imagine(seen, rng) {
        const world = shells.imagine(seen, rng);
        return world.sea.includes(1) || rng.below(4) > 0 ? world : shells.imagine(seen, rng);
      },
    });
    expect(() => judgeWorlds(fond, view, worlds, draws)).toThrow(/^\[worlds\] .*chi-square [\d.]+ exceeds/);
  });
});

describe('judgePicks catches a game that', () => {
  it('picks one move more often', () => {
    const fond = kernelBut({ pick: (_, __, rng) => Number(rng.below(5) === 0) });
    expect(() => judgePicks(fond, midway(), 1, { seed: seedOf(1), draws: 1000 })).toThrow(/^\[kernel-pick\] .*exceeds/);
  });

  it('picks what it does not list', () => {
    const wild = kernelBut({ pick: (_, __, rng) => rng.below(3) });
    expect(() => judgePicks(wild, midway(), 1, { seed: seedOf(1), draws: 1000 })).toThrow(/2 is not listed/);
  });
});
