import { earnBound, START_BALANCE, type Balance } from '../game/ledger/coins.ts';
import { salary } from '../game/players/salary.ts';
import type { JournalKind } from '../server/ledger/journal-kinds.ts';
import { HOUSE, withHouse, type LockedBalance } from '../server/ledger/ledger.ts';
import { aPurse } from './builders.ts';
import type { Row } from './rows.ts';
import type { NewId } from './seeded-ids.ts';

/** The ledger of a world that is being made: what `server/ledger/` would have written, gathered to be stored at once. */
export class Books {
  readonly #newId: NewId;
  readonly #purses = new Map<string, LockedBalance>();
  readonly #counts = new Map<string, number>();
  readonly #totals = new Map<string, Map<JournalKind, { in: number; out: number }>>();
  #entries: Row<'ledger_entries'>[] = [];

  constructor(newId: NewId) {
    this.#newId = newId;
  }

  /** Opens a purse with the coins to begin with. */
  open(at: Date, playerId: string): void {
    this.#purses.set(playerId, { id: playerId, coins: 0, tradable: 0 });
    this.post(at, playerId, START_BALANCE, 'start', 'Coins to begin with');
  }

  purse(playerId: string): LockedBalance {
    const purse = this.#purses.get(playerId);
    if (!purse) throw new Error(`No purse ${playerId}`);
    return purse;
  }

  /** A journal between a purse and the house: from what the purse is to what the rules made of it. */
  post(at: Date, playerId: string, after: Balance, kind: JournalKind, description: string): void {
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

  /** Collects as many days' salary as it takes to have so many coins. */
  saveUpFor(at: Date, playerId: string, coins: number, level: number): void {
    const purse = this.purse(playerId);
    if (purse.coins >= coins) return;
    const days = Math.ceil((coins - purse.coins) / salary(level));
    const description = days === 1 ? "The goldsmith's salary" : `The goldsmith's salary of ${days} days`;
    this.post(at, playerId, earnBound(purse, days * salary(level)), 'salary', description);
  }

  /** The entries since the last call. */
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

  #add(account: string, kind: JournalKind, coins: number): void {
    const kinds = this.#totals.get(account) ?? new Map<JournalKind, { in: number; out: number }>();
    const sum = kinds.get(kind) ?? { in: 0, out: 0 };
    if (coins > 0) sum.in += coins;
    else sum.out -= coins;
    this.#totals.set(account, kinds.set(kind, sum));
  }
}
