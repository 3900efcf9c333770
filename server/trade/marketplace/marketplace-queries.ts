import { sql, type Selectable } from 'kysely';
import type { Sex } from '../../../game/horses/age.ts';
import { ALL_TIME, ALL_DIVISIONS } from '../../../game/leaderboards/leaderboards.ts';
import { PAIR_FREE_FROM } from '../../../game/market/pair-limit.ts';
import type { TackType } from '../../../game/tack/tack.ts';
import type { Db } from '../../db/connection.ts';
import type { Tables } from '../../db/statements.ts';
import { bodyConditions, mayMatch, type BodyFilter } from '../../horses/body-filter.ts';
import {
  HOUSE_SELLERS,
  mayLeave,
  NOTHING,
  paidBySeller,
  paidTo,
  receivedBy,
  receivedByBuyer,
  SIMILAR_PRICE,
  wasRescued,
  withinLimits,
  type Buyer,
} from './purchase-limits-queries.ts';

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
  readonly expectedHeightCm: Horse['expectedHeightCm'] | null;
  readonly expectedBodyWords: Horse['expectedBodyWords'] | null;
  readonly maneStyle: Horse['maneStyle'];
  readonly aptitude: Horse['aptitude'] | null;
  readonly generation: Horse['generation'] | null;
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
  readonly sellerLevel: number;
  /** Coins, as `PairSums` of the seller who leaves something to the reader; 0 at a fair price. */
  readonly paidBySeller: number;
  readonly receivedByBuyer: number;
}

export interface ListingFilter extends BodyFilter {
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
  readonly now: Date;
}

const CONDITIONS: {
  readonly [Key in keyof Required<Omit<ListingFilter, 'type' | 'canBuy' | keyof BodyFilter>>]: readonly [
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
 * its order, which includes all of a listing (decision 60). Only the page's horses and tack are read; `canBuy` also reads
 * the horses that sellers below level 10 offer.
 */
export async function findListings(
  db: Db,
  buyer: Buyer,
  filter: ListingFilter,
  { now, ...page }: ListingsPage,
): Promise<ListedItemRow[]> {
  if (!mayMatch(filter)) return [];
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
  for (const condition of bodyConditions('listings', filter, now))
    found = found.where(sql.raw<boolean>(condition));
  if (filter.canBuy === true) {
    found = found
      .where('sellerId', '<>', buyer.id)
      // With it the index of prices ends the search.
      .where('price', '<=', buyer.balance.coins)
      .where(sql<boolean>`price <= ${buyer.balance.tradable} + ${SIMILAR_PRICE}`)
      .where(mayLeave(buyer));
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
      'horse.expectedHeightCm',
      'horse.expectedBodyWords',
      'horse.maneStyle',
      'horse.aptitude',
      'horse.generation',
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
    .select('seller.level as sellerLevel')
    .select(paidBySeller(buyer, 'listing').as('paidBySeller'))
    .select(receivedByBuyer(buyer, 'listing').as('receivedByBuyer'))
    .orderBy(`listing.${column}`, direction)
    .orderBy('listing.id', direction)
    .execute();
}
