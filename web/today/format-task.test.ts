import { expect, test, vi } from 'vitest';
import type { Task } from './use-today.ts';

vi.stubGlobal('window', { addEventListener: () => undefined });
const { taskHref, formatTask } = await import('./format-task.ts');

const JUNIPER = { id: 'j1', name: 'Juniper' };

test.each<[Partial<Task>, text: string, href: string]>([
  [{ kind: 'hungry', horse: JUNIPER }, 'Juniper is hungry', '/horses/j1'],
  [{ kind: 'hungry', count: 1200 }, '1,200 horses are hungry', '/stable'],
  [{ kind: 'salary', coins: 162 }, 'Your salary of 162 coins waits', '/goldsmith'],
  [{ kind: 'training', horse: JUNIPER }, 'Juniper has 6 trainings saved', '/guild-work?train=j1'],
  [{ kind: 'training', count: 2 }, '2 horses have 6 trainings saved', '/guild-work'],
  [{ kind: 'ring', horse: JUNIPER }, 'Juniper could show today', '/shows/enter/j1'],
  [{ kind: 'ring', count: 2 }, '2 horses could show today', '/stable'],
  [{ kind: 'requests' }, '1 request for your stallions', '/stud-requests'],
  [{ kind: 'requests', count: 1200 }, '1,200 requests for your stallions', '/stud-requests'],
  [{ kind: 'shows' }, '1 show today', '/'],
  [{ kind: 'shows', count: 7 }, '7 shows today', '/'],
])('%j', (differing, text, href) => {
  const task: Task = { kind: 'shows', count: 1, horse: null, coins: null, ...differing };
  expect(formatTask(task)).toBe(text);
  expect(taskHref(task)).toBe(href);
});
