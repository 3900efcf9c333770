import { MEAN_BEST_OF_FOUNDERS } from '../../game/horses/aptitude.ts';
import { ageInMonths, RETIRED_FROM } from '../../game/horses/age.ts';
import { spendOnGame } from '../../game/ledger/coins.ts';
import { leftToBuyer } from '../../game/market/pair-limit.ts';
import { isRefusal } from '../../game/refusal.ts';
import { between, chance, pick, type Rng } from '../../game/rng.ts';
import { QUALITY_PERCENT } from '../../game/tack/quality.ts';
import { TACK } from '../../game/tack/tack.ts';
import { formatPiece } from '../../game/trade/listing.ts';
import { decidePurchase } from '../../game/trade/purchase.ts';
import { RESCUE_PRICE } from '../../game/trade/rescue.ts';
import { fairHorsePrice, fairTackPrice, materialsPrice } from '../../game/trade/worth.ts';
import { similarHorsePrice, storePriceOf } from '../../game/trade/sale-prices.ts';
import { breedOfRow, type HorseRow } from '../../server/horses/horse-row.ts';
import { payReceiver } from '../../server/ledger/ledger.ts';
import { colourOfHorse } from '../../server/trade/rescue-horses.ts';
import type { Row } from '../../server/founding/played/row-queries.ts';
import type { Visit } from './life.ts';
import { handOverHorse } from './change-owner.ts';
import { itemOf } from './stalls.ts';
import { REAL_MS_PER_DAY } from '../../game/game-time.ts';

type Listing = Row<'listings'>;
type Piece = Row<'tack'>;

const NOTHING = {
  horseId: null,
  tackId: null,
  breed: null,
  sex: null,
  bornAt: null,
  level: null,
  colour: null,
  tackType: null,
  quality: null,
} as const;

const MOST_LISTED = 6;
const FEWEST_SPARE = 2;
/** Sellers withdraw listings after this. */
const LISTED_MS = 45 * REAL_MS_PER_DAY;

/** Prices end in 0 or 9, as people write them. */
function written(rng: Rng, price: number): number {
  const step = price < 1000 ? 10 : 50;
  const round = Math.max(step, Math.round(price / step) * step);
  return chance(rng, 0.35) ? round - 1 : round;
}

/** Coins: adds level, youth and what its best aptitude has above a store horse's to the store's price. */
export function worthOfHorse(horse: HorseRow, at: Date): number {
  const aptitude = Math.max(...horse.aptitude) / 10_000;
  const months = ageInMonths(horse.bornAt, at);
  const age = months < 72 ? 0.85 : months < 240 ? 1 : 0.6;
  const bred = horse.generation > 0 ? 1.1 : 1;
  const published = horse.genesPublished ? 1.1 : 1;
  const store = storePriceOf(breedOfRow(horse));
  return (
    store * (1.04 + (aptitude - MEAN_BEST_OF_FOUNDERS) / 110) * age * bred * published + horse.level * 110
  );
}

/** Coins: good tack is worth more than its materials, plain tack less than in the store. */
export function worthOfPiece({ type, quality }: Pick<Piece, 'type' | 'quality'>): number {
  const percent = quality / QUALITY_PERCENT;
  return percent <= 40 ? TACK[type].buy * 0.45 : materialsPrice(type) * (0.45 + percent / 120);
}

export function listHorse(visit: Visit, horse: HorseRow): void {
  const { life, person } = visit;
  if (horse.locked || life.market.isListed(horse.id)) return;
  const at = visit.step();
  life.market.list({
    ...NOTHING,
    id: life.newId(at),
    kind: 'horse',
    sellerId: person.id,
    horseId: horse.id,
    price: written(life.rng, worthOfHorse(horse, at) * between(life.rng, 0.75, 1.45)),
    listedAt: at,
    breed: horse.breed,
    sex: horse.sex,
    bornAt: horse.bornAt,
    level: horse.level,
    colour: colourOfHorse(horse, at),
  });
}

export function listPiece(visit: Visit, piece: Piece): void {
  const { life, person } = visit;
  if (piece.horseId !== null || life.market.isListed(piece.id)) return;
  const at = visit.step();
  life.market.list({
    ...NOTHING,
    id: life.newId(at),
    kind: 'tack',
    sellerId: person.id,
    tackId: piece.id,
    price: written(life.rng, worthOfPiece(piece) * between(life.rng, 0.8, 1.4)),
    listedAt: at,
    tackType: piece.type,
    quality: piece.quality,
  });
}

/** Lists spare horses and tack, and lowers prices of unsold listings. */
export function sell(visit: Visit, team: readonly HorseRow[]): void {
  const { life, person } = visit;
  const { rng, market } = life;
  const own = market.of(person.id);
  for (const listing of own)
    if (visit.at.getTime() - listing.listedAt.getTime() > LISTED_MS && chance(rng, 0.2))
      market.end(itemOf(listing));
    else if (chance(rng, 0.15)) market.list({ ...listing, price: written(rng, listing.price * 0.93) });
  if (own.length >= MOST_LISTED) return;
  const teamIds = new Set(team.map(({ id }) => id));
  const spare = life.population
    .horsesOf(person.id)
    .filter(
      (horse) => !teamIds.has(horse.id) && !life.records.studs.has(horse.id) && !market.isListed(horse.id),
    )
    .filter((horse) => !horse.locked && ageInMonths(horse.bornAt, visit.at) < RETIRED_FROM);
  if (spare.length > FEWEST_SPARE && chance(rng, 0.3)) listHorse(visit, pick(rng, spare));
  const pieces = life.tack
    .ownedBy(person.id)
    .filter(({ id, horseId, starterOf }) => horseId === null && starterOf === null && !market.isListed(id));
  if (pieces.length > 0 && chance(rng, 0.7)) listPiece(visit, pick(rng, pieces));
}

const LISTINGS_SEEN = 14;

/** Tries some listings of others, and buys the first that suits and that the rules allow. */
export function browseListings(visit: Visit): void {
  const { life, person } = visit;
  const { rng, market } = life;
  const listings = [...market.listings.values()];
  if (listings.length === 0) return;
  for (let seen = 0; seen < LISTINGS_SEEN; seen++) {
    const listing = pick(rng, listings);
    if (listing.sellerId === person.id || !market.isListed(itemOf(listing)) || !suits(visit, listing))
      continue;
    if (listing.kind === 'rescue' ? rescue(visit, listing) : buy(visit, listing)) return;
  }
}

/** Favourite breeds, and tack better than the store's, at a price that seems fair today. */
function suits({ life, person, at }: Visit, listing: Listing): boolean {
  const { rng } = life;
  if (listing.kind === 'rescue') return chance(rng, 0.2);
  const fair = between(rng, 0.75, 1.15);
  if (listing.tackId !== null)
    return chance(rng, 0.5) && listing.price <= worthOfPiece(life.tack.piece(listing.tackId)) * fair;
  const likes = person.favourites.some(({ id }) => id === listing.breed);
  const horse = life.population.horse(listing.horseId ?? '');
  return chance(rng, likes ? 0.5 : 0.12) && listing.price <= worthOfHorse(horse, at) * fair;
}

function buy(visit: Visit, listing: Listing): boolean {
  const { life, person } = visit;
  const { books } = life;
  const similarPrice = similarPriceOf(visit, listing);
  const { price, sellerId: seller } = listing;
  if (price > visit.coins - Math.min(visit.reserve, 600)) return false;
  const fairPrice = fairPriceOf(visit, listing);
  const { level } = visit.player;
  const paid = decidePurchase({
    balance: books.balance(person.id),
    level,
    sums: life.payments.sums(person.id, seller, visit.at),
    seller: {
      level: life.population.player(seller).level,
      ...life.payments.sums(seller, person.id, visit.at),
    },
    price,
    fairPrice,
    similarPrice,
  });
  if (isRefusal(paid)) return false;

  const at = visit.step();
  let what: string;
  if (listing.horseId === null) {
    const { id, type, quality } = life.tack.piece(itemOf(listing));
    what = `tack: ${formatPiece(type, quality)}`;
    life.market.end(id);
    life.tack.sell(id, person.id);
  } else {
    const horse = life.population.horse(listing.horseId);
    what = `the horse ${horse.name}`;
    handOverHorse(life, horse.id, person.id, at);
    life.records.event(at, { horseId: horse.id, kind: 'sold', details: { price }, playerId: person.id });
  }
  const isHorse = listing.horseId !== null;
  life.records.sales.push({
    id: listing.id,
    kind: isHorse ? 'horse' : 'tack',
    sellerId: seller,
    buyerId: person.id,
    price,
    soldAt: at,
    horseId: listing.horseId,
    breed: listing.breed,
    tackType: listing.tackType,
    quality: listing.quality,
    leftToBuyer: leftToBuyer({ price, fairPrice }),
  });
  const lines = payReceiver(person.id, seller, paid.taken);
  const kind = isHorse ? 'horse_sale' : 'tack_sale';
  books.enter(at, { kind, description: `Sale of ${what}; the house keeps 5%`, lines });
  life.payments.note(person.id, seller, price, at);
  life.payments.note(seller, person.id, leftToBuyer({ price, fairPrice }), at);
  return true;
}

/** Coins: the game's own price for a similar item. */
function similarPriceOf({ life }: Visit, { horseId, tackId }: Listing): number {
  if (horseId !== null)
    return similarHorsePrice(breedOfRow(life.population.horse(horseId)), life.records.rescued.has(horseId));
  return TACK[life.tack.piece(tackId ?? '').type].buy;
}

/** Coins. */
function fairPriceOf({ life }: Visit, { horseId, tackId }: Listing): number {
  if (horseId === null) {
    const { type, quality } = life.tack.piece(tackId ?? '');
    return fairTackPrice(type, quality);
  }
  const horse = life.population.horse(horseId);
  const { aptitude, generation } = horse;
  return fairHorsePrice({
    breed: breedOfRow(horse),
    aptitude,
    generation,
    rescued: life.records.rescued.has(horseId),
  });
}

function rescue(visit: Visit, listing: Listing): boolean {
  const { life, person } = visit;
  if (listing.horseId === null || visit.coins < RESCUE_PRICE + 500) return false;
  const { id, name } = life.population.horse(listing.horseId);
  const paid = spendOnGame(life.books.balance(person.id), RESCUE_PRICE);
  if (isRefusal(paid)) return false;
  const at = visit.step();
  handOverHorse(life, id, person.id, at);
  const details = { price: RESCUE_PRICE };
  life.records.event(at, { horseId: id, kind: 'rescued', details, playerId: person.id });
  const description = `Bought the rescue horse ${name} from the market`;
  life.books.post(at, person.id, { balance: paid.balance, kind: 'horse_purchase', description });
  return true;
}
