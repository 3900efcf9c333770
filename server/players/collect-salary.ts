import { earnBound } from '../../game/ledger/coins.ts';
import { gainXp } from '../../game/players/level.ts';
import { decideSalary } from '../../game/ledger/salary.ts';
import { isRefusal, type Refusal } from '../../game/refusal.ts';
import { tell } from '../db/news.ts';
import type { Tx } from '../db/connection.ts';
import { lockInOrder } from '../db/lock-order.ts';
import { lockPurse, post, withHouse } from '../ledger/ledger.ts';
import { lockSalaryState, markSalary } from './player-queries.ts';

export interface CollectedSalary {
  readonly amount: number;
  readonly coins: number;
  readonly xpEarned: number;
}

/** Pays today's salary into the purse, once per UTC day. */
export async function collectSalaryOf(
  tx: Tx,
  now: Date,
  playerId: string,
): Promise<CollectedSalary | Refusal<'SALARY_COLLECTED'>> {
  const { players: player, ledger_accounts: purse } = await lockInOrder(tx, {
    players: () => lockSalaryState(tx, playerId),
    ledger_accounts: () => lockPurse(tx, playerId),
  });
  const paid = decideSalary({ level: player.level, lastCollectedOn: player.salary_day }, now);
  if (isRefusal(paid)) return paid;

  const { level, xp } = gainXp(player, paid.playerXp);
  await markSalary(tx, playerId, { day: paid.day, level, xp });
  tell(tx, playerId, { topics: ['salary', 'user'] });
  await post(tx, now, [withHouse(purse, earnBound(purse, paid.coins), 'salary', "The goldsmith's salary")]);
  return { amount: paid.coins, coins: purse.coins + paid.coins, xpEarned: paid.playerXp };
}
