import { sql, type Selectable } from 'kysely';
import { BREED_IDS, CROSSBREED } from '../../../game/horses/breeds.ts';
import type { Sex } from '../../../game/horses/age.ts';
import { ALL_TIME, ALL_DIVISIONS } from '../../../game/leaderboards/leaderboards.ts';
import type { Balance } from '../../../game/ledger/coins.ts';
import {
  PAIR_COINS_PER_LEVEL,
  PAIR_FREE_FROM,
  RECEIVED_FROM_YOUNG_MOST,
} from '../../../game/market/pair-limit.ts';
import { TACK, TACK_TYPES, type TackType } from '../../../game/tack/tack.ts';
import { RESCUE_PRICE } from '../../../game/trade/rescue.ts';
import { storePriceOf } from '../../../game/trade/sale-prices.ts';
import type { Db } from '../../db/connection.ts';
import type { Tables } from '../../db/statements.ts';

type Listing = Selectable<Tables['listings']>;
type Horse = Selectable<Tables['horses']>;
type Tack = Selectable<Tables['tack']>;

export interface ListedItemRow extends Pick<
  Listing,
  'id' | 'sellerId' | 'price' | 'listedAt' | 'horseId' | 'tackId' | 'tackType' | 'quality'
> {
  readonly seller: string;
  /** The seller is a house stable. */
  readonly ofHouse: boolean;
  readonly shopName: string | null;
  readonly name: Horse['name'] | null;
  readonly breed: Horse['breed'] | null;
  readonly sex: Horse['sex'] | null;
  readonly genotype: Horse['genotype'] | null;
  readonly traits: Horse['traits'] | null;
  readonly form: Horse['form'] | null;
  readonly maneStyle: Horse['maneStyle'];
  readonly aptitude: Horse['aptitude'] | null;
  readonly bornAt: Date | null;
  readonly level: number | null;
  readonly startsDay: Horse['startsDay'] | null;
  readonly wins: number;
  readonly maker: string | null;
  readonly makerId: Tack['makerId'] | null;
  /** Whether the horse was ever a rescue horse. */
  readonly rescued: boolean;
  /** Coins, as `PairSums`; 0 where the reader has no limit. */
  readonly paid: number;
  readonly received: number;
}

/** Who reads the list. */
export interface Buyer {
  readonly id: string;
  readonly level: number;
  readonly balance: Balance;
  /** Payments before do not count for the limits. */
  readonly since: Date;
  /** The last horse bought of a house stable; null if that is long ago. */
  readonly houseHorseAt: Date | null;
}

export interface ListingFilter {
  readonly id?: string | undefined;
  readonly seller?: string | undefined;
  readonly type?: 'horse' | 'tack' | undefined;
  readonly breed?: string | undefined;
  readonly sex?: Sex | undefined;
  readonly colour?: string | undefined;
  readonly minLevel?: number | undefined;
  readonly maxLevel?: number | undefined;
  readonly bornFrom?: Date | undefined;
  readonly bornUntil?: Date | undefined;
  readonly tackType?: TackType | undefined;
  /** Ten-thousandths of a percent. */
  readonly minQuality?: number | undefined;
  readonly maxQuality?: number | undefined;
  readonly minPrice?: number | undefined;
  readonly maxPrice?: number | undefined;
  /** Only what the reader can buy right now. */
  readonly canBuy?: boolean | undefined;
}

export type ListingOrder = 'newest' | 'price' | 'dearest' | 'level' | 'youngest' | 'quality';

/** The index column, and whether the highest comes first. */
const ORDERS = {
  newest: ['id', true],
  price: ['price', false],
  dearest: ['price', true],
  level: ['level', true],
  youngest: ['bornAt', true],
  quality: ['quality', true],
} as const satisfies Record<ListingOrder, readonly [keyof Listing, boolean]>;

interface ListingsPage {
  readonly order: ListingOrder;
  readonly after?: { readonly value: number; readonly id: string } | undefined;
  readonly limit: number;
}

const CONDITIONS: {
  readonly [Key in keyof Required<Omit<ListingFilter, 'type' | 'canBuy'>>]: readonly [
    column: keyof Listing,
    operator: '=' | '>=' | '<=',
  ];
} = {
  id: ['id', '='],
  seller: ['sellerId', '='],
  breed: ['breed', '='],
  sex: ['sex', '='],
  colour: ['colour', '='],
  minLevel: ['level', '>='],
  maxLevel: ['level', '<='],
  bornFrom: ['bornAt', '>='],
  bornUntil: ['bornAt', '<='],
  tackType: ['tackType', '='],
  minQuality: ['quality', '>='],
  maxQuality: ['quality', '<='],
  minPrice: ['price', '>='],
  maxPrice: ['price', '<='],
};

/**
 * Planned for the values of the filters, so that each search uses the index of its narrowest filter, or walks that of
 * its order, which includes all of a listing (decision 60). Only the page's horses and tack are read.
 */
export async function findListings(
  db: Db,
  buyer: Buyer,
  filter: ListingFilter,
  page: ListingsPage,
): Promise<ListedItemRow[]> {
  const [column, isDown] = ORDERS[page.order];
  const direction = isDown ? 'desc' : 'asc';
  let found = db
    .selectFrom('listings')
    .select(['id', 'sellerId', 'horseId', 'tackId', 'price', 'listedAt'])
    .select(['tackType', 'quality', 'bornAt', 'level'])
    .where('kind', filter.type === undefined ? '<>' : '=', filter.type ?? 'rescue');
  for (const [key, [filteredColumn, operator]] of Object.entries(CONDITIONS)) {
    const value = filter[key as keyof typeof CONDITIONS];
    if (value !== undefined) found = found.where(sql.ref(filteredColumn), operator, value);
  }
  if (filter.canBuy === true) {
    found = found
      .where('sellerId', '<>', buyer.id)
      // With it the index of prices ends the search.
      .where('price', '<=', buyer.balance.coins)
      .where(sql<boolean>`price <= ${buyer.balance.tradable} + ${SIMILAR_PRICE}`);
    if (buyer.houseHorseAt !== null)
      found = found.where(sql<boolean>`(horse_id is null or seller_id not in ${HOUSE_SELLERS})`);
    if (buyer.level < PAIR_FREE_FROM)
      found = found.where(sql<boolean>`(${withinLimits(buyer)} or seller_id in ${HOUSE_SELLERS})`);
  }
  if (page.after !== undefined) {
    const { id, value } = page.after;
    const cursor = column === 'bornAt' ? new Date(value) : value;
    const compare = sql.raw(isDown ? '<' : '>');
    found =
      column === 'id'
        ? found.where('id', '<', id)
        : found.where(sql<boolean>`(${sql.ref(column)}, id) ${compare} (${cursor}, ${id}::uuid)`);
  }
  if (column !== 'id') found = found.orderBy(column, direction);
  return db
    .selectFrom(found.orderBy('id', direction).limit(page.limit).as('listing'))
    .innerJoin('players as seller', 'seller.id', 'listing.sellerId')
    .leftJoin('shown_profiles as profile', 'profile.playerId', 'listing.sellerId')
    .leftJoin('horses as horse', 'horse.id', 'listing.horseId')
    .leftJoin('horse_standings as done', (join) =>
      join
        .onRef('done.horseId', '=', 'listing.horseId')
        .on('done.season', '=', ALL_TIME)
        .on('done.division', '=', ALL_DIVISIONS),
    )
    .leftJoin('tack as piece', 'piece.id', 'listing.tackId')
    .leftJoin('players as maker', 'maker.id', 'piece.makerId')
    .select([
      'listing.id',
      'listing.sellerId',
      'listing.horseId',
      'listing.tackId',
      'listing.price',
      'listing.listedAt',
    ])
    .select(['listing.tackType', 'listing.quality', 'listing.bornAt', 'listing.level'])
    .select([
      'horse.name',
      'horse.breed',
      'horse.sex',
      'horse.genotype',
      'horse.traits',
      'horse.form',
      'horse.maneStyle',
      'horse.aptitude',
    ])
    .select(['horse.startsDay', 'seller.username as seller', 'profile.shopName'])
    .select(sql<boolean>`seller.house_stable is not null`.as('ofHouse'))
    .select(['maker.username as maker', 'piece.makerId'])
    .select(sql<number>`coalesce(done.wins, 0)`.as('wins'))
    .select(sql<boolean>`${wasRescued('listing')}`.as('rescued'))
    .select(buyer.level < PAIR_FREE_FROM ? paidTo(buyer, 'listing').as('paid') : NOTHING.as('paid'))
    .select(
      buyer.level < PAIR_FREE_FROM ? receivedBy(buyer, 'listing').as('received') : NOTHING.as('received'),
    )
    .orderBy(`listing.${column}`, direction)
    .orderBy('listing.id', direction)
    .execute();
}

/* `decidePurchase` in SQL, so that a page is filled by one statement. A test holds both to the same. */

type Aliased = 'listings' | 'listing';

const STORE_PRICES = JSON.stringify(
  Object.fromEntries([
    ...([...BREED_IDS, CROSSBREED] as const).map((breed) => [breed, storePriceOf(breed)] as const),
    ...TACK_TYPES.map((type) => [type, TACK[type].buy] as const),
  ]),
);

const HOUSE_SELLERS = sql`(select id from players where house_stable is not null)`;

const NOTHING = sql<number>`0`;

const wasRescued = (of: Aliased) => sql<boolean>`exists (
  select from horse_events event where event.horse_id = ${sql.ref(`${of}.horse_id`)} and event.kind = 'rescued')`;

const SIMILAR_PRICE = sql<number>`least((${STORE_PRICES}::jsonb ->> coalesce(tack_type, breed))::integer,
  case when ${wasRescued('listings')} then ${RESCUE_PRICE}::integer end)`;

/** Prizes put up may be won by anybody, so they count for every seller. */
const paidTo = ({ id, since }: Buyer, of: Aliased) => sql<number>`(
  (select coalesce(sum(prize - coalesce(returned, 0)), 0) from shows where created_by = ${id} and created_at > ${since})
  + (select coalesce(sum(payment.coins), 0) from payments_to_players payment
     where payment.from_id = ${id} and payment.to_id = ${sql.ref(`${of}.seller_id`)} and payment.kind <> 'prize'
       and payment.at > ${since}))::bigint`;

const receivedBy = ({ since }: Buyer, of: Aliased) => sql<number>`(
  select coalesce(sum(payment.coins), 0) from payments_to_players payment
    join players payer on payer.id = payment.from_id and payer.level < ${PAIR_FREE_FROM}
  where payment.to_id = ${sql.ref(`${of}.seller_id`)} and payment.at > ${since})::bigint`;

function withinLimits(buyer: Buyer) {
  const paid = paidTo(buyer, 'listings');
  return sql<boolean>`(price <= ${PAIR_COINS_PER_LEVEL * buyer.level} - ${paid} or (price <= ${SIMILAR_PRICE} and ${paid} = 0))
    and price <= ${RECEIVED_FROM_YOUNG_MOST} - ${receivedBy(buyer, 'listings')}`;
}
