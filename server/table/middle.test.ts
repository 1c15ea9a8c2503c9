import { describe, expect, it } from 'vitest';
import { Guest, playOn, settle, setupOf, testNode, type TestNode } from './node.test-help.js';

/** A screen in the middle: it watches, even if its person has a seat elsewhere. */
class Middle extends Guest {
  readonly watches = true;
}

/** The screen has opened the table; Anna and Bo have come with their phones. */
const gathered = async (node: TestNode, host = 'screen') => {
  const opened = await node.tables.open(host, setupOf('santa-timea', 2));
  if (!opened.ok) throw new Error(opened.error.code);
  const middle = await new Middle(host).come(node.tables, opened.value);
  const come = (person: string): Promise<Guest> => new Guest(person).come(node.tables, opened.value);
  const [anna, bo] = [await come('anna'), await come('bo')];
  await anna.sit(0);
  await bo.sit(1);
  return { table: opened.value, middle, anna, bo };
};

const begun = async (node: TestNode, host?: string) => {
  const at = await gathered(node, host);
  await at.middle.ask({ t: 'begin' });
  await settle();
  return at;
};

describe('a screen in the middle', () => {
  it('P3.10 hosts without a seat: it mans seats and begins, and sees what a watcher sees', async () => {
    const node = testNode();
    const { middle, table } = await begun(node);
    const wim = await new Guest('wim').come(node.tables, table);
    expect(middle.seat).toBeNull();
    expect(middle.play.view).toEqual(wim.play.view);
    expect(middle.log).toEqual(wim.log);
  });

  it('P3.10 is sent no hand of its own person, who plays on a phone', async () => {
    const node = testNode();
    const { middle, anna, bo, table } = await begun(node, 'anna');
    const wim = await new Guest('wim').come(node.tables, table);
    await playOn([anna, bo], 12);
    expect(anna.seat).toBe(0);
    expect(middle.seat).toBeNull();
    expect(middle.play.view).toEqual(wim.play.view);
    expect(anna.play.view).not.toEqual(wim.play.view);
    expect(JSON.stringify(middle.play.undo)).toBe(JSON.stringify(wim.play.undo));
  });

  it('P3.10 makes no move and takes no seat for the person it belongs to', async () => {
    const node = testNode();
    const { middle, anna } = await begun(node, 'anna');
    for (const ask of [{ t: 'act', move: {} }, { t: 'undo' }, { t: 'stand' }, { t: 'end', yes: true }] as const)
      expect(await middle.ask(ask)).toMatchObject({ t: 'refused', code: 'not-seated' });
    expect(await middle.sit(1)).toMatchObject({ t: 'refused', code: 'only-watching' });
    expect(anna.latest('crew')).toMatchObject([{ person: 'anna' }, { person: 'bo' }]);
  });

  it('P3.10 hears the talk that the seat of its person may hear, not that of other watchers', async () => {
    const node = testNode();
    const { middle, table } = await begun(node, 'anna');
    const wim = await new Guest('wim').come(node.tables, table);
    await wim.ask({ t: 'say', text: 'Bo has the twelve' });
    await settle();
    expect(wim.texts.some(text => text.includes('Bo has the twelve'))).toBe(true);
    expect(middle.texts.some(text => text.includes('Bo has the twelve'))).toBe(false);
  });

  it('P4.19 leaves it to anybody who plays to ask for the end', async () => {
    const { anna, bo } = await begun(testNode());
    expect(await bo.ask({ t: 'end', yes: true })).toMatchObject({ t: 'done' });
    expect(await anna.ask({ t: 'end', yes: true })).toMatchObject({ t: 'done' });
    await settle();
    expect(anna.latest('phase')).toBe('over');
  });

  it.each(['middle', 'bo'] as const)('P4.15 stays host of the next game, also where %s calls for it', async who => {
    const node = testNode();
    const { table, ...at } = await begun(node);
    await at.bo.ask({ t: 'end', yes: true });
    await at.anna.ask({ t: 'end', yes: true });
    expect(await at[who].ask({ t: 'rematch' })).toMatchObject({ t: 'done' });
    await settle();
    const next = at.anna.latest('next')!;
    expect(await at.middle.ask({ t: 'rematch' })).toMatchObject({ t: 'done' });
    expect(at.middle.latest('next')).toBe(next);
    expect(next).not.toBe(table);
    const again = await new Middle('screen').come(node.tables, next);
    expect(again.latest('host')).toBe('screen');
    expect(again.latest('crew')).toMatchObject([{ person: 'bo' }, { person: 'anna' }]);
  });

  it('P4.15 a watcher who is not host calls for no other game', async () => {
    const node = testNode();
    const { table, anna, bo } = await begun(node);
    await bo.ask({ t: 'end', yes: true });
    await anna.ask({ t: 'end', yes: true });
    const wim = await new Guest('wim').come(node.tables, table);
    expect(await wim.ask({ t: 'rematch' })).toMatchObject({ t: 'refused', code: 'not-seated' });
  });
});
