import {
  calibrationOf,
  reportOf,
  type Curve,
  type Judgement,
  type JudgedMove,
  type Try,
} from '@seekiste/bots/analysis';
import { replay, type AnyGame, type GameRecord, type OptionValues, type Seat } from '@seekiste/rules/core';
import type { GameVoice, InsightVoice, Language, Names } from '@seekiste/words';
import { seatNames } from '../names.js';
import { gameVoice, insight } from '../words/index.js';

/** A judged game and all that it takes to tell it. */
export interface Story {
  readonly game: AnyGame;
  readonly options: OptionValues;
  readonly language: Language;
  readonly curve: Curve;
  /** What captains made of the same deal. */
  readonly tries: readonly Try[];
  /** What to know before the chances are believed, if anything. */
  readonly trust: string | undefined;
  readonly voice: GameVoice;
  readonly words: InsightVoice;
  readonly names: Names;
  /** By place in the record: the state before its move. */
  readonly states: readonly unknown[];
}

export const storyOf = (
  game: AnyGame,
  record: GameRecord,
  curve: Curve,
  language: Language,
  tries: readonly Try[] = [],
): Story => {
  const states: unknown[] = [game.start(record.options, record.seats)];
  replay(game, record, ({ state }) => void states.push(state));
  return {
    ...{ game, language, curve, states, tries },
    trust: insight(language).trust(calibrationOf(record)),
    options: record.options,
    voice: gameVoice(game.name, language, record.options),
    words: insight(language),
    names: seatNames(language, record.seats, 'watcher'),
  };
};

export const isTeam = ({ curve }: Pick<Story, 'curve'>): boolean => curve.sides === 1;

/** A judged move in words. */
export const moveText = ({ game, options, voice, words, names }: Story, judged: JudgedMove | undefined): string => {
  if (!judged || judged.move === null) return words.label('waits');
  const read = game.read(judged.move, options);
  return read.ok ? voice.move(read.value, names) : judged.move;
};

export const whoActs = ({ names, words }: Story, { actor }: Judgement): string =>
  actor === 'chance' ? words.label('chance-act') : (names.seats[actor] ?? String(actor + 1));

/** The report of a side as sentences. */
export const reportLines = (story: Story, side: number): readonly string[] => {
  const { words, names, curve } = story;
  const told = {
    names: names.seats,
    team: isTeam(story),
    actorAt: (at: number) => curve.judgements.find(one => one.at === at)?.actor,
  };
  const report = reportOf(curve, side, story.tries);
  return [...words.summary(report, told), ...words.seats(report, told)];
};

/** The decisions that stand out. */
export const markedIn = ({ curve }: Story): readonly Judgement[] => curve.judgements.filter(({ mark }) => mark);

export const markLine = (story: Story, one: Judgement): string => {
  const { words } = story;
  const loss = one.moves[one.played]?.loss;
  const better = one.mark === 'find' || !loss ? [] : [words.better(moveText(story, one.moves[0]), loss)];
  return [words.mark(one.mark ?? '', isTeam(story)), ...better].join(' – ');
};

/** What spoke for the move that was made, from its player's place; empty where nothing was chosen. */
export const reasonText = ({ voice, names }: Story, { actor, moves, played }: Judgement): string => {
  const reason = moves[played]?.reason;
  return reason && actor !== 'chance' ? voice.reason(reason, { ...names, viewer: actor }) : '';
};

const tableAt = ({ game, states, voice, names }: Story, at: number, actor: Judgement['actor']): readonly string[] => {
  const seat: Seat = actor === 'chance' ? 0 : actor;
  return voice.position(game.view(states[at], seat), { ...names, viewer: seat });
};

/** The table as the player saw it before the decision. */
export const tableBefore = (story: Story, { at, actor }: Judgement): readonly string[] => tableAt(story, at, actor);

/** The same player's table when the next one decides. */
export const tableAfter = (story: Story, { at, actor }: Judgement): readonly string[] => {
  const next = story.curve.judgements.find(one => one.at > at)?.at ?? story.states.length - 1;
  return tableAt(story, next, actor);
};

/** Where the game took its turn, for each side, in the order of the game. */
export const turningPoints = ({ curve, tries }: Story): readonly Judgement[] => {
  const sides = Array.from({ length: curve.sides }, (_, side) => reportOf(curve, side, tries).turning?.at);
  return curve.judgements.filter(({ at }) => sides.includes(at));
};
