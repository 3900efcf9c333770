import { z } from 'zod';
import { call } from './call.ts';
import { Coins, Id, Instant, Limit, Whole } from './pieces.ts';

export const Transaction = z.object({
  id: Id,
  type: z.string(),
  description: z.string(),
  /** Income positive, spending negative. */
  amount: Whole,
  balance: Coins,
  createdAt: Instant,
});

export const listTransactions = call({
  method: 'GET',
  path: '/api/transactions',
  access: 'player',
  scope: 'coins',
  summary: "The player's ledger entries, newest first",
  query: z.object({ limit: Limit, before: z.coerce.number().int().min(1).max(2_147_483_647).optional() }),
  reply: z.array(Transaction),
  paged: true,
  refusals: {},
});

const Line = z.object({ label: z.string(), amount: Coins });

export const accountingSummary = call({
  method: 'GET',
  path: '/api/transactions/summary',
  access: 'player',
  scope: 'coins',
  summary: 'Income and expenses by kind; their difference is the balance',
  reply: z.object({
    income: z.array(Line),
    expenses: z.array(Line),
    totalIncome: Coins,
    totalExpenses: Coins,
    netTotal: Whole,
    currentBalance: Coins,
    tradableCoins: Coins,
  }),
  refusals: {},
});

const MOST_BALANCE_DAYS = 365;

export const balanceByDay = call({
  method: 'GET',
  path: '/api/transactions/balance',
  access: 'player',
  scope: 'coins',
  summary: 'Coins at the end of each of the last days (UTC) on which any came or went, oldest first',
  query: z.object({ days: z.coerce.number().int().min(1).max(MOST_BALANCE_DAYS).default(30) }),
  /** May start with an older day, for the chart line. */
  reply: z.array(z.object({ day: z.iso.date(), balance: Coins })),
  refusals: {},
});
