import { REAL_MS_PER_DAY } from '../../../game/game-time.ts';
import { HOUSE_PURSE } from '../../../game/house-stables/stables.ts';
import { earnBound, START_BALANCE, type Balance } from '../../../game/ledger/coins.ts';
import { salary } from '../../../game/players/salary.ts';
import type { JournalKind } from '../../ledger/journal-kinds.ts';
import { HOUSE, withHouse, type Journal, type LockedBalance } from '../../ledger/ledger.ts';
import { aPurse } from './builders.ts';
import type { Row } from './row-queries.ts';
import type { NewId } from './seeded-ids.ts';

interface Posting {
  readonly balance: Balance;
  readonly kind: JournalKind;
  readonly description: string;
}

interface Moved {
  readonly house: number;
  readonly purses: number;
  readonly escrow: number;
  /** Received by purses. */
  readonly received: number;
}

const DAY_COUNTERS = ['made', 'taken', 'cut', 'purses', 'escrow', 'traded', 'trades'] as const;
type DayChange = Record<(typeof DAY_COUNTERS)[number], number>;

const WEEK_MS = 7 * REAL_MS_PER_DAY;

/** Rows that `server/ledger/` would write, for bulk inserts. */
export class Books {
  readonly #newId: NewId;
  readonly #balances = new Map<string, LockedBalance>();
  readonly #counts = new Map<string, number>();
  readonly #totals = new Map<string, Map<JournalKind, { in: number; out: number }>>();
  readonly #escrows = new Set<string>();
  readonly #housePurses = new Set<string>();
  /** Keyed by kind and instant. */
  readonly #changes = new Map<JournalKind, Map<number, DayChange>>();
  #entries: Row<'ledger_entries'>[] = [];

  constructor(newId: NewId) {
    this.#newId = newId;
  }

  open(at: Date, playerId: string): void {
    this.#balances.set(playerId, { id: playerId, coins: 0, tradable: 0 });
    this.post(at, playerId, { balance: START_BALANCE, kind: 'start', description: 'Coins to begin with' });
  }

  openHousePurse(at: Date, stableId: string): void {
    this.#balances.set(stableId, { id: stableId, coins: 0, tradable: 0 });
    this.#housePurses.add(stableId);
    this.fillHousePurse(at, stableId);
  }

  fillHousePurse(at: Date, stableId: string): void {
    const balance = { coins: HOUSE_PURSE, tradable: 0 };
    this.post(at, stableId, { balance, kind: 'house_stable', description: 'Purse of the week' });
  }

  /** An escrow account has the id of what it pays for. */
  openEscrow(promiseId: string): void {
    this.#balances.set(promiseId, { id: promiseId, coins: 0, tradable: 0 });
    this.#escrows.add(promiseId);
  }

  balance(playerId: string): LockedBalance {
    const balance = this.#balances.get(playerId);
    if (!balance) throw new Error(`No balance ${playerId}`);
    return balance;
  }

  /** Posts a movement between a player and the house. */
  post(at: Date, playerId: string, { balance: after, kind, description }: Posting): void {
    this.enter(at, withHouse(this.balance(playerId), after, kind, description));
  }

  enter(at: Date, { kind, description, lines }: Journal): void {
    const journalId = this.#newId(at);
    const sum = { coins: 0, tradable: 0 };
    const moved = { house: 0, purses: 0, escrow: 0, received: 0 };
    for (const { account, coins, tradable } of lines) {
      sum.coins += coins;
      sum.tradable += tradable;
      if (coins === 0) continue;
      const lineNumber = account === HOUSE ? null : (this.#counts.get(account) ?? 0) + 1;
      const balance = lineNumber === null ? null : this.#move(account, coins, tradable);
      if (lineNumber !== null) this.#counts.set(account, lineNumber);
      this.#entries.push({
        accountId: account,
        id: this.#newId(at),
        journalId,
        at,
        type: kind,
        description,
        amount: coins,
        tradable,
        balance,
        lineNumber,
      });
      if (account === HOUSE) moved.house += coins;
      else {
        this.#add(account, kind, coins);
        if (this.#housePurses.has(account)) moved.house += coins;
        else if (this.#escrows.has(account)) moved.escrow += coins;
        else {
          moved.purses += coins;
          moved.received += Math.max(0, coins);
        }
      }
    }
    if (sum.coins !== 0 || sum.tradable !== 0) throw new Error(`A journal of kind ${kind} is out of balance`);
    if (lines.some(({ coins }) => coins !== 0)) this.#count(at, kind, moved);
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
      aPurse({
        ...balance,
        kind: this.#kindOf(balance.id),
        entries: this.#counts.get(balance.id) ?? 0,
      }),
    );
  }

  #kindOf(id: string): Row<'ledger_accounts'>['kind'] {
    if (this.#escrows.has(id)) return 'escrow';
    return this.#housePurses.has(id) ? 'house_purse' : 'purse';
  }

  totals(): Row<'ledger_totals'>[] {
    return [...this.#totals].flatMap(([accountId, kinds]) =>
      [...kinds].map(([type, sum]) => ({ accountId, type, coinsIn: sum.in, coinsOut: sum.out })),
    );
  }

  /** A week of the purse index ends at `weekEnd`. */
  days(weekEnd: Date): Row<'ledger_days'>[] {
    const days = new Map<string, Row<'ledger_days'>>();
    for (const [kind, changes] of this.#changes) {
      for (const [at, change] of changes) {
        const day = new Date(at).toISOString().slice(0, 10);
        const weekIndex = Math.floor((at - weekEnd.getTime()) / WEEK_MS);
        const week = new Date(weekEnd.getTime() + weekIndex * WEEK_MS);
        const key = `${day} ${kind} ${weekIndex}`;
        const counted = days.get(key);
        if (counted) addTo(counted, change);
        else days.set(key, { day, type: kind, week, id: this.#newId(week), ...change });
      }
    }
    return [...days.values()];
  }

  #move(account: string, coins: number, tradable: number): number {
    const before = this.balance(account);
    const after = { id: account, coins: before.coins + coins, tradable: before.tradable + tradable };
    if (after.tradable < 0 || after.tradable > after.coins) throw new Error(`${account} overdraws`);
    this.#balances.set(account, after);
    return after.coins;
  }

  #count(at: Date, kind: JournalKind, { house, purses, escrow, received }: Moved): void {
    const changes = this.#changes.get(kind) ?? new Map<number, DayChange>();
    this.#changes.set(kind, changes);
    const isTrade = house > 0 && received > 0;
    const change = {
      made: Math.max(0, -house),
      taken: Math.max(0, house),
      cut: isTrade ? house : 0,
      purses,
      escrow,
      traded: isTrade ? house + received : 0,
      trades: isTrade ? 1 : 0,
    };
    const counted = changes.get(at.getTime());
    if (counted) addTo(counted, change);
    else changes.set(at.getTime(), change);
  }

  #add(account: string, kind: JournalKind, coins: number): void {
    const kinds = this.#totals.get(account) ?? new Map<JournalKind, { in: number; out: number }>();
    const sum = kinds.get(kind) ?? { in: 0, out: 0 };
    if (coins > 0) sum.in += coins;
    else sum.out -= coins;
    this.#totals.set(account, kinds.set(kind, sum));
  }
}

function addTo(sum: DayChange, change: DayChange): void {
  for (const key of DAY_COUNTERS) sum[key] += change[key];
}
