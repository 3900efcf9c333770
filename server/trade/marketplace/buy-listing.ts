import type { Payment } from '../../../game/ledger/coins.ts';
import { leftToBuyer } from '../../../game/market/pair-limit.ts';
import { isRefusal, refuse, type Refusal } from '../../../game/refusal.ts';
import { TACK } from '../../../game/tack/tack.ts';
import { formatPiece } from '../../../game/trade/listing.ts';
import { decidePurchase, type PurchaseRefusal } from '../../../game/trade/purchase.ts';
import { HOUSE_HORSE_MS, refuseHouseHorse } from '../../../game/trade/house-horses.ts';
import { similarHorsePrice } from '../../../game/trade/sale-prices.ts';
import { fairHorsePrice, fairTackPrice } from '../../../game/trade/worth.ts';
import { refuseUnconfirmed, type EmailNotConfirmed } from '../../accounts/accounts.ts';
import type { Db, Tx } from '../../db/connection.ts';
import { addHorseEvents } from '../../horses/horse-events.ts';
import { breedOfRow } from '../../horses/horse-row.ts';
import { lockHorsesById, wasRescued } from '../../horses/own-horse.ts';
import type { JournalKind } from '../../ledger/journal-kinds.ts';
import { lockBalances, payReceiver, post, type LockedBalance } from '../../ledger/ledger.ts';
import { isHouseStable, lockPairSums, lockSeller, readLevel } from '../../players/player.ts';
import { publish } from '../../db/news.ts';
import { changeTackOwner, lockOwnTack } from '../../tack/equip-tack.ts';
import { changeOwner, lockForOwnerChange } from '../change-owner.ts';
import type { ListingRow } from '../listing-queries.ts';
import { deleteListingAt, findBuyer, findHouseHorse, findListing, insertSale } from './sale-queries.ts';

interface Purchase {
  readonly playerId: string;
  readonly listingId: string;
  /** As the buyer saw it. */
  readonly price: number;
}

export interface Bought {
  readonly what: string;
  readonly horseId: string | null;
  readonly tackId: string | null;
  readonly coins: number;
}

export type GoneRefusal = Refusal<'SOLD'> | Refusal<'NOT_FOR_SALE'> | Refusal<'ALREADY_BOUGHT'>;

type PayRefusal = PurchaseRefusal | EmailNotConfirmed | Refusal<'HOUSE_HORSE_WAITS'>;

type BuyRefusal = GoneRefusal | PayRefusal | Refusal<'OWN_LISTING'> | Refusal<'PRICE_CHANGED'>;

/** Why a listing is not there. */
export async function refuseGone(db: Db, listingId: string, playerId: string): Promise<GoneRefusal> {
  const sale = await findBuyer.first(db, { id: listingId });
  if (!sale) return refuse('NOT_FOR_SALE');
  return sale.buyerId === playerId ? refuse('ALREADY_BOUGHT') : refuse('SOLD', { buyer: sale.buyer });
}

/** The transaction that deletes the listing has bought, at the price seen (docs/decisions/0039-sales.md). */
export async function buyListing(tx: Tx, now: Date, purchase: Purchase): Promise<Bought | BuyRefusal> {
  const { playerId, listingId, price } = purchase;
  const listing = await findListing.first(tx, { id: listingId });
  if (!listing) return refuseGone(tx, listingId, playerId);
  if (listing.sellerId === playerId) return refuse('OWN_LISTING');
  if (listing.price !== price) return refuse('PRICE_CHANGED', { price: listing.price });
  return listing.horseId === null
    ? buyPiece(tx, now, purchase, listing)
    : buyHorse(tx, now, purchase, listing, listing.horseId);
}

async function buyHorse(
  tx: Tx,
  now: Date,
  purchase: Purchase,
  listing: ListingRow,
  horseId: string,
): Promise<Bought | BuyRefusal> {
  const { playerId, price } = purchase;
  const from = listing.sellerId;
  const horse = (await lockHorsesById(tx, [horseId])).get(horseId);
  if (horse?.ownerId !== from) return refuseGone(tx, listing.id, playerId);
  const change = { horses: [horse], from, to: playerId, now };
  const balances = await lockForOwnerChange(tx, change, [playerId, from]);
  const breed = breedOfRow(horse);
  const rescued = await wasRescued(tx, horseId);
  const { aptitude, generation } = horse;
  const fairPrice = fairHorsePrice({ breed, aptitude, generation, rescued });
  const paid = await decidePayment(tx, now, purchase, {
    balance: balances.get(playerId),
    seller: from,
    isHorse: true,
    fairPrice,
    similarPrice: similarHorsePrice(breed, rescued),
  });
  if (isRefusal(paid)) return paid;
  const claimed = await claim(tx, purchase, listing);
  if (claimed) return claimed;

  await changeOwner(tx, change);
  await addHorseEvents(tx, now, [{ horseId, ownerId: playerId, kind: 'sold', details: { price }, playerId }]);
  await saveSale(tx, now, { purchase, listing, paid, fairPrice, what: `the horse ${horse.name}` });
  return { what: horse.name, horseId, tackId: null, coins: paid.balance.coins };
}

async function buyPiece(
  tx: Tx,
  now: Date,
  purchase: Purchase,
  listing: ListingRow,
): Promise<Bought | BuyRefusal> {
  const { playerId } = purchase;
  const { sellerId: from, tackId } = listing;
  if (tackId === null) throw new Error(`The listing ${listing.id} sells nothing`);
  const balances = await lockBalances(tx, [playerId, from]);
  const piece = await lockOwnTack(tx, tackId, from);
  if (isRefusal(piece)) return refuseGone(tx, listing.id, playerId);
  const fairPrice = fairTackPrice(piece.type, piece.quality);
  const paid = await decidePayment(tx, now, purchase, {
    balance: balances.get(playerId),
    seller: from,
    isHorse: false,
    fairPrice,
    similarPrice: TACK[piece.type].buy,
  });
  if (isRefusal(paid)) return paid;
  const claimed = await claim(tx, purchase, listing);
  if (claimed) return claimed;

  await changeTackOwner(tx, piece, playerId);
  const what = formatPiece(piece.type, piece.quality);
  await saveSale(tx, now, { purchase, listing, paid, fairPrice, what: `tack: ${what}` });
  return { what: TACK[piece.type].one, horseId: null, tackId, coins: paid.balance.coins };
}

interface Means {
  readonly balance: LockedBalance | undefined;
  readonly seller: string;
  readonly isHorse: boolean;
  readonly fairPrice: number;
  /** Coins: the game's price of a similar item. */
  readonly similarPrice: number;
}

async function decidePayment(
  tx: Tx,
  now: Date,
  { playerId, price }: Purchase,
  { balance, seller, isHorse, fairPrice, similarPrice }: Means,
): Promise<Payment | PayRefusal> {
  if (!balance) throw new Error(`No balance ${playerId}`);
  // The locked balance makes the buyer's other payments wait.
  const [level, ofHouse] = await Promise.all([readLevel(tx, playerId), isHouseStable(tx, seller)]);
  const sums = ofHouse ? null : await lockPairSums(tx, now, { id: playerId, level }, seller);
  // Both balances are locked, so two purchases never wait for each other here.
  const sale = { sellerId: seller, buyerId: playerId, price, fairPrice };
  const payer = ofHouse ? null : await lockSeller(tx, now, sale);
  return (
    (await refuseUnconfirmed(tx, playerId)) ??
    (ofHouse && isHorse ? refuseHouseHorse(await readHouseHorse(tx, now, playerId), now) : undefined) ??
    decidePurchase({ balance, level, sums, seller: payer, price, fairPrice, similarPrice })
  );
}

/** When the player last bought a horse of a house stable; null if that is long ago. */
export async function readHouseHorse(db: Db, now: Date, playerId: string): Promise<Date | null> {
  const since = new Date(now.getTime() - HOUSE_HORSE_MS);
  return (await findHouseHorse.first(db, { buyerId: playerId, since }))?.soldAt ?? null;
}

/** Undefined if the listing was still there at the price seen. */
async function claim(
  tx: Tx,
  { playerId, price }: Purchase,
  { id, sellerId }: ListingRow,
): Promise<GoneRefusal | Refusal<'PRICE_CHANGED'> | undefined> {
  if (await deleteListingAt.first(tx, { id, sellerId, price })) return undefined;
  const changed = await findListing.first(tx, { id });
  return changed ? refuse('PRICE_CHANGED', { price: changed.price }) : refuseGone(tx, id, playerId);
}

interface Sale {
  readonly purchase: Purchase;
  readonly listing: ListingRow;
  readonly paid: Payment;
  readonly fairPrice: number;
  readonly what: string;
}

/** The seller's share is tradable, less the cut of the house. */
async function saveSale(
  tx: Tx,
  now: Date,
  { purchase, listing, paid, fairPrice, what }: Sale,
): Promise<void> {
  const { playerId, price } = purchase;
  const isHorse = listing.horseId !== null;
  await insertSale.run(tx, {
    id: listing.id,
    kind: isHorse ? 'horse' : 'tack',
    sellerId: listing.sellerId,
    buyerId: playerId,
    price,
    soldAt: now,
    horseId: listing.horseId,
    breed: listing.breed,
    tackType: listing.tackType,
    quality: listing.quality,
    leftToBuyer: leftToBuyer({ price, fairPrice }),
  });
  const kind: JournalKind = isHorse ? 'horse_sale' : 'tack_sale';
  const lines = payReceiver(playerId, listing.sellerId, paid.taken);
  await post(tx, now, [{ kind, description: `Sale of ${what}; the house keeps 5%`, lines }]);
  publish(tx, listing.sellerId, { topics: ['news'] });
}
