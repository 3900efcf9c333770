import { spendOnGame } from '../../game/ledger/coins.ts';
import { bornAtAge, type Sex } from '../../game/horses/age.ts';
import { breedOf, isBreedId } from '../../game/horses/breeds.ts';
import { offersAfterSale, SETTLED_MS } from '../../game/market/store-supply.ts';
import { isRefusal, refuse, type Refusal } from '../../game/refusal.ts';
import type { Discipline } from '../../game/shows/disciplines.ts';
import type { Tx } from '../db/connection.ts';
import { newId } from '../db/new-id.ts';
import { lockInOrder } from '../db/lock-order.ts';
import { publish } from '../db/news.ts';
import { addHorse } from '../horses/add-horse.ts';
import type { HorseRow } from '../horses/horse-row.ts';
import { neutralName } from '../horses/horse-name.ts';
import type { UnkindWords } from '../moderation/word-filter.ts';
import { refuseNote } from '../moderation/writing.ts';
import { lockBalance, post, withHouse } from '../ledger/ledger.ts';
import { giveStarterTack } from '../tack/acquire-tack.ts';
import type { NextStoreOffers } from './stock-store.ts';
import { awaitSales, lockStoreOffer, replaceStoreOffer } from './store-queries.ts';

export interface StorePurchase {
  readonly playerId: string;
  readonly offerId: string;
  readonly name: string;
  readonly sex: Sex;
  readonly discipline: Discipline;
  /** Offers that replace the sold one. */
  readonly next: NextStoreOffers;
}

export async function buyStoreHorse(
  tx: Tx,
  now: Date,
  { playerId, offerId, name: chosen, sex, discipline, next }: StorePurchase,
): Promise<{ horse: HorseRow; coins: number } | Refusal<'OFFER_GONE' | 'NOT_ENOUGH_COINS'> | UnkindWords> {
  const [, { store_offers: offer, ledger_accounts: balance }, refusal] = await Promise.all([
    awaitSales.run(tx, { breed: next.breed, tier: next.tier }),
    lockInOrder(tx, {
      store_offers: () =>
        lockStoreOffer.first(tx, { id: offerId, settledBefore: new Date(now.getTime() - SETTLED_MS) }),
      ledger_accounts: () => lockBalance(tx, playerId),
    }),
    refuseNote(tx, now, { writerId: playerId, note: chosen }),
  ]);
  if (!offer || !isBreedId(offer.breed)) return refuse('OFFER_GONE');
  if (refusal?.refused === 'UNKIND_WORDS') return refuse('UNKIND_WORDS');
  // A muted player may buy, but not name: the horse gets a neutral name.
  const name = refusal ? neutralName() : chosen;
  const paid = spendOnGame(balance, offer.price);
  if (isRefusal(paid)) return paid;

  const breed = breedOf(offer.breed);
  const many = offersAfterSale({ count: offer.others, hasSettled: offer.othersSettled });
  const description = `Bought the horse ${name}, ${breed.name} ${sex}, from the store`;
  const horseId = newId(now);
  const arrival = {
    id: horseId,
    ownerId: playerId,
    name,
    breed: offer.breed,
    sex,
    discipline,
    genotype: offer.genotype,
    traits: offer.traits,
    form: offer.form,
    talent: offer.talent,
    aptitude: offer.aptitude,
    bornAt: bornAtAge(offer.ageInMonths, now),
    price: offer.price,
  };
  // In this order: the tack refers to the horse, and is given before the first payment is booked.
  const [horse] = await Promise.all([
    addHorse(tx, now, arrival),
    giveStarterTack(tx, now, playerId, horseId),
    replaceStoreOffer(tx, offerId, next.offers.slice(0, many), now),
    post(tx, now, [withHouse(balance, paid.balance, 'horse_purchase', description)]),
  ]);
  publish(tx, playerId, { topics: ['store'] });
  return { horse, coins: paid.balance.coins };
}
