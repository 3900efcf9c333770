import { judgeGrown } from '../../game/house-stables/stables.ts';
import { drawFoalName } from '../../game/house-stables/foal-name.ts';
import { MOST_FOR_FOUNDER, neededFounder } from '../../game/house-stables/herd.ts';
import { BREED_FROM } from '../../game/horses/age.ts';
import type { HorseInTack } from '../horses/horse-row.ts';
import { buyStoreHorse } from '../market/buy-store-horse.ts';
import { drawNextStoreOffers, readStoreOffers } from '../market/stock-store.ts';
import { findNames } from './house-stables-queries.ts';
import { act, type Visit } from './visit.ts';

/** From the store, as its first horses: without new blood all horses of a breed are close kin after three generations. */
export async function buyFounder(visit: Visit, herd: readonly HorseInTack[]): Promise<void> {
  const { db, now, rng, playerId, stable } = visit;
  const { breed, sex } = neededFounder(stable, herd);
  const worth = (offer: (typeof offers)[number]) => judgeGrown(stable, { ...offer, inbreeding: 0 });
  const offers = (await act(visit, (tx) => readStoreOffers(tx, breed))).filter(
    ({ price, ageInMonths }) => price <= MOST_FOR_FOUNDER && ageInMonths >= BREED_FROM,
  );
  const [best] = offers.toSorted((one, other) => worth(other) - worth(one));
  const next = best && (await drawNextStoreOffers(db, { now, rng }, best.id));
  if (!next) return;
  const taken = new Set((await act(visit, (tx) => findNames.rows(tx))).map(({ name }) => name));
  const name = drawFoalName(rng, sex, stable.name, taken);
  const [discipline] = stable.rings;
  if (discipline === undefined) throw new RangeError(`${stable.name} has no ring`);
  await act(visit, (tx) =>
    buyStoreHorse(tx, now, { playerId, offerId: best.id, name, sex, discipline, next }),
  );
}
