import { isRefusal, refuse, type Refusal } from '../../game/refusal.ts';
import { refuseListTack, type ListTackRefusal } from '../../game/trade/listing.ts';
import { refuseLocked } from '../../game/trade/rescue.ts';
import type { Tx } from '../db/connection.ts';
import { newId } from '../db/new-id.ts';
import { publish } from '../db/news.ts';
import { lockOwnHorse, type NotOwn } from '../horses/own-horse.ts';
import { lockOwnTack, type OwnTack, type NotOwnTack } from '../tack/equip-tack.ts';
import {
  deleteListing,
  deleteListingsOf,
  deleteListingsOfSeller,
  findListingOf,
  insertHorseListings,
  insertTackListing,
  updatePrice,
  type ListingRow,
} from './listing-queries.ts';
import { updateLocked } from './owner-queries.ts';
import { colourOfHorse } from './rescue-horses.ts';

/*
 * The lock of the horse or piece guards its listing. A sale first deletes the listing by id and price: the transaction
 * that deletes it has bought.
 */

export type NewListing = Pick<ListingRow, 'id' | 'horseId' | 'tackId' | 'price' | 'listedAt'>;
type AlreadyForSale = Refusal<'ALREADY_FOR_SALE'>;

interface HorseForSale {
  readonly playerId: string;
  readonly horseId: string;
  readonly price: number;
}

export async function listHorse(
  tx: Tx,
  now: Date,
  { playerId, horseId, price }: HorseForSale,
): Promise<{ listing: NewListing; name: string } | NotOwn | Refusal<'HORSE_LOCKED'> | AlreadyForSale> {
  const horse = await lockOwnHorse(tx, horseId, playerId);
  if (isRefusal(horse)) return horse;
  const { name } = horse;
  const refused = refuseLocked(horse);
  if (refused) return refused;
  if (await findListingOf.first(tx, { itemId: horseId })) return refuse('ALREADY_FOR_SALE', { name });
  const id = newId(now);
  await insertHorseListings.run(tx, {
    ids: [id],
    kind: 'horse',
    horseIds: [horseId],
    colours: [colourOfHorse(horse, now)],
    price,
    now,
  });
  publish(tx, playerId, { topics: ['horses'] });
  return { name, listing: { id, horseId, tackId: null, price, listedAt: now } };
}

interface TackForSale {
  readonly playerId: string;
  readonly tackId: string;
  readonly price: number;
}

export async function listTack(
  tx: Tx,
  now: Date,
  { playerId, tackId, price }: TackForSale,
): Promise<{ listing: NewListing; piece: OwnTack } | NotOwnTack | ListTackRefusal> {
  const piece = await lockOwnTack(tx, tackId, playerId);
  if (isRefusal(piece)) return piece;
  const { type, horse: wornBy, starterOf } = piece;
  const listed = await findListingOf.first(tx, { itemId: tackId });
  const refused = refuseListTack({
    type,
    wornBy,
    forSale: listed !== undefined,
    starter: starterOf !== null,
  });
  if (refused) return refused;
  const id = newId(now);
  await insertTackListing.run(tx, { id, tackId, price, now });
  publish(tx, playerId, { topics: ['tack'] });
  return { piece, listing: { id, horseId: null, tackId, price, listedAt: now } };
}

interface ListingKey {
  readonly playerId: string;
  readonly listingId: string;
}

export async function changePrice(
  tx: Tx,
  { playerId, listingId, price }: ListingKey & { readonly price: number },
): Promise<ListingRow | Refusal<'LISTING_NOT_FOUND'>> {
  const listing = await updatePrice.first(tx, { id: listingId, sellerId: playerId, price });
  if (!listing) return refuse('LISTING_NOT_FOUND');
  publish(tx, playerId, { topics: [topicOf(listing)] });
  return listing;
}

export async function endListing(
  tx: Tx,
  { playerId, listingId }: ListingKey,
): Promise<ListingRow | Refusal<'LISTING_NOT_FOUND'>> {
  const listing = await deleteListing.first(tx, { id: listingId, sellerId: playerId });
  if (!listing) return refuse('LISTING_NOT_FOUND');
  publish(tx, playerId, { topics: [topicOf(listing)] });
  return listing;
}

const topicOf = ({ kind }: ListingRow) => (kind === 'tack' ? 'tack' : 'horses');

/** Listings are locked last in a transaction. */
export async function endAllListings(tx: Tx, playerId: string): Promise<void> {
  const ended = await deleteListingsOfSeller.rows(tx, { sellerId: playerId });
  if (ended.length > 0) publish(tx, playerId, { topics: ['horses', 'tack'] });
}

interface HorseLock {
  readonly playerId: string;
  readonly horseId: string;
  readonly locked: boolean;
}

/** A locked horse is not for sale. */
export async function lockAgainstSale(
  tx: Tx,
  { playerId, horseId, locked }: HorseLock,
): Promise<{ name: string } | NotOwn> {
  const horse = await lockOwnHorse(tx, horseId, playerId);
  if (isRefusal(horse)) return horse;
  if (locked) await deleteListingsOf.run(tx, { horseIds: [horseId] });
  await updateLocked.run(tx, { id: horseId, locked });
  publish(tx, playerId, { topics: ['horses'] });
  return { name: horse.name };
}
