import { setTimeout as wait } from 'node:timers/promises';
import type { Db, Tx } from '../db/connection.ts';
import { createMonth, findMonths, type MonthsKind } from '../db/months/month-queries.ts';
import { raiseArchivedBefore } from '../db/months/through-months.ts';
import { leastIdOf } from '../db/new-id.ts';
import { JOB_LIMIT, inTransaction } from '../db/transaction.ts';
import { HOUSE } from '../ledger/ledger.ts';
import {
  findAccounts,
  findOldEntries,
  findOldLines,
  findOldLinesOfHouse,
  lockArchive,
  moveEntries,
  moveLines,
  type LineKeyRow,
} from './archive-queries.ts';

/*
 * Moves what is older than a month into the archive (decision 81), in pieces of one short transaction each. Nobody
 * changes such rows, and every read that may reach them finds them on either side. A run that was cut short is run
 * again; two at once take turns.
 */

export interface MoveOptions {
  /** The start of a month (UTC). */
  readonly before: Date;
  /** Resolves once every process knows that older rows may be archived. */
  readonly untilKnown: () => Promise<unknown>;
  readonly log: (sentence: string) => void;
  /** Rows of a piece. */
  readonly rowsAtOnce?: number;
}

export interface Moved {
  readonly entries: number;
  readonly lines: number;
}

const ROWS_AT_ONCE = 1_000;
const ACCOUNTS_AT_ONCE = 200;
const ROWS_PER_LOG_LINE = 100_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

export async function moveMonths(db: Db, options: MoveOptions): Promise<Moved> {
  const { before, untilKnown, log, rowsAtOnce = ROWS_AT_ONCE } = options;
  await raiseArchivedBefore(db, before);
  await untilKnown();
  const entries = await movePieces(db, log, piecesOfEntries(before, rowsAtOnce));
  const lines = await movePieces(db, log, piecesOfLines(before, rowsAtOnce));
  return { entries, lines };
}

interface MovingRow {
  readonly id: string;
  readonly month: string;
}

interface Pieces<Row extends MovingRow> {
  readonly kind: MonthsKind;
  /** Rows of the next piece; null: there is none. */
  find(tx: Tx): Promise<readonly Row[] | null>;
  move(tx: Tx, rows: readonly Row[]): Promise<number>;
  /** After the commit. */
  moved(rows: readonly Row[]): void;
}

async function movePieces<Row extends MovingRow>(
  db: Db,
  log: MoveOptions['log'],
  pieces: Pieces<Row>,
): Promise<number> {
  const months = new Set<string>();
  let count = 0;
  for (;;) {
    const begun = performance.now();
    const piece = await inTransaction(
      db,
      async (tx) => {
        await lockArchive(tx);
        const rows = await pieces.find(tx);
        const missing = new Set(rows?.map(({ month }) => month).filter((month) => !months.has(month)));
        const moved = rows === null || missing.size > 0 ? 0 : await pieces.move(tx, rows);
        return { rows, missing, moved };
      },
      JOB_LIMIT,
    );
    if (piece.rows === null) return count;
    if (piece.missing.size > 0) {
      for (const month of piece.missing) {
        await makeMonth(db, pieces.kind, month);
        months.add(month);
      }
      continue;
    }
    pieces.moved(piece.rows);
    if (Math.floor((count + piece.moved) / ROWS_PER_LOG_LINE) > Math.floor(count / ROWS_PER_LOG_LINE))
      log(`${count + piece.moved} rows of ${pieces.kind}_entries are archived so far`);
    count += piece.moved;
    // Leaves as much time to the players.
    if (piece.moved > 0) await wait(performance.now() - begun);
  }
}

/** In a transaction of its own: moving and making a table in one would lock for longer. */
function makeMonth(db: Db, kind: MonthsKind, month: string): Promise<void> {
  return inTransaction(
    db,
    async (tx) => {
      await lockArchive(tx);
      if (!(await findMonths(tx, kind)).includes(month)) await createMonth(tx, kind, month);
    },
    JOB_LIMIT,
  );
}

function piecesOfEntries(before: Date, limit: number): Pieces<MovingRow> {
  let after = FIRST_ID;
  const leastId = leastIdOf(before);
  return {
    kind: 'show',
    find: async (tx) => {
      const rows = await findOldEntries.rows(tx, { after, leastId, before, limit });
      return rows.length === 0 ? null : rows;
    },
    move: (tx, rows) =>
      moveEntries.run(tx, { ids: rows.map(({ id }) => id), months: rows.map(({ month }) => month) }),
    moved: (rows) => {
      after = rows.at(-1)?.id ?? after;
    },
  };
}

/** The house first, then page by page of accounts. */
function piecesOfLines(before: Date, limit: number): Pieces<LineKeyRow> {
  const leastId = leastIdOf(before);
  let accounts: readonly string[] = [HOUSE];
  let afterOfHouse = FIRST_ID;
  return {
    kind: 'ledger',
    find: async (tx) => {
      const [house] = accounts;
      const rows =
        house === HOUSE
          ? await findOldLinesOfHouse.rows(tx, { house, after: afterOfHouse, leastId, limit })
          : await findOldLines.rows(tx, { accounts, leastId, limit });
      if (rows.length > 0) return rows;
      const after = accounts.at(-1) ?? HOUSE;
      accounts = (await findAccounts.rows(tx, { after, limit: ACCOUNTS_AT_ONCE })).map(({ id }) => id);
      return accounts.length === 0 ? null : [];
    },
    move: (tx, rows) =>
      rows.length === 0
        ? Promise.resolve(0)
        : moveLines.run(tx, {
            accounts: rows.map(({ accountId }) => accountId),
            ids: rows.map(({ id }) => id),
            months: rows.map(({ month }) => month),
          }),
    moved: (rows) => {
      const last = rows.at(-1);
      if (last?.accountId === HOUSE) afterOfHouse = last.id;
    },
  };
}
