import type { Tx } from '../../db/connection.ts';
import { findPurseIndexDue } from '../../shows/show-queries.ts';
import type { Books } from './books.ts';
import { analyzeBuiltTables, BUILT_TABLES, insertRows, type BuiltTable, type Row } from './row-queries.ts';
import type { Population } from './population.ts';
import type { ShowDays } from './show-days.ts';

interface WriterContext {
  readonly tx: Tx;
  readonly books: Books;
  readonly shows: ShowDays;
  readonly population: Population;
}

/** Rows other than players, horses, shows and the ledger. */
export type OtherRows = { readonly [Table in BuiltTable]?: readonly Row<Table>[] };

const WAITING = 10_000;

/** Inserts final rows at once, and changing rows at the end. */
export class WorldWriter {
  readonly #world: WriterContext;
  readonly #accounts: Row<'accounts'>[] = [];
  #completedEntries = 0;
  #writing: Promise<unknown> | undefined;
  #failure: { readonly error: unknown } | undefined;

  constructor(world: WriterContext) {
    this.#world = world;
  }

  addAccount(account: Row<'accounts'>): void {
    this.#accounts.push(account);
  }

  /** Writes while the next visits are played. */
  writeWaiting(): void {
    const { books, shows } = this.#world;
    if (this.#writing || books.waiting + shows.waiting < WAITING) return;
    this.#writing = this.#writeDrained()
      .catch((error: unknown) => void (this.#failure ??= { error }))
      .finally(() => (this.#writing = undefined));
  }

  async finish(others: OtherRows): Promise<{ completedEntries: number; pendingEntries: number }> {
    const { tx, books, shows, population } = this.#world;
    await this.#writing;
    if (this.#failure) throw this.#failure.error;
    await this.#writeDrained();
    const open = shows.open();
    await insertRows(tx, 'shows', open.shows, { unlessThere: true });
    await insertRows(tx, 'show_entries', open.entries);
    await insertRows(tx, 'accounts', this.#accounts);
    await insertRows(tx, 'players', [...population.players.values()]);
    await insertRows(tx, 'horses', [...population.horses.values()]);
    await insertRows(tx, 'ledger_accounts', books.accounts());
    await insertRows(tx, 'ledger_totals', books.totals());
    await insertRows(tx, 'ledger_days', books.days(await findPurseIndexDue(tx)));
    for (const table of BUILT_TABLES) await insertRows(tx, table, (others[table] ?? []) as never);
    await analyzeBuiltTables(tx);
    return { completedEntries: this.#completedEntries, pendingEntries: open.entries.length };
  }

  async #writeDrained(): Promise<void> {
    const { tx, books, shows } = this.#world;
    const completed = shows.drain();
    await insertRows(tx, 'ledger_entries', books.drain());
    this.#completedEntries += completed.entries.length;
    await insertRows(tx, 'shows', completed.shows);
    await insertRows(tx, 'show_entries', completed.entries);
  }
}
