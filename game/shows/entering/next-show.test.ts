import { expect, test } from 'vitest';
import { bornAtAge } from '../../horses/age.ts';
import { DISCIPLINES, type Discipline } from '../disciplines.ts';
import { openHouseShows } from '../house-shows.ts';
import { nextShow, type HorseToSend } from './next-show.ts';

const NOW = new Date('2030-05-01T08:02:00Z');
const SHOWS = openHouseShows(NOW, { level: 1 });

/** Points by discipline; 50 of aptitude and no skill elsewhere. */
function aHorse({ months = 60, skill = {}, aptitude = {} }: Wishes = {}): HorseToSend {
  const of = (points: Points, other: number) =>
    DISCIPLINES.map((discipline) => (points[discipline] ?? other) * 10_000);
  return {
    bornAt: bornAtAge(months, NOW),
    level: 1,
    skill: of(skill, 0),
    aptitude: of(aptitude, 50),
  };
}
type Points = Partial<Record<Discipline, number>>;
interface Wishes {
  readonly months?: number;
  readonly skill?: Points;
  readonly aptitude?: Points;
}

const disciplineOf = (wishes: Wishes) => nextShow(SHOWS, aHorse(wishes), new Set(), NOW).discipline;

test('is in the discipline in which the horse scores most', () => {
  expect(disciplineOf({ aptitude: { jumping: 60 } })).toBe('jumping');
  expect(disciplineOf({ skill: { racing: 10 } })).toBe('racing');
  // 100 points of skill give 2.7 points of the score, 10 of aptitude 2.5, 12 of aptitude 3.
  expect(disciplineOf({ skill: { racing: 100 }, aptitude: { jumping: 60 } })).toBe('racing');
  expect(disciplineOf({ skill: { racing: 100 }, aptitude: { jumping: 62 } })).toBe('jumping');
});

test('is the soonest that the horse is not in', () => {
  const horse = aHorse({ aptitude: { eventing: 60 } });
  const runs = SHOWS.filter(({ discipline }) => discipline === 'eventing');
  const entered = new Set<string>();
  for (const run of runs) {
    expect(nextShow(SHOWS, horse, entered, NOW)).toBe(run);
    entered.add(run.id);
  }
  expect(nextShow(SHOWS, horse, entered, NOW).discipline).not.toBe('eventing');
});

test.each([
  [3, 'halter'],
  [6, 'halter'],
  [35, 'halter'],
  [36, 'racing'],
  [360, 'halter'],
] as const)('at %i months is in %s', (months, discipline) => {
  expect(disciplineOf({ months, aptitude: { racing: 60 } })).toBe(discipline);
});
