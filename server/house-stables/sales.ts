import { REAL_MS_PER_DAY } from '../../game/game-time.ts';
import { HERD_LEAST, HERD_MOST, herdOf, mayWork } from '../../game/house-stables/herd.ts';
import { HORSES_FOR_SALE, horsePrice, studsAmong, UNSOLD_DAYS } from '../../game/house-stables/offers.ts';
import { RECENT_DAYS } from '../../game/trade/sale-prices.ts';
import { breedOfRow, type HorseInTack } from '../horses/horse-row.ts';
import { endListing, listHorse } from '../trade/list-for-sale.ts';
import { chooseTeam } from './care.ts';
import { findOffers, findSales } from './house-stables-queries.ts';
import { moveHorse } from './move-horse.ts';
import { act, byWorth, type Visit } from './visit.ts';

const NONE = { known: 0, median: null };

/** Those that it likes least and that have nothing to do, while enough stay. */
export async function sellHorses(visit: Visit, owned: readonly HorseInTack[]): Promise<void> {
  const { now, playerId } = visit;
  const herd = herdOf(owned, now);
  const offered = (await act(visit, (tx) => findOffers.rows(tx, { playerId }))).flatMap(
    ({ id, horseId, listedAt }) => (horseId === null ? [] : [{ id, horseId, listedAt }]),
  );
  const isInHerd = ({ horseId }: { horseId: string }) => herd.some(({ id }) => id === horseId);
  for (const { id: listingId } of offered.filter((one) => !isInHerd(one)))
    await act(visit, (tx) => endListing(tx, { playerId, listingId }));
  const listed = offered.filter(isInHerd);
  const moved = await moveUnsold(visit, listed);
  const forSale = new Set(listed.map(({ horseId }) => horseId));
  const staying = herd.length - forSale.size;
  const free = HORSES_FOR_SALE - (forSale.size - moved);
  const least = Math.max(0, Math.min(free, staying - HERD_LEAST));
  if (least === 0) return;
  const busy = [...chooseTeam(visit, herd), ...studsAmong(herd, now)];
  const spare = byWorth(visit, herd)
    .filter(
      (horse) =>
        !busy.includes(horse) &&
        !forSale.has(horse.id) &&
        horse.foalsAt === null &&
        mayWork(horse.bornAt, now),
    )
    .slice(-least);
  if (spare.length === 0) return;
  const since = new Date(now.getTime() - RECENT_DAYS * REAL_MS_PER_DAY);
  const breeds = spare.map(({ breed }) => breed);
  const sales = await act(visit, (tx) => findSales.rows(tx, { breeds, since }));
  for (const { id: horseId, level, aptitude, ...horse } of spare) {
    const known = sales.find(({ breed }) => breed === horse.breed) ?? NONE;
    const price = horsePrice({ breed: breedOfRow(horse), level, aptitude }, known);
    await act(visit, (tx) => listHorse(tx, now, { playerId, horseId, price }));
  }
}

/** One a day at most. Returns how many. */
async function moveUnsold(
  visit: Visit,
  listed: readonly { readonly horseId: string; readonly listedAt: Date }[],
): Promise<0 | 1> {
  const before = visit.now.getTime() - UNSOLD_DAYS * REAL_MS_PER_DAY;
  const old = listed.find(({ listedAt }) => listedAt.getTime() <= before);
  return old && (await moveHorse(visit, old.horseId, HERD_MOST)) ? 1 : 0;
}
