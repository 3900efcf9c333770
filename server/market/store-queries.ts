import type { Selectable } from 'kysely';
import type { BreedId } from '../../game/horses/breeds.ts';
import type { StoreTier } from '../../game/horses/founder.ts';
import type { Traits } from '../../game/horses/traits.ts';
import type { Tables } from '../db/tables.ts';
import type { Db, Tx } from '../db/transaction.ts';

export type OfferRow = Selectable<Tables['store_offers']>;

export interface NewOffer {
  readonly id: string;
  readonly breed: BreedId;
  readonly tier: StoreTier;
  readonly price: number;
  readonly genotype: string;
  readonly traits: Traits;
  readonly aptitude: readonly number[];
  readonly ageInMonths: number;
}

export async function findOffers(db: Db, breed: BreedId): Promise<OfferRow[]> {
  return db
    .selectFrom('store_offers')
    .selectAll()
    .where('breed', '=', breed)
    .orderBy('price')
    .orderBy('id')
    .execute();
}

export async function countOffers(db: Db) {
  return db
    .selectFrom('store_offers')
    .select((eb) => ['breed', 'tier', eb.fn.countAll<number>().as('count')])
    .groupBy(['breed', 'tier'])
    .execute();
}

/** The offer, locked: whoever comes second finds it gone. */
export async function lockOffer(tx: Tx, id: string): Promise<OfferRow | undefined> {
  return tx.selectFrom('store_offers').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Puts another offer in the place of one that is sold; nothing if there is no other. */
export async function replaceOffer(tx: Tx, id: string, next: NewOffer | undefined, now: Date): Promise<void> {
  if (next) await tx.updateTable('store_offers').set(offerRow(next, now)).where('id', '=', id).execute();
  else await tx.deleteFrom('store_offers').where('id', '=', id).execute();
}

export async function insertOffers(tx: Tx, offers: readonly NewOffer[], now: Date): Promise<void> {
  if (offers.length === 0) return;
  await tx
    .insertInto('store_offers')
    .values(offers.map((offer) => offerRow(offer, now)))
    .execute();
}

function offerRow({ ageInMonths, traits, aptitude, ...offer }: NewOffer, now: Date) {
  return {
    ...offer,
    traits: JSON.stringify(traits),
    aptitude: [...aptitude],
    age_in_months: ageInMonths,
    created_at: now,
  };
}
