import { REAL_MS_PER_DAY } from '../game/game-time.ts';
import { earnBound, START_BALANCE, type Balance } from '../game/ledger/coins.ts';
import { salary } from '../game/players/salary.ts';
import type { JournalKind } from '../server/ledger/journal-kinds.ts';
import { HOUSE, withHouse, type LockedBalance } from '../server/ledger/ledger.ts';
import { aPurse } from './builders.ts';
import type { Row } from './rows.ts';
import type { NewId } from './seeded-ids.ts';

interface Posting {
  readonly balance: Balance;
  readonly kind: JournalKind;
  readonly description: string;
}

const WEEK_MS = 7 * REAL_MS_PER_DAY;

/** Rows that `server/ledger/` would write, for bulk inserts. */
export class Books {
  readonly #newId: NewId;
  readonly #balances = new Map<string, LockedBalance>();
  readonly #counts = new Map<string, number>();
  readonly #totals = new Map<string, Map<JournalKind, { in: number; out: number }>>();
  /** What the house made and took, by kind and instant. */
  readonly #changes = new Map<JournalKind, Map<number, { made: number; taken: number }>>();
  #entries: Row<'ledger_entries'>[] = [];

  constructor(newId: NewId) {
    this.#newId = newId;
  }

  open(at: Date, playerId: string): void {
    this.#balances.set(playerId, { id: playerId, coins: 0, tradable: 0 });
    this.post(at, playerId, { balance: START_BALANCE, kind: 'start', description: 'Coins to begin with' });
  }

  balance(playerId: string): LockedBalance {
    const balance = this.#balances.get(playerId);
    if (!balance) throw new Error(`No balance ${playerId}`);
    return balance;
  }

  post(at: Date, playerId: string, { balance: after, kind, description }: Posting): void {
    const journal = withHouse(this.balance(playerId), after, kind, description);
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
      if (account === HOUSE) this.#count(at, kind, coins);
      else this.#add(account, kind, coins);
    }
    this.#balances.set(playerId, { id: playerId, coins: after.coins, tradable: after.tradable });
  }

  /** Collects salaries until the player has `coins`. */
  saveUpFor(at: Date, playerId: string, coins: number, level: number): void {
    const balance = this.balance(playerId);
    if (balance.coins >= coins) return;
    const days = Math.ceil((coins - balance.coins) / salary(level));
    const description = days === 1 ? "The goldsmith's salary" : `The goldsmith's salary of ${days} days`;
    this.post(at, playerId, {
      balance: earnBound(balance, days * salary(level)),
      kind: 'salary',
      description,
    });
  }

  drain(): Row<'ledger_entries'>[] {
    const drained = this.#entries;
    this.#entries = [];
    return drained;
  }

  get waiting(): number {
    return this.#entries.length;
  }

  accounts(): Row<'ledger_accounts'>[] {
    return [...this.#balances.values()].map((balance) =>
      aPurse({ ...balance, entries: this.#counts.get(balance.id) ?? 0 }),
    );
  }

  totals(): Row<'ledger_totals'>[] {
    return [...this.#totals].flatMap(([account_id, kinds]) =>
      [...kinds].map(([type, sum]) => ({ account_id, type, coins_in: sum.in, coins_out: sum.out })),
    );
  }

  /** A week of the purse index ends at `weekEnd`. Every journal is between a purse and the house. */
  days(weekEnd: Date): Row<'ledger_days'>[] {
    const days = new Map<string, Row<'ledger_days'>>();
    for (const [kind, changes] of this.#changes) {
      for (const [at, { made, taken }] of changes) {
        const day = new Date(at).toISOString().slice(0, 10);
        const nth = Math.floor((at - weekEnd.getTime()) / WEEK_MS);
        const week = new Date(weekEnd.getTime() + nth * WEEK_MS);
        const key = `${day} ${kind} ${nth}`;
        const counted = days.get(key);
        if (counted) {
          counted.made += made;
          counted.taken += taken;
          counted.purses += made - taken;
        } else {
          const none = { cut: 0, escrow: 0, traded: 0, trades: 0 };
          days.set(key, {
            day,
            type: kind,
            week,
            id: this.#newId(week),
            made,
            taken,
            purses: made - taken,
            ...none,
          });
        }
      }
    }
    return [...days.values()];
  }

  /** `coins` of the house. */
  #count(at: Date, kind: JournalKind, coins: number): void {
    const changes = this.#changes.get(kind) ?? new Map<number, { made: number; taken: number }>();
    const sum = changes.get(at.getTime()) ?? { made: 0, taken: 0 };
    if (coins < 0) sum.made -= coins;
    else sum.taken += coins;
    this.#changes.set(kind, changes.set(at.getTime(), sum));
  }

  #add(account: string, kind: JournalKind, coins: number): void {
    const kinds = this.#totals.get(account) ?? new Map<JournalKind, { in: number; out: number }>();
    const sum = kinds.get(kind) ?? { in: 0, out: 0 };
    if (coins > 0) sum.in += coins;
    else sum.out -= coins;
    this.#totals.set(account, kinds.set(kind, sum));
  }
}
