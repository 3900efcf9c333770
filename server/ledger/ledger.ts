import type { Balance } from '../../game/ledger/coins.ts';
import { newId } from '../db/new-id.ts';
import { tell } from '../db/news.ts';
import type { Tx } from '../db/connection.ts';
import type { JournalKind } from './journal-kinds.ts';
import { insertJournals, lockBalanceRows, insertAccount } from './ledger-queries.ts';

/**
 * The only code that changes coins. Double entry: every journal's lines add up to zero, the house being the other
 * side of whatever is made or spent. Lock the purses first (always in the order of their ids, always after horses
 * and shows), decide by the rules of `game/ledger/coins.ts`, then post.
 */

/** The account of the house. It has no row to lock: its balance is the sum of its entries. */
export const HOUSE = '00000000-0000-0000-0000-000000000000';

/** A change of one account; `tradable` is how much of it is tradable. */
export interface Line {
  readonly account: string;
  readonly coins: number;
  readonly tradable: number;
}

export interface Journal {
  readonly kind: JournalKind;
  /** What the player reads. */
  readonly description: string;
  readonly lines: readonly Line[];
}

export interface LockedBalance extends Balance {
  readonly id: string;
}

/** Locks one purse until the transaction ends. Throws if there is none: every player has one. */
export async function lockBalance(tx: Tx, playerId: string): Promise<LockedBalance> {
  const purse = await lockBalanceRows.first(tx, { ids: [playerId] });
  if (!purse) throw new Error(`No purse ${playerId}`);
  return purse;
}

/** Locks many at once, in the one order in which everybody locks them. */
export async function lockBalances(
  tx: Tx,
  playerIds: readonly string[],
): Promise<Map<string, LockedBalance>> {
  const purses = await lockBalanceRows.rows(tx, { ids: playerIds });
  return new Map(purses.map((purse) => [purse.id, purse]));
}

/** Opens a purse with nothing in it. Its id is the player's. */
export async function openBalance(tx: Tx, playerId: string): Promise<void> {
  await insertAccount(tx, playerId, 'purse');
}

/**
 * Opens an escrow: coins put into it are nobody's until the promise is kept or broken. Its id is that of what was
 * promised, and it is locked like a purse.
 */
export async function openEscrow(tx: Tx, promiseId: string): Promise<void> {
  await insertAccount(tx, promiseId, 'escrow');
}

/** A journal between a purse and the house: from what the purse was to what the rules made of it. */
export function withHouse(
  purse: LockedBalance,
  after: Balance,
  kind: JournalKind,
  description: string,
): Journal {
  const change = { coins: after.coins - purse.coins, tradable: after.tradable - purse.tradable };
  return payFromHouse(purse.id, change, kind, description);
}

/** A journal by which the house pays an account. */
export function payFromHouse(
  account: string,
  { coins, tradable }: Balance,
  kind: JournalKind,
  description: string,
): Journal {
  return {
    kind,
    description,
    lines: [
      { account, coins, tradable },
      { account: HOUSE, coins: -coins, tradable: -tradable },
    ],
  };
}

/** The lines by which one account hands another coins, bound as bound and tradable as tradable. */
export function handOver(from: string, to: string, { coins, tradable }: Balance): Line[] {
  return [
    { account: from, coins: -coins, tradable: -tradable },
    { account: to, coins, tradable },
  ];
}

/**
 * Writes journals into the books. The accounts must be locked. Lines of nothing are left out.
 * Throws on a journal that does not add up, a line that moves no coins but changes how many are tradable, or an account
 * that does not exist: all are bugs.
 */
export async function post(tx: Tx, now: Date, journals: readonly Journal[]): Promise<void> {
  const lines = journals.flatMap((journal) => {
    for (const side of ['coins', 'tradable'] as const) {
      const sum = journal.lines.reduce((total, line) => total + line[side], 0);
      if (sum !== 0) throw new Error(`A journal of kind ${journal.kind} is out of balance by ${sum} ${side}`);
    }
    if (journal.lines.some(({ coins, tradable }) => coins === 0 && tradable !== 0))
      throw new Error(`A journal of kind ${journal.kind} changes what is tradable without moving coins`);
    const journalId = newId(now);
    return journal.lines.filter((line) => line.coins !== 0).map((line) => ({ ...line, journal, journalId }));
  });
  if (lines.length === 0) return;
  const moved = await insertJournals.rows(tx, {
    accounts: lines.map((line) => line.account),
    ids: lines.map(() => newId(now)),
    journals: lines.map((line) => line.journalId),
    kinds: lines.map((line) => line.journal.kind),
    descriptions: lines.map((line) => line.journal.description),
    amounts: lines.map((line) => line.coins),
    tradables: lines.map((line) => line.tradable),
    at: now,
  });
  const accounts = new Set(lines.map((line) => line.account).filter((account) => account !== HOUSE));
  if (moved.length !== accounts.size)
    throw new Error(`${accounts.size - moved.length} accounts do not exist`);
  // A purse has its player's id; that of an escrow is nobody's, and nobody hears of it.
  for (const account of accounts) tell(tx, account, { topics: ['transactions', 'user'] });
}
