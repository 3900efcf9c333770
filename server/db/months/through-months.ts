import type { Db } from '../connection.ts';
import type { Statements } from '../statements.ts';
import {
  prepared,
  preparedLike,
  type ParameterArguments,
  type Prepared,
  type Refine,
  type RefinementOf,
} from '../prepared.ts';
import { findArchivedBefore, MONTH_OF, saveArchivedBefore } from './month-queries.ts';
import { MINUTE } from '../../../game/game-time.ts';

/*
 * Old months of show entries and ledger lines lie in an archive (decision 81). A read that may reach them is a
 * statement in two forms: one reads the recent table alone, the other all months, which costs more. Each read says when
 * the recent rows are enough.
 */

/** Terms of a statement that differ between its two forms. */
export interface MonthTerms {
  readonly showEntries: string;
  readonly ledgerEntries: string;
  /** Only rows that ran in the month of this instant; an SQL expression. */
  readonly inMonthOf: (instant: string) => string;
  /** Only rows of the month of this instant and later. */
  readonly fromMonthOf: (instant: string) => string;
  /** Only rows of the month of this instant and earlier, and recent ones. */
  readonly untilMonthOf: (instant: string) => string;
}

/** For statements that never reach into the archive. */
export const RECENT: MonthTerms = {
  showEntries: 'show_entries',
  ledgerEntries: 'ledger_entries',
  inMonthOf: () => 'true',
  fromMonthOf: () => 'true',
  untilMonthOf: () => 'true',
};

const WHOLE: MonthTerms = {
  showEntries: 'show_history',
  ledgerEntries: 'ledger_history',
  inMonthOf: (instant) => `month in ('infinity', ${MONTH_OF(instant)})`,
  // Clocks of processes differ by seconds.
  fromMonthOf: (instant) => `month >= ${MONTH_OF(`(${instant} - interval '1 hour')`)}`,
  untilMonthOf: (instant) => `(month = 'infinity' or month <= ${MONTH_OF(instant)})`,
};

export interface ThroughMonths<Row, Parameters extends object> {
  readonly recent: Prepared<Row, Parameters>;
  readonly whole: Prepared<Row, Parameters>;
  as<Refined extends RefinementOf<Row, Refined>>(): ThroughMonths<Refine<Row, Refined>, Parameters>;
}

/** Both forms have the same parameters and row: `npm run statements` verifies it. */
export function throughMonths<Name extends keyof Statements>(
  name: Name,
  text: (terms: MonthTerms) => string,
): ThroughMonths<Statements[Name]['row'], Statements[Name]['parameters']> {
  return both(prepared(name, text(RECENT)), prepared(`${name}_whole` as Name, text(WHOLE)));
}

/** For statements that are built from filters. */
export function throughMonthsLike<Row, Parameters extends object>(
  like: ThroughMonths<Row, Parameters>,
  name: string,
  text: (terms: MonthTerms) => string,
): ThroughMonths<Row, Partial<Parameters>> {
  return both(
    preparedLike(like.recent, name, text(RECENT)),
    preparedLike(like.whole, `${name}_whole`, text(WHOLE)),
  );
}

function both<Row, Parameters extends object>(
  recent: Prepared<Row, Parameters>,
  whole: Prepared<Row, Parameters>,
): ThroughMonths<Row, Parameters> {
  const statement = { recent, whole, as: () => statement as never } as ThroughMonths<Row, Parameters>;
  return statement;
}

interface Enough<Row> {
  /** Nothing older is requested, or exists. */
  readonly since?: Date | undefined;
  /** True if the recent rows suffice: rows older than `archivedBefore` may be missing. */
  readonly isWhole?: (rows: readonly Row[], archivedBefore: Date) => boolean;
}

export async function rowsThroughMonths<Row, Parameters extends object>(
  db: Db,
  { recent, whole }: ThroughMonths<Row, Parameters>,
  parameters: Parameters,
  { since, isWhole }: Enough<Row> = {},
): Promise<Row[]> {
  const archivedBefore = await readArchivedBefore(db);
  const areRecent = archivedBefore === null || (since !== undefined && since >= archivedBefore);
  if (areRecent) return await recent.rows(db, ...given(parameters));
  if (isWhole) {
    const rows = await recent.rows(db, ...given(parameters));
    if (isWhole(rows, archivedBefore)) return rows;
  }
  return await whole.rows(db, ...given(parameters));
}

export async function firstThroughMonths<Row, Parameters extends object>(
  db: Db,
  query: ThroughMonths<Row, Parameters>,
  parameters: Parameters,
  enough: Enough<Row> = {},
): Promise<Row | undefined> {
  return (await rowsThroughMonths(db, query, parameters, enough))[0];
}

/** For a statement that changes nothing unless it finds its row. Returns the number of changed rows. */
export async function runThroughMonths<Row, Parameters extends object>(
  db: Db,
  { recent, whole }: ThroughMonths<Row, Parameters>,
  parameters: Parameters,
): Promise<number> {
  const changed = await recent.run(db, ...given(parameters));
  if (changed > 0 || (await readArchivedBefore(db)) === null) return changed;
  return await whole.run(db, ...given(parameters));
}

/** Whether a page is full of rows that cannot be archived. `at` is the time by which pages are ordered. */
export const fullSince =
  <Row>(limit: number, at: (row: Row) => Date) =>
  (rows: readonly Row[], archivedBefore: Date): boolean => {
    const last = rows.at(-1);
    return last !== undefined && rows.length >= limit && at(last) >= archivedBefore;
  };

/** Each of these statements has parameters. */
const given = <Parameters extends object>(parameters: Parameters) =>
  [parameters] as ParameterArguments<Parameters>;

/** Rows move only after all processes have reread this. */
export const KNOWN_FOR_MS = MINUTE;

interface Known {
  readonly before: Date | null;
  readonly readAt: number;
}

const known = new WeakMap<Db, Known>();

/** Older rows may be archived; null: none are. A transaction rereads it. */
export async function readArchivedBefore(db: Db): Promise<Date | null> {
  const last = known.get(db);
  const now = Date.now();
  if (last && now >= last.readAt && now - last.readAt < KNOWN_FOR_MS) return last.before;
  const before = await findArchivedBefore(db);
  known.set(db, { before, readAt: now });
  return before;
}

export async function raiseArchivedBefore(db: Db, before: Date): Promise<void> {
  await saveArchivedBefore.run(db, { before });
  known.delete(db);
}
