import { MOST_BANKED } from '../guild-work/training-bank.ts';

/** Kinds of what may need doing, the most urgent first. */
export const TASK_KINDS = ['hungry', 'requests', 'salary', 'training', 'ring', 'shows'] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

/** Horses that something is to be done with: how many, and if it is one, which. */
export interface HorsesConcerned {
  readonly count: number;
  readonly only: { readonly id: string; readonly name: string } | undefined;
}

/** The state of a stable, as far as it asks for something. */
export interface StableNow {
  /** Without feed. */
  readonly hungry: HorsesConcerned;
  /** Fed, old enough, not retired, and with all the trainings banked that there is room for: more are lost. */
  readonly untrained: HorsesConcerned;
  /** Fed, old enough, not retired, and not shown today. */
  readonly rested: HorsesConcerned;
  /** Entries that run before the day ends at 00:00 UTC. */
  readonly showsToday: number;
  /** Requests for the player's stallions that wait for an answer. */
  readonly studRequests: number;
  /** Coins that the goldsmith pays today; undefined once collected. */
  readonly salary: number | undefined;
}

export interface Task {
  readonly kind: TaskKind;
  readonly words: string;
  /** The page on which it is done. */
  readonly href: string;
  readonly count: number;
}

interface TaskRow {
  /** 0: nothing needs doing. */
  readonly count: (stable: StableNow) => number;
  readonly words: (stable: StableNow) => string;
  readonly href: (stable: StableNow) => string;
}

const nameOr = ({ only, count }: HorsesConcerned, one: string, many: string) =>
  only ? `${only.name} ${one}` : `${count.toLocaleString('en')} horses ${many}`;

const BANK_FULL = `${MOST_BANKED} trainings banked`;

const ROWS: Readonly<Record<TaskKind, TaskRow>> = {
  hungry: {
    count: ({ hungry }) => hungry.count,
    words: ({ hungry }) => nameOr(hungry, 'is hungry', 'are hungry'),
    href: ({ hungry: { only } }) => (only ? `/horses/${only.id}` : '/stable'),
  },
  requests: {
    count: ({ studRequests }) => studRequests,
    words: ({ studRequests }) =>
      studRequests === 1
        ? '1 request for your stallions'
        : `${studRequests.toLocaleString('en')} requests for your stallions`,
    href: () => '/stud-requests',
  },
  salary: {
    count: ({ salary }) => (salary === undefined ? 0 : 1),
    words: ({ salary = 0 }) => `Your salary of ${salary.toLocaleString('en')} coins waits`,
    href: () => '/goldsmith',
  },
  training: {
    count: ({ untrained }) => untrained.count,
    words: ({ untrained }) => nameOr(untrained, `has ${BANK_FULL}`, `have ${BANK_FULL}`),
    href: ({ untrained: { only } }) => (only ? `/guild-work?train=${only.id}` : '/guild-work'),
  },
  ring: {
    count: ({ rested }) => rested.count,
    words: ({ rested }) => nameOr(rested, 'could show today', 'could show today'),
    href: ({ rested: { only } }) => (only ? `/shows/enter/${only.id}` : '/stable'),
  },
  shows: {
    count: ({ showsToday }) => showsToday,
    words: ({ showsToday }) => (showsToday === 1 ? '1 show today' : `${showsToday} shows today`),
    href: () => '/',
  },
};

/** What needs doing now, the most urgent first; empty when all is done. */
export function tasksOf(stable: StableNow): Task[] {
  return TASK_KINDS.map((kind) => ({
    kind,
    words: ROWS[kind].words(stable),
    href: ROWS[kind].href(stable),
    count: ROWS[kind].count(stable),
  })).filter(({ count }) => count > 0);
}
