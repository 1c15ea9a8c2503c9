import type { Lesson, LessonKind } from './lesson.js';

/** A lesson that is fetched when it is opened. */
export interface LessonEntry {
  readonly game: string;
  readonly name: string;
  readonly kind: LessonKind;
  load(): Promise<Lesson>;
}

const chapter = (game: string, name: string, load: () => Promise<Lesson>): LessonEntry => ({
  game,
  name,
  kind: 'chapter',
  load,
});

const course = (game: string, name: string, load: () => Promise<Lesson>): LessonEntry => ({
  game,
  name,
  kind: 'course',
  load,
});

const sea = () => import('./in-aller-ruhe/course.js');
const wind = () => import('./santa-timea/course.js');
const river = () => import('./lighthouse-run/course.js');

/** Every lesson after the first voyages, in the order in which they are best learned. */
export const LESSONS: readonly LessonEntry[] = [
  chapter('in-aller-ruhe', 'rock', async () => (await import('./in-aller-ruhe/rock.js')).rock),
  chapter('in-aller-ruhe', 'monsters', async () => (await import('./in-aller-ruhe/monsters.js')).monsters),
  chapter('in-aller-ruhe', 'storms', async () => (await import('./in-aller-ruhe/storms.js')).storms),
  chapter('in-aller-ruhe', 'solo', async () => (await import('./in-aller-ruhe/solo.js')).solo),
  chapter('in-aller-ruhe', 'arch', async () => (await import('./in-aller-ruhe/arch.js')).arch),
  chapter('in-aller-ruhe', 'day-night', async () => (await import('./in-aller-ruhe/day-night.js')).dayNight),
  chapter('in-aller-ruhe', 'pyramid', async () => (await import('./in-aller-ruhe/pyramid.js')).pyramid),
  chapter('in-aller-ruhe', 'duel', async () => (await import('./in-aller-ruhe/duel.js')).duel),
  chapter('santa-timea', 'professional', async () => (await import('./santa-timea/professional.js')).professional),
  chapter('lighthouse-run', 'erik', async () => (await import('./lighthouse-run/erik.js')).erik),
  chapter('lighthouse-run', 'fleet', async () => (await import('./lighthouse-run/fleet.js')).fleet),
  course('in-aller-ruhe', 'rows', async () => (await sea()).rows),
  course('in-aller-ruhe', 'odd-gaps', async () => (await sea()).oddGaps),
  course('in-aller-ruhe', 'dead-cards', async () => (await sea()).deadCards),
  course('in-aller-ruhe', 'arrivals', async () => (await sea()).arrivals),
  course('in-aller-ruhe', 'smallest-pile', async () => (await sea()).smallestPile),
  course('in-aller-ruhe', 'departure', async () => (await sea()).departure),
  course('santa-timea', 'duck', async () => (await wind()).duck),
  course('santa-timea', 'lead', async () => (await wind()).lead),
  course('santa-timea', 'brides', async () => (await wind()).brides),
  course('santa-timea', 'sets', async () => (await wind()).sets),
  course('lighthouse-run', 'stacks', async () => (await river()).stacks),
  course('lighthouse-run', 'company', async () => (await river()).company),
  course('lighthouse-run', 'darken', async () => (await river()).darken),
  course('lighthouse-run', 'cloud', async () => (await river()).cloud),
];

export const lessonsOf = (game: string): readonly LessonEntry[] => LESSONS.filter(entry => entry.game === game);
