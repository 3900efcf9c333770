import { spendOnGame } from '../../game/ledger/coins.ts';
import { bornAtAge, type Sex } from '../../game/horses/age.ts';
import { breedOf, isBreedId } from '../../game/horses/breeds.ts';
import { STORE_TIERS } from '../../game/horses/founder.ts';
import { isRefusal, refuse, type Refusal } from '../../game/refusal.ts';
import type { Discipline } from '../../game/shows/disciplines.ts';
import type { Moment } from '../clock/moment.ts';
import type { Tx } from '../db/connection.ts';
import { lockInOrder } from '../db/lock-order.ts';
import { tell } from '../db/news.ts';
import { addHorse } from '../horses/add-horse.ts';
import type { HorseRow } from '../horses/horse-row.ts';
import { refuseWords, type UnkindWords } from '../kindness/word-filter.ts';
import { lockBalance, post, withHouse } from '../ledger/ledger.ts';
import { drawOffer } from './stock-store.ts';
import { lockOffer, replaceOffer } from './store-queries.ts';

export interface StorePurchase {
  readonly playerId: string;
  readonly offerId: string;
  readonly name: string;
  readonly sex: Sex;
  readonly discipline: Discipline;
}

/** Replaces the sold offer by another of its tier. */
export async function buyStoreHorse(
  tx: Tx,
  moment: Moment,
  { playerId, offerId, name, sex, discipline }: StorePurchase,
): Promise<{ horse: HorseRow; coins: number } | Refusal<'OFFER_GONE' | 'NOT_ENOUGH_COINS'> | UnkindWords> {
  const { store_offers: offer, ledger_accounts: balance } = await lockInOrder(tx, {
    store_offers: () => lockOffer.first(tx, { id: offerId }),
    ledger_accounts: () => lockBalance(tx, playerId),
  });
  if (!offer || !isBreedId(offer.breed)) return refuse('OFFER_GONE');
  const unkind = await refuseWords(tx, name);
  if (unkind) return unkind;
  const paid = spendOnGame(balance, offer.price);
  if (isRefusal(paid)) return paid;

  const breed = breedOf(offer.breed);
  const tier = STORE_TIERS.find((row) => row.name === offer.tier);
  await replaceOffer(tx, offerId, tier && drawOffer(moment, breed, tier.name), moment.now);
  tell(tx, playerId, { topics: ['store'] });
  const horse = await addHorse(tx, moment.now, {
    ownerId: playerId,
    name,
    breed: offer.breed,
    sex,
    discipline,
    genotype: offer.genotype,
    traits: offer.traits,
    aptitude: offer.aptitude,
    bornAt: bornAtAge(offer.age_in_months, moment.now),
    price: offer.price,
  });
  const description = `Bought the horse ${name}, ${breed.name} ${sex}, from the store`;
  await post(tx, moment.now, [withHouse(balance, paid.balance, 'horse_purchase', description)]);
  return { horse, coins: paid.balance.coins };
}
