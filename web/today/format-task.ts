import { MOST_BANKED } from '../../game/guild-work/training-bank.ts';
import { counted, inCoins, inDigits } from '../ui/coins.tsx';
import type { Task } from './use-today.ts';

interface TaskRow {
  readonly text: (task: Task) => string;
  readonly href: (task: Task) => string;
}

const horses = ({ horse, count }: Task, one: string, many: string) =>
  horse ? `${horse.name} ${one}` : `${inDigits(count)} horses ${many}`;

const ROWS: Readonly<Record<Task['kind'], TaskRow>> = {
  hungry: {
    text: (task) => horses(task, 'is hungry', 'are hungry'),
    href: ({ horse }) => (horse ? `/horses/${horse.id}` : '/stable'),
  },
  requests: {
    text: ({ count }) => `${counted(count, 'request')} for your stallions`,
    href: () => '/stud-requests',
  },
  salary: {
    text: ({ coins }) => `Your salary of ${inCoins(coins ?? 0)} waits`,
    href: () => '/goldsmith',
  },
  training: {
    text: (task) => horses(task, `has ${MOST_BANKED} trainings saved`, `have ${MOST_BANKED} trainings saved`),
    href: ({ horse }) => (horse ? `/guild-work?train=${horse.id}` : '/guild-work'),
  },
  ring: {
    text: (task) => horses(task, 'could show today', 'could show today'),
    href: ({ horse }) => (horse ? `/shows/enter/${horse.id}` : '/stable'),
  },
  shows: {
    text: ({ count }) => `${counted(count, 'show')} today`,
    href: () => '/',
  },
};

export function formatTask(task: Task): string {
  return ROWS[task.kind].text(task);
}

export function taskHref(task: Task): string {
  return ROWS[task.kind].href(task);
}
