import { MARKET_PAYS, refuseMarketSale, RESCUE_PRICE } from '../../game/trade/rescue.ts';
import { earnBound } from '../../game/ledger/coins.ts';
import { isRefusal, type Refusal } from '../../game/refusal.ts';
import type { Tx } from '../db/connection.ts';
import { LostRace } from '../db/errors.ts';
import { lockInOrder } from '../db/lock-order.ts';
import { addHorseEvents } from '../horses/horse-events.ts';
import { lockOwnHorse, type NotOwn } from '../horses/own-horse.ts';
import { HOUSE, post, withHouse } from '../ledger/ledger.ts';
import { findEntryPayers, lockShowsOf } from '../shows/entering/scratch-entries.ts';
import { changeOwner, lockForOwnerChange } from './change-owner.ts';
import { listForRescue } from './rescue-horses.ts';

interface MarketSale {
  readonly playerId: string;
  readonly horseId: string;
}

export interface SoldToMarket {
  readonly name: string;
}

export type MarketSaleRefusal = NotOwn | Refusal<'HORSE_LOCKED'> | Refusal<'LEVEL_TOO_LOW'>;

/**
 * The horse waits at the market for a new home. If a show was entered between both locks, the transaction is retried.
 */
export async function sellToMarket(
  tx: Tx,
  now: Date,
  { playerId, horseId }: MarketSale,
): Promise<SoldToMarket | MarketSaleRefusal> {
  const { shows: lockedShows, horses: horse } = await lockInOrder(tx, {
    shows: () => lockShowsOf(tx, [horseId]),
    horses: () => lockOwnHorse(tx, horseId, playerId),
  });
  if (isRefusal(horse)) return horse;
  const refused = refuseMarketSale(horse);
  if (refused) return refused;
  const entries = await findEntryPayers(tx, [horseId]);
  if (entries.some(({ showId }) => !lockedShows.has(showId)))
    throw new LostRace('A show was entered meanwhile');

  const change = { horses: [horse], from: playerId, to: HOUSE, now };
  const balance = (await lockForOwnerChange(tx, change, [playerId])).get(playerId);
  if (!balance) throw new Error(`No balance ${playerId}`);
  await changeOwner(tx, change);
  await listForRescue(tx, now, [horse], RESCUE_PRICE);
  await addHorseEvents(tx, now, [
    { horseId, ownerId: playerId, kind: 'sold_to_market', details: { price: MARKET_PAYS }, playerId },
  ]);
  const paid = earnBound(balance, MARKET_PAYS);
  await post(tx, now, [withHouse(balance, paid, 'horse_sale', `Sold the horse ${horse.name} to the market`)]);
  return { name: horse.name };
}
