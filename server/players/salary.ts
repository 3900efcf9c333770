import { earnBound } from '../../game/ledger/coins.ts';
import { gainXp } from '../../game/players/level.ts';
import { decideSalary, salary, salaryDue } from '../../game/players/salary.ts';
import { isRefusal, type Refusal } from '../../game/refusal.ts';
import type { Db, Tx } from '../db/connection.ts';
import { lockInOrder } from '../db/lock-order.ts';
import { publish } from '../db/news.ts';
import { lockBalance, post, withHouse } from '../ledger/ledger.ts';
import { present } from './player.ts';
import { findSalaryState, lockSalaryState, markSalary } from './player-queries.ts';

export async function readSalary(db: Db, now: Date, playerId: string) {
  const { level, salaryDay } = present(await findSalaryState.first(db, { playerId }), playerId);
  const due = salaryDue({ level, lastCollectedOn: salaryDay }, now);
  return { amount: salary(level), collectable: due !== null };
}

export interface SalaryReceipt {
  readonly amount: number;
  readonly coins: number;
  readonly xpEarned: number;
}

/** Once per UTC day. */
export async function collectSalaryOf(
  tx: Tx,
  now: Date,
  playerId: string,
): Promise<SalaryReceipt | Refusal<'SALARY_COLLECTED'>> {
  const { players: player, ledger_accounts: balance } = await lockInOrder(tx, {
    players: async () => present(await lockSalaryState.first(tx, { playerId }), playerId),
    ledger_accounts: () => lockBalance(tx, playerId),
  });
  const paid = decideSalary({ level: player.level, lastCollectedOn: player.salaryDay }, now);
  if (isRefusal(paid)) return paid;

  const { level, xp } = gainXp(player, paid.playerXp);
  await markSalary.run(tx, { playerId, day: paid.day, level, xp });
  publish(tx, playerId, { topics: ['salary', 'user'] });
  await post(tx, now, [
    withHouse(balance, earnBound(balance, paid.coins), 'salary', "The goldsmith's salary"),
  ]);
  return { amount: paid.coins, coins: balance.coins + paid.coins, xpEarned: paid.playerXp };
}
