import { expect, test } from 'vitest';
import { DISCIPLINES, type Discipline } from '../../../game/shows/disciplines.ts';
import { FIRST_STANDING } from '../../../game/shows/grades.ts';
import type { Show } from '../use-shows.ts';
import { bestShows } from './best-shows.ts';

const TERMS = { guild: 'equilibrium', purseIndex: 10_000 } as const;

function show(type: Discipline, minutes: number, level = 1, kind: Show['kind'] = 'house'): Show {
  const id = `${type} ${minutes} ${level}`;
  return {
    id,
    showId: id,
    kind,
    type,
    level,
    entryFee: 25,
    prize: 300,
    scheduledDate: new Date(minutes * 60_000).toISOString(),
    status: 'open',
    createdById: null,
    createdByUsername: null,
    entries: null,
    returned: null,
    feeCut: 0,
    seedHash: '',
  };
}

const everywhere = (points: number) =>
  Object.fromEntries(DISCIPLINES.map((type) => [type, points * 10_000])) as Record<Discipline, number>;

const horse = {
  level: 1,
  ageInMonths: 60,
  standing: FIRST_STANDING,
  strengths: { ...everywhere(20), jumping: 34 * 10_000, dressage: 28 * 10_000 },
};

const answers = (shows: readonly Show[], entrant = horse, most = 3) =>
  bestShows(shows, entrant, TERMS, most).map(({ reasons, show: { id } }) => [reasons.join(), id]);

test('the soonest show of the strongest discipline pays most and counts for the grade', () => {
  const shows = [show('racing', 1), show('jumping', 2), show('dressage', 3), show('jumping', 4)];
  expect(answers(shows)[0]).toEqual(['pays,grade', 'jumping 2 1']);
});

test('another talent is of another discipline', () => {
  const shows = [show('racing', 1), show('jumping', 2), show('jumping', 4), show('dressage', 5)];
  expect(answers(shows)[1]).toEqual(['other', 'dressage 5 1']);
});

test('no show is put forward twice, and never more than asked for', () => {
  const shows = DISCIPLINES.flatMap((type, at) => [show(type, at), show(type, 20 + at)]);
  const all = bestShows(shows, horse, TERMS, 3);
  expect(all).toHaveLength(3);
  expect(new Set(all.map(({ show: { id } }) => id)).size).toBe(3);
  expect(bestShows(shows, horse, TERMS, 2)).toHaveLength(2);
});

test('in gold no show counts for a grade', () => {
  const gold = { ...horse, standing: { ...FIRST_STANDING, grade: 'gold', bestGrade: 'gold' } as const };
  const shows = [show('jumping', 2), show('dressage', 3)];
  expect(bestShows(shows, gold, TERMS, 3).flatMap(({ reasons }) => reasons)).not.toContain('grade');
});

test('shows of players are never put forward, nor those that a foal is too young for', () => {
  expect(answers([show('jumping', 1, 1, 'player')])).toEqual([]);
  expect(answers([show('jumping', 1), show('halter', 2)], { ...horse, ageInMonths: 8 })).toEqual([
    ['pays,grade', 'halter 2 1'],
  ]);
});

test('without shows there is no answer', () => {
  expect(answers([])).toEqual([]);
});
