import { BREEDS } from '../../game/horses/breeds.ts';
import { STORE_TIERS } from '../../game/horses/founder.ts';
import { rngFromNumber } from '../../game/rng.ts';
import { newId } from '../../server/db/new-id.ts';
import type { Db } from '../../server/db/connection.ts';
import { inTransaction } from '../../server/db/transaction.ts';
import { drawStoreOffer } from '../../server/market/stock-store.ts';
import { insertStoreOffers, type NewStoreOffer } from '../../server/market/store-queries.ts';
import { callMeasurement } from '../call-measurement.ts';
import { settlePlayers } from '../fixtures/stables.ts';

const PURCHASES_EACH = 20;
/** More than the most expensive horse costs. */
const COINS_EACH = PURCHASES_EACH * 3_000;
const DRAWN = 4;
const ROWS_AT_ONCE = 1_000;

export const storePurchase = callMeasurement({
  name: 'store purchase',
  changes: true,
  async prepare(db, { now, steps }) {
    const offers = await stockUp(db, now, steps);
    const players = await settlePlayers(db, {
      now,
      players: Math.ceil(steps / PURCHASES_EACH),
      horsesEach: 0,
      coins: COINS_EACH,
    });
    return offers.map((offer, index) => {
      const body = {
        storeHorseId: offer.id,
        horseName: `Juniper ${index}`,
        gender: 'mare',
        discipline: 'dressage',
      };
      // Concurrent purchases use different purses.
      const token = players[index % players.length]?.token ?? '';
      return [{ method: 'POST', path: '/api/store/purchase', token, body }];
    });
  },
});

async function stockUp(db: Db, now: Date, count: number): Promise<NewStoreOffer[]> {
  const rng = rngFromNumber(1);
  const drawn = BREEDS.flatMap((breed) =>
    STORE_TIERS.flatMap(({ name: tier }) => {
      const first = drawStoreOffer({ now, rng }, breed, tier);
      if (!first) return [];
      const others = Array.from({ length: DRAWN - 1 }, () => drawStoreOffer({ now, rng }, breed, tier));
      return [first, ...others].filter((offer) => offer !== undefined);
    }),
  );
  const offers = Array.from({ length: count }, (_, index) => {
    const offer = drawn[index % drawn.length];
    if (!offer) throw new Error('The store has nothing to offer');
    return { ...offer, id: newId(now) };
  });
  await inTransaction(db, async (tx) => {
    for (let from = 0; from < count; from += ROWS_AT_ONCE) {
      await insertStoreOffers(tx, offers.slice(from, from + ROWS_AT_ONCE), now);
    }
  });
  return offers;
}
