import * as contract from '../../contract/market.ts';
import { BREEDS, heightInHands, isBreedId } from '../../game/horses/breeds.ts';
import { STORE_TIERS } from '../../game/horses/founder.ts';
import { isRefusal, refuse } from '../../game/refusal.ts';
import type { Db } from '../db/connection.ts';
import { inTransaction } from '../db/transaction.ts';
import { horseView } from '../horses/views/horse-view.ts';
import type { Serve } from '../http/serve.ts';
import { buyStoreHorse } from './buy-store-horse.ts';
import { offerView } from './offer-view.ts';
import { findCheapestPrices, findOffers } from './store-queries.ts';

export function marketRoutes(serve: Serve, db: Db): void {
  serve(contract.listStoreBreeds, async () => {
    const cheapest = await findCheapestPrices(db);
    return BREEDS.map((breed) => ({
      id: breed.id,
      name: breed.name,
      basePrice: breed.basePrice,
      // Not every breed comes plain: a Fjord is always dun, so that none costs its base price.
      cheapestPrice: cheapest.get(breed.id) ?? breed.basePrice,
      heightHands: heightInHands(breed),
      strengths: [...breed.strengths],
    }));
  });

  serve(contract.listStoreHorses, async ({ query: { breedId } }) => {
    if (!isBreedId(breedId)) return refuse('BREED_NOT_FOUND');
    const offers = await findOffers(db, breedId);
    const tiers = STORE_TIERS.map(({ name }) => ({
      name,
      horses: offers.filter(({ tier }) => tier === name).map(offerView),
    }));
    return { tiers: tiers.filter(({ horses }) => horses.length > 0) };
  });

  serve(contract.buyStoreHorse, async ({ player, body, now, rng }) => {
    const purchase = {
      playerId: player.id,
      offerId: body.storeHorseId,
      name: body.horseName,
      sex: body.gender,
      discipline: body.discipline,
    };
    const bought = await inTransaction(db, (tx) => buyStoreHorse(tx, { now, rng }, purchase));
    if (isRefusal(bought)) return bought;
    return {
      message: `${body.horseName} is yours.`,
      coins: bought.coins,
      // Nobody can have seen the genes of a horse that has just come into being.
      horse: horseView(Object.assign(bought.horse, { genes_seen: false }), now),
    };
  });
}
