import { splitPayment, type Balance, type CoinAmount } from '../../game/ledger/coins.ts';
import { newId } from '../db/new-id.ts';
import { publish } from '../db/news.ts';
import type { Db, Tx } from '../db/connection.ts';
import type { JournalKind } from './journal-kinds.ts';
import {
  insertAccount,
  insertJournals,
  lockBalanceRows,
  sumDays,
  sumMadeInWeek,
  type DayRow,
} from './ledger-queries.ts';

/*
 * The only code that changes coins. A journal's lines add up to zero; the house is the other side of coins made or
 * spent. Lock balances in the order of their ids, after horses and shows; decide by `game/ledger/coins.ts`; post.
 */

/** The house has no row to lock: its balance is the sum of its lines. */
export const HOUSE = '00000000-0000-0000-0000-000000000000';

export interface LedgerLine {
  readonly account: string;
  readonly coins: number;
  readonly tradable: number;
}

export interface Journal {
  readonly kind: JournalKind;
  readonly description: string;
  readonly lines: readonly LedgerLine[];
}

export interface LockedBalance extends Balance {
  readonly id: string;
}

/** Throws if there is none: every player has a balance. */
export async function lockBalance(tx: Tx, playerId: string): Promise<LockedBalance> {
  const balance = await lockBalanceRows.first(tx, { ids: [playerId] });
  if (!balance) throw new Error(`No balance ${playerId}`);
  return balance;
}

/** In the order of ids. */
export async function lockBalances(
  tx: Tx,
  playerIds: readonly string[],
): Promise<Map<string, LockedBalance>> {
  const balances = await lockBalanceRows.rows(tx, { ids: playerIds });
  return new Map(balances.map((balance) => [balance.id, balance]));
}

/** The account has the player's id. */
export async function openBalance(tx: Tx, playerId: string): Promise<void> {
  await insertAccount.run(tx, { id: playerId, kind: 'purse' });
}

/** Escrow: coins that wait until a show has run or a stud request is answered, under its id. Locked like a balance. */
export async function openEscrow(tx: Tx, promiseId: string): Promise<void> {
  await insertAccount.run(tx, { id: promiseId, kind: 'escrow' });
}

/** A journal between balance and house. */
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

/** Bound coins stay bound. */
export function handOver(from: string, to: string, { coins, tradable }: Balance): LedgerLine[] {
  return [
    { account: from, coins: -coins, tradable: -tradable },
    { account: to, coins, tradable },
  ];
}

/** A player's payment to another, less the house cut. */
export function payReceiver(from: string, to: string, taken: CoinAmount): LedgerLine[] {
  const { receiver, house } = splitPayment(taken);
  return [
    { account: from, coins: -taken.coins, tradable: -taken.tradable },
    { account: to, ...receiver },
    { account: HOUSE, ...house },
  ];
}

/**
 * The accounts must be locked. Drops lines of 0 coins. Throws if a journal is unbalanced, a line changes only the
 * tradable part, or an account is missing.
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
    house: HOUSE,
  });
  const accounts = new Set(lines.map((line) => line.account).filter((account) => account !== HOUSE));
  if (moved.length !== accounts.size)
    throw new Error(`${accounts.size - moved.length} accounts do not exist`);
  // Escrow ids match no player.
  for (const account of accounts) publish(tx, account, { topics: ['transactions', 'user'] });
}

/**
 * Coins that the house paid out minus those it took, in the week of the purse index from `startsAt`. Coins of deleted
 * accounts do not count: prizes must not rise because somebody left.
 */
export async function coinsMadeInWeek(tx: Tx, startsAt: Date): Promise<number> {
  const week = await sumMadeInWeek.first(tx, { startsAt });
  return week?.made ?? 0;
}

/** What journals did on each UTC day ("2030-05-01") by kind, both days included. */
export function readDays(db: Db, from: string, to: string): Promise<DayRow[]> {
  return sumDays.rows(db, { from, to });
}
