import { earnBound, START_PURSE, type Purse } from '../game/ledger/coins.ts';
import { salary } from '../game/ledger/salary.ts';
import type { EntryKind } from '../server/ledger/entry-kinds.ts';
import { HOUSE, withHouse, type LockedPurse } from '../server/ledger/ledger.ts';
import { aPurse } from './builders.ts';
import type { Row } from './rows.ts';
import type { NewId } from './seeded-ids.ts';

interface Posting {
  /** The purse afterwards. */
  readonly purse: Purse;
  readonly kind: EntryKind;
  readonly description: string;
}

/**
 * The ledger of a world in the making: the rows that `server/ledger/` would have written, collected for bulk inserts.
 */
export class Books {
  readonly #newId: NewId;
  readonly #purses = new Map<string, LockedPurse>();
  readonly #counts = new Map<string, number>();
  readonly #totals = new Map<string, Map<EntryKind, { in: number; out: number }>>();
  #entries: Row<'ledger_entries'>[] = [];

  constructor(newId: NewId) {
    this.#newId = newId;
  }

  /** Opens a purse with the starting coins. */
  open(at: Date, playerId: string): void {
    this.#purses.set(playerId, { id: playerId, coins: 0, tradable: 0 });
    this.post(at, playerId, { purse: START_PURSE, kind: 'start', description: 'Coins to begin with' });
  }

  purse(playerId: string): LockedPurse {
    const purse = this.#purses.get(playerId);
    if (!purse) throw new Error(`No purse ${playerId}`);
    return purse;
  }

  /** Posts a journal between a purse and the house. */
  post(at: Date, playerId: string, { purse: after, kind, description }: Posting): void {
    const journal = withHouse(this.purse(playerId), after, kind, description);
    const journalId = this.#newId(at);
    for (const { account, coins, tradable } of journal.lines) {
      if (coins === 0) continue;
      const balance = account === HOUSE ? null : after.coins;
      const nth = account === HOUSE ? null : (this.#counts.get(account) ?? 0) + 1;
      if (nth !== null) this.#counts.set(account, nth);
      this.#entries.push({
        account_id: account,
        id: this.#newId(at),
        journal_id: journalId,
        at,
        type: kind,
        description,
        amount: coins,
        tradable,
        balance,
        nth,
      });
      if (account !== HOUSE) this.#add(account, kind, coins);
    }
    this.#purses.set(playerId, { id: playerId, coins: after.coins, tradable: after.tradable });
  }

  /** Collects as many days of salary as it takes to own `coins`. */
  saveUpFor(at: Date, playerId: string, coins: number, level: number): void {
    const purse = this.purse(playerId);
    if (purse.coins >= coins) return;
    const days = Math.ceil((coins - purse.coins) / salary(level));
    const description = days === 1 ? "The goldsmith's salary" : `The goldsmith's salary of ${days} days`;
    this.post(at, playerId, { purse: earnBound(purse, days * salary(level)), kind: 'salary', description });
  }

  /** Returns and clears the entries so far. */
  drain(): Row<'ledger_entries'>[] {
    const drained = this.#entries;
    this.#entries = [];
    return drained;
  }

  get waiting(): number {
    return this.#entries.length;
  }

  accounts(): Row<'ledger_accounts'>[] {
    return [...this.#purses.values()].map((purse) =>
      aPurse({ ...purse, entries: this.#counts.get(purse.id) ?? 0 }),
    );
  }

  totals(): Row<'ledger_totals'>[] {
    return [...this.#totals].flatMap(([account_id, kinds]) =>
      [...kinds].map(([type, sum]) => ({ account_id, type, coins_in: sum.in, coins_out: sum.out })),
    );
  }

  #add(account: string, kind: EntryKind, coins: number): void {
    const kinds = this.#totals.get(account) ?? new Map<EntryKind, { in: number; out: number }>();
    const sum = kinds.get(kind) ?? { in: 0, out: 0 };
    if (coins > 0) sum.in += coins;
    else sum.out -= coins;
    this.#totals.set(account, kinds.set(kind, sum));
  }
}
