import { expect, test } from 'vitest';
import { tasksOf, type StableNow } from './tasks.ts';

const NOBODY = { count: 0, only: undefined };
const JUNIPER = { count: 1, only: { id: 'j1', name: 'Juniper' } };
const DONE: StableNow = {
  hungry: NOBODY,
  untrained: NOBODY,
  rested: NOBODY,
  showsToday: 0,
  studRequests: 0,
  salary: undefined,
};

test('nothing to do is no task', () => {
  expect(tasksOf(DONE)).toEqual([]);
});

test.each<[Partial<StableNow>, kind: string, words: string, href: string, count: number]>([
  [{ hungry: JUNIPER }, 'hungry', 'Juniper is hungry', '/horses/j1', 1],
  [{ hungry: { ...NOBODY, count: 1200 } }, 'hungry', '1,200 horses are hungry', '/stable', 1200],
  [{ salary: 162 }, 'salary', 'Your salary of 162 coins waits', '/goldsmith', 1],
  [{ untrained: JUNIPER }, 'training', 'Juniper has 6 trainings banked', '/guild-work?train=j1', 1],
  [{ untrained: { ...NOBODY, count: 2 } }, 'training', '2 horses have 6 trainings banked', '/guild-work', 2],
  [{ rested: JUNIPER }, 'ring', 'Juniper could show today', '/shows/enter/j1', 1],
  [{ rested: { ...NOBODY, count: 2 } }, 'ring', '2 horses could show today', '/stable', 2],
  [{ studRequests: 1 }, 'requests', '1 request for your stallions', '/stud-requests', 1],
  [{ studRequests: 1200 }, 'requests', '1,200 requests for your stallions', '/stud-requests', 1200],
  [{ showsToday: 1 }, 'shows', '1 show today', '/', 1],
  [{ showsToday: 7 }, 'shows', '7 shows today', '/', 7],
])('%j', (stable, kind, words, href, count) => {
  expect(tasksOf({ ...DONE, ...stable })).toEqual([{ kind, words, href, count }]);
});

test('the most urgent comes first', () => {
  const kinds = tasksOf({
    hungry: JUNIPER,
    untrained: JUNIPER,
    rested: JUNIPER,
    showsToday: 2,
    studRequests: 1,
    salary: 500,
  }).map(({ kind }) => kind);
  expect(kinds).toEqual(['hungry', 'requests', 'salary', 'training', 'ring', 'shows']);
});
