import { hasBegun } from '../../game/house-stables/at-work.ts';
import { HOUSE_PURSE } from '../../game/house-stables/stables.ts';
import { lockBalance, post, withHouse } from '../ledger/ledger.ts';
import { act, type Visit } from './visit.ts';

const MONDAY = 1;

/** On Mondays the purse is set to its fixed sum, from or to the house. */
export async function setPurse(visit: Visit): Promise<void> {
  const { now, playerId, lastAt } = visit;
  if (!hasBegun(MONDAY, lastAt, now)) return;
  await act(visit, async (tx) => {
    const balance = await lockBalance(tx, playerId);
    if (balance.coins === HOUSE_PURSE) return;
    const after = { coins: HOUSE_PURSE, tradable: 0 };
    await post(tx, now, [withHouse(balance, after, 'house_stable', 'Purse of the week')]);
  });
}
