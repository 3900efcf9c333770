import * as contract from '../../contract/market.ts';
import { toTenths } from '../../game/breeding/preview.ts';
import { aptitudeIn } from '../../game/horses/aptitude.ts';
import { BREEDS, breedOf, heightInHands, isBreedId } from '../../game/horses/breeds.ts';
import { STORE_TIERS } from '../../game/horses/founder.ts';
import { patternName } from '../../game/horses/coat/coat.ts';
import { coatOfLook } from '../../game/horses/coat/look.ts';
import { isRefusal, refuse } from '../../game/refusal.ts';
import { DISCIPLINES } from '../../game/shows/disciplines.ts';
import { grownBody } from '../horses/body-columns.ts';
import { coatView } from '../horses/views/coat-view.ts';
import { horseView } from '../horses/views/horse-view.ts';
import { pageOf } from '../http/page.ts';
import type { Serve } from '../http/serve.ts';
import { buyStoreHorse } from './buy-store-horse.ts';
import { drawNextStoreOffers, readStoreOffers } from './stock-store.ts';
import { findCheapestPrices, findStoreOffersPage, type StoreOfferRow } from './store-queries.ts';

export function marketRoutes(serve: Serve): void {
  serve.read(contract.listStoreBreeds, async (db) => {
    const rows = await findCheapestPrices.rows(db);
    const cheapest = new Map(rows.map(({ breed, price }) => [breed, price]));
    return BREEDS.map((breed) => ({
      id: breed.id,
      name: breed.name,
      basePrice: breed.basePrice,
      // Fjords have no plain coat, so none costs the base price.
      cheapestPrice: cheapest.get(breed.id) ?? breed.basePrice,
      heightHands: heightInHands(breed),
      bredFor: [...breed.bredFor],
    }));
  });

  serve.read(contract.listStoreHorses, async (db, { query: { breedId } }) => {
    if (!isBreedId(breedId)) return refuse('BREED_NOT_FOUND');
    const offers = await readStoreOffers(db, breedId);
    const tiers = STORE_TIERS.map(({ name }) => ({
      name,
      horses: offers.filter(({ tier }) => tier === name).map(offerView),
    }));
    return { tiers: tiers.filter(({ horses }) => horses.length > 0) };
  });

  serve.read(
    contract.listStoreOffers,
    async (db, { query: { breed = null, tier = null, limit, after = FIRST } }) => {
      const from = { afterPrice: after.price, afterId: after.id };
      const rows = await findStoreOffersPage.rows(db, { breed, tier, ...from, limit: limit + 1 });
      const page = pageOf(rows, limit, ({ price, id }) => ({ after: `${price}_${id}` }));
      return { ...page, items: page.items.map(offerView) };
    },
  );

  serve.change(contract.buyStoreHorse, async (tx, { player, body, now, rng }) => {
    const next = await drawNextStoreOffers(tx, { now, rng }, body.storeHorseId);
    if (!next) return refuse('OFFER_GONE');
    const purchase = {
      playerId: player.id,
      offerId: body.storeHorseId,
      name: body.horseName,
      sex: body.gender,
      discipline: body.discipline,
      next,
    };
    const bought = await buyStoreHorse(tx, now, purchase);
    if (isRefusal(bought)) return bought;
    return {
      message: `${body.horseName} is yours.`,
      coins: bought.coins,
      horse: horseView(Object.assign(bought.horse, { genesSeen: false }), now),
    };
  });
}

const FIRST = { price: 0, id: '00000000-0000-0000-0000-000000000000' } as const;

function offerView(offer: StoreOfferRow) {
  if (!isBreedId(offer.breed)) throw new RangeError(`No breed "${offer.breed}"`);
  const breed = breedOf(offer.breed);
  const { color, ...coat } = coatView({
    genotype: offer.genotype,
    traits: offer.traits,
    form: offer.form,
    breed: breed.id,
    ageInMonths: offer.ageInMonths,
    maneStyle: null,
  });
  return {
    ...coat,
    storeHorseId: offer.id,
    breedId: breed.id,
    breedName: breed.name,
    colorName: color,
    pattern: patternName(coatOfLook(coat.look)),
    ageInMonths: offer.ageInMonths,
    basePrice: breed.basePrice,
    patternPrice: offer.price - breed.basePrice,
    totalPrice: offer.price,
    aptitude: DISCIPLINES.map((discipline) => ({
      discipline,
      points: toTenths(aptitudeIn(offer.aptitude, discipline)),
    })),
    body: grownBody(offer),
    genetics: null,
  };
}
