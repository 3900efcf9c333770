import type { Balance } from '../../game/ledger/coins.ts';
import { newId } from '../db/new-id.ts';
import { tell } from '../db/news.ts';
import type { Tx } from '../db/connection.ts';
import type { JournalKind } from './journal-kinds.ts';
import { insertAccount, insertJournals, lockBalanceRows, sumHouseLines } from './ledger-queries.ts';

/*
 * The only code that changes coins. The lines of every journal add up to zero; the house is the other side of what is
 * made or spent. Lock balances in the order of their ids, after horses and shows; decide by `game/ledger/coins.ts`; post.
 */

/** Account of the house. It has no row to lock: its balance is the sum of its lines. */
export const HOUSE = '00000000-0000-0000-0000-000000000000';

export interface LedgerLine {
  readonly account: string;
  readonly coins: number;
  /** The tradable part of `coins`. */
  readonly tradable: number;
}

export interface Journal {
  readonly kind: JournalKind;
  /** For the player. */
  readonly description: string;
  readonly lines: readonly LedgerLine[];
}

export interface LockedBalance extends Balance {
  readonly id: string;
}

/** Throws if there is no such balance: every player has one. */
export async function lockBalance(tx: Tx, playerId: string): Promise<LockedBalance> {
  const balance = await lockBalanceRows.first(tx, { ids: [playerId] });
  if (!balance) throw new Error(`No balance ${playerId}`);
  return balance;
}

/** Locks balances in the order of their ids. */
export async function lockBalances(
  tx: Tx,
  playerIds: readonly string[],
): Promise<Map<string, LockedBalance>> {
  const balances = await lockBalanceRows.rows(tx, { ids: playerIds });
  return new Map(balances.map((balance) => [balance.id, balance]));
}

/** The account has the player's id. */
export async function openBalance(tx: Tx, playerId: string): Promise<void> {
  await insertAccount(tx, playerId, 'purse');
}

/** Opens an account for coins held until a promise is kept or broken. It has the promise's id and is locked like a balance. */
export async function openEscrow(tx: Tx, promiseId: string): Promise<void> {
  await insertAccount(tx, promiseId, 'escrow');
}

/** A journal between balance and house, by what the rules made of the balance. */
export function withHouse(
  balance: LockedBalance,
  after: Balance,
  kind: JournalKind,
  description: string,
): Journal {
  const change = { coins: after.coins - balance.coins, tradable: after.tradable - balance.tradable };
  return payFromHouse(balance.id, change, kind, description);
}

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

/** Lines that move coins between accounts; bound coins stay bound. */
export function handOver(from: string, to: string, { coins, tradable }: Balance): LedgerLine[] {
  return [
    { account: from, coins: -coins, tradable: -tradable },
    { account: to, coins, tradable },
  ];
}

/**
 * Writes journals. The accounts must be locked. Drops lines of 0 coins. Throws if a journal is out of balance, a line
 * changes only what is tradable, or an account does not exist.
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
  // An escrow's id is no player's: nobody is told.
  for (const account of accounts) tell(tx, account, { topics: ['transactions', 'user'] });
}

/** Coins that the game paid out minus what it took in; negative if it took more. `to` is excluded. */
export async function coinsMadeBetween(tx: Tx, from: Date, to: Date): Promise<number> {
  const taken = await sumHouseLines(tx, HOUSE, from, to);
  return -taken;
}
