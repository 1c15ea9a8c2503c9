import { describe, expect, it } from 'vitest';
import { judgeWorlds } from '../core/conformance.js';
import { seedOf } from '../core/seeds.test-help.js';
import { ARRIVAL, BORDER, COMPASS, DEPARTURE, inAllerRuhe, isIsland, MONSTER, YELLOW } from './index.js';
import { ALL, copyOf, dealtIntoPlaces, loaded, permutations, weighed, without } from './worlds.test-help.js';

describe('In aller Ruhe imagines exactly the possible worlds of its chapters', () => {
  const sea = Array.from({ length: 36 }, (_, space) => (space < 30 ? space + 1 : 0));

  it('11.3, 12.2 monsters are not among discards, storms only in piles', () => {
    const hidden = [40, 50, 60, MONSTER, YELLOW];
    const own = [70, 71];
    const destroyed = [72, 73];
    const truth = loaded({
      seats: 2,
      options: { monsters: 3, storms: true },
      sea,
      turn: 0,
      departedBy: 1,
      hands: [own, [40, MONSTER]],
      piles: [[60], [YELLOW]],
      thrown: [[...without(ALL, [...sea.filter(isIsland), ...own, ...destroyed, 40, 50, 60]), DEPARTURE], [50]],
      fresh: [9, 9],
      monsters: { destroyed, holds: [false, false], fresh: [9, 9] },
      storms: { calmed: [1, 2, 2] },
    });
    const places = [
      ['hands', 1, 0],
      ['hands', 1, 1],
      ['thrown', 1, 0],
      ['piles', 1, 0],
      ['piles', 0, 0],
    ] as const;
    const worlds = dealtIntoPlaces(
      truth,
      places,
      hidden,
      order => order.indexOf(MONSTER) !== 2 && order.indexOf(YELLOW) >= 3,
    );
    expect(worlds).toHaveLength(18);
    judgeWorlds(inAllerRuhe, inAllerRuhe.view(truth, 0), worlds, { seed: seedOf(21), draws: 8000 });
  });

  it('11.5 whoever was announced holds a monster, whoever was not has none among the cards of then', () => {
    const own = [70, 71];
    const truth = loaded({
      seats: 3,
      options: { monsters: 3 },
      sea,
      turn: 0,
      departedBy: 1,
      hands: [own, [40, MONSTER], [50, 60]],
      piles: [[MONSTER], [], []],
      thrown: [[...without(ALL, [...sea.filter(isIsland), ...own, 40, 50, 60, 73]), DEPARTURE], [], [DEPARTURE]],
      fresh: [9, 9, 9],
      monsters: { destroyed: [73], holds: [false, true, false], fresh: [9, 9, 1] },
    });
    const places = [
      ['hands', 1, 0],
      ['hands', 1, 1],
      ['hands', 2, 0],
      ['hands', 2, 1],
      ['thrown', 2, 0],
      ['piles', 0, 0],
    ] as const;
    // One card of the third hand was there when the monsters were announced; its departure card is held or thrown.
    const worlds = dealtIntoPlaces(
      truth,
      places,
      [40, 50, 60, MONSTER, MONSTER, DEPARTURE],
      order =>
        order.slice(0, 2).includes(MONSTER) &&
        ![order[2], order[4]].includes(MONSTER) &&
        [2, 3, 4].includes(order.indexOf(DEPARTURE)),
    );
    judgeWorlds(inAllerRuhe, inAllerRuhe.view(truth, 0), worlds, { seed: seedOf(22), draws: 8000 });
  });

  it('14.5 arch: there are no departure cards, everything else may be anywhere', () => {
    const hidden = [40, 50, 60, ARRIVAL, ARRIVAL];
    const own = [70, 71];
    const arch = Array.from({ length: 40 }, (_, space) => (space < 30 ? space + 1 : 0));
    const truth = loaded({
      seats: 2,
      options: { variant: 'arch' },
      sea: arch,
      turn: 0,
      hands: [own, [40, ARRIVAL]],
      piles: [[60], [ARRIVAL]],
      thrown: [without(ALL, [...arch.filter(isIsland), ...own, ...hidden]), [50]],
    });
    const places = [
      ['hands', 1, 0],
      ['hands', 1, 1],
      ['thrown', 1, 0],
      ['piles', 1, 0],
      ['piles', 0, 0],
    ] as const;
    const worlds = dealtIntoPlaces(truth, places, hidden, () => true);
    judgeWorlds(inAllerRuhe, inAllerRuhe.view(truth, 0), worlds, { seed: seedOf(24), draws: 12_000 });
  });

  it('15.3 day and night: compasses that were not drawn are in piles', () => {
    const hidden = [40, 50, 60, 61, COMPASS, COMPASS];
    const own = [70, 71];
    const truth = loaded({
      seats: 2,
      options: { variant: 'day-night' },
      sea,
      turn: 0,
      departedBy: 1,
      hands: [own, [40, 50]],
      piles: [[60, COMPASS], [COMPASS]],
      thrown: [[...without(ALL, [...sea.filter(isIsland), ...own, 40, 50, 60, 61]), DEPARTURE], [61]],
      fresh: [9, 9],
      dayNight: { up: 'sun', drawn: 4 },
    });
    const places = [
      ['hands', 1, 0],
      ['hands', 1, 1],
      ['thrown', 1, 0],
      ['piles', 1, 0],
      ['piles', 0, 0],
      ['piles', 0, 1],
    ] as const;
    const worlds = dealtIntoPlaces(truth, places, hidden, order => !order.slice(0, 3).includes(COMPASS));
    expect(worlds).toHaveLength(36);
    judgeWorlds(inAllerRuhe, inAllerRuhe.view(truth, 0), worlds, { seed: seedOf(25), draws: 8000 });
  });

  it('16.4 cards taken openly are held, or were thrown since', () => {
    const row = [31, 32, 33, 34, 35];
    const own = [70, 71];
    const hidden = [40, 41, 42, 43, 44, 45];
    const islands = ALL.filter(isIsland);
    const truth = loaded({
      seats: 2,
      options: { variant: 'duel' },
      sea,
      turn: 0,
      hands: [own, [40, 41]],
      piles: [[44, 45], []],
      thrown: [without(islands, [...sea.filter(isIsland), ...row, ...own, ...hidden]), [42, 43]],
      duel: { row, owners: sea.map(card => (card === 0 ? null : 0)), taken: [[], [{ card: 40, after: 1 }]] },
    });
    const places = [
      ['hands', 1, 0],
      ['hands', 1, 1],
      ['thrown', 1, 0],
      ['thrown', 1, 1],
      ['piles', 0, 0],
      ['piles', 0, 1],
    ] as const;
    const worlds = dealtIntoPlaces(truth, places, hidden, order => [0, 1, 3].includes(order.indexOf(40)));
    judgeWorlds(inAllerRuhe, inAllerRuhe.view(truth, 0), worlds, { seed: seedOf(23), draws: 12_000 });
  });

  it('16.5 after a hand was shown, what was unknown before is discarded or in the pile', () => {
    const taken = [50, 51, 52];
    const hidden = [40, 41, 42, 43];
    const shown = [60, 61, 62];
    const own = [70, 71];
    const gone = [...sea.filter(isIsland), ...own, ...hidden, ...taken, ...shown, 31, 32, 33, 34, 35];
    const truth = loaded({
      seats: 2,
      options: { variant: 'duel' },
      sea,
      turn: 0,
      hands: [own, [50, 51]],
      piles: [[42, 43], []],
      thrown: [without(ALL.filter(isIsland), gone), [40, 41, 52]],
      duel: {
        row: [31, 32, 33, 34, 35],
        owners: sea.map(card => (card === 0 ? null : 0)),
        taken: [[], taken.map(card => ({ card, after: 2 }))],
        shown: [[], shown],
      },
    });
    const places = [
      ['hands', 1, 0],
      ['hands', 1, 1],
      ['thrown', 1, 0],
      ['thrown', 1, 1],
      ['thrown', 1, 2],
      ['piles', 0, 0],
      ['piles', 0, 1],
    ] as const;
    const worlds = dealtIntoPlaces(truth, places, [...hidden, ...taken], order =>
      taken.every(card => [0, 1, 4].includes(order.indexOf(card))),
    );
    expect(worlds).toHaveLength(72);
    judgeWorlds(inAllerRuhe, inAllerRuhe.view(truth, 0), worlds, { seed: seedOf(26), draws: 8000 });
  });

  it('17.4, 17.8 pyramid: secrets are arrivals or compasses, held or thrown since; nobody knows the unseen card', () => {
    const own = [70, 71];
    const truth = loaded({
      seats: 2,
      options: { variant: 'pyramid' },
      sea,
      turn: 0,
      hands: [own, [ARRIVAL]],
      piles: [[], [41]],
      thrown: [without(ALL.filter(isIsland), [...sea.filter(isIsland), ...own, 40, 41, 42]), [40, COMPASS]],
      pyramid: { deck: [COMPASS, BORDER], secrets: [[], [0, 1]], unseen: [[], [42]] },
    });
    const states = permutations([ARRIVAL, COMPASS, COMPASS, BORDER])
      .filter(([first, second]) => first !== BORDER && second !== BORDER)
      .flatMap(([first, second, ...deck]) =>
        permutations([40, 41, 42]).flatMap(([island, pile, unseen]) =>
          // What was taken second was taken after the first discard.
          permutations([first!, second!, island!].map((card, token) => ({ card, token })))
            .filter(([earliest]) => earliest!.token !== 1)
            .map(([thrown, later, held]) => {
              const state = copyOf(truth);
              state.thrown[1] = [thrown!.card, later!.card];
              state.hands[1] = [held!.card];
              state.piles[1] = [pile!];
              state.pyramid!.unseen[1] = [unseen!];
              state.pyramid!.deck.splice(0, 2, ...deck);
              return state;
            }),
        ),
      );
    judgeWorlds(inAllerRuhe, inAllerRuhe.view(truth, 0), weighed(states), { seed: seedOf(27), draws: 12_000 });
  });
});
