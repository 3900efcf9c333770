import {
  fullSince,
  rowsThroughMonths,
  throughMonths,
  throughMonthsLike,
  type MonthTerms,
} from '../../db/months/through-months.ts';
import { bornSince } from '../../db/new-id.ts';
import { prepared } from '../../db/prepared.ts';
import type { Db } from '../../db/connection.ts';
import { SHOW_ENTRY_COLUMNS, type ShowEntryRow } from '../show-queries.ts';

/** One statement, for consistent numbers. */
export const findShowStats = prepared(
  'entries_stats',
  `select shows_entered, earnings,
     (select count(*)::integer from show_entries where horse_id = horses.id and status = 'pending') as pending
   from horses where id = :horseId`,
);

export interface EntryFilter {
  readonly horseId?: string;
  readonly playerId?: string;
  readonly ids?: readonly string[] | undefined;
  readonly status?: 'pending' | 'completed' | undefined;
  readonly before?: string | undefined;
  readonly limit: number;
}

type Condition = Exclude<keyof EntryFilter, 'limit' | 'status'>;

const CONDITIONS: Readonly<Record<Condition, string>> = {
  horseId: 'horse_id = :horseId',
  playerId: 'player_id = :playerId',
  ids: 'id = any(:ids::uuid[])',
  before: 'id < :before',
};
const ALL_CONDITIONS = Object.keys(CONDITIONS) as Condition[];

/** A horse or player has no earlier entries. */
const BEGAN: Readonly<Partial<Record<Condition, string>>> = {
  horseId: '(select created_at from horses where id = :horseId)',
  playerId: '(select created_at from players where id = :playerId)',
};

/** Literal SQL: pending entries have an index of their own. */
const OF_STATUS = {
  pending: "status = 'pending'",
  completed: "status = 'completed'",
  any: "status <> 'scratched'",
} as const;

const statementWith = (filters: readonly Condition[], status: EntryFilter['status']) => {
  const conditions = [...filters.map((condition) => CONDITIONS[condition]), OF_STATUS[status ?? 'any']];
  const began = filters.flatMap((condition) => BEGAN[condition] ?? []);
  return ({ showEntries, fromMonthOf }: MonthTerms) =>
    `select ${SHOW_ENTRY_COLUMNS} from ${showEntries}
     where ${[...conditions, ...began.map(fromMonthOf)].join(' and ')} order by id desc limit :limit`;
};

/** With all filters; `statementBy` derives the others from it. */
export const findFiltered = throughMonths('entries_by', statementWith(ALL_CONDITIONS, undefined));

type EntriesStatement = ReturnType<
  typeof throughMonthsLike<ShowEntryRow, Parameters<typeof findFiltered.recent.rows>[1]>
>;

const statements = new Map<string, EntriesStatement>();

function statementBy(filters: readonly Condition[], status: EntryFilter['status']): EntriesStatement {
  const name = [status ?? 'all', 'entries_by', ...filters].join('_');
  const before = statements.get(name);
  if (before) return before;
  const made = throughMonthsLike(findFiltered, name, statementWith(filters, status));
  statements.set(name, made);
  return made;
}

/** Newest first. At least one of `horseId`, `playerId` and `ids` is required. */
export async function findEntries(db: Db, filter: EntryFilter): Promise<ShowEntryRow[]> {
  const filters = ALL_CONDITIONS.filter((condition) => filter[condition] !== undefined);
  const isFull = fullSince<ShowEntryRow>(filter.limit, ({ enteredAt }) => enteredAt);
  const owner = filter.horseId ?? filter.playerId;
  return rowsThroughMonths(db, statementBy(filters, filter.status), filter, {
    since: owner === undefined ? undefined : bornSince(owner),
    isWhole: (rows, archivedBefore) =>
      filter.status === 'pending' || rows.length === filter.ids?.length || isFull(rows, archivedBefore),
  });
}
