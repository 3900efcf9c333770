import { sql, type Selectable } from 'kysely';
import type { Sex } from '../../../game/horses/age.ts';
import { ALL_TIME, EVERY_DIVISION } from '../../../game/leaderboards/leaderboards.ts';
import type { TackType } from '../../../game/tack/tack.ts';
import type { Db } from '../../db/connection.ts';
import type { Tables } from '../../db/tables/tables.ts';

type Listing = Selectable<Tables['listings']>;
type Horse = Selectable<Tables['horses']>;
type Tack = Selectable<Tables['tack']>;

export interface LotRow extends Pick<
  Listing,
  'id' | 'seller_id' | 'price' | 'listed_at' | 'horse_id' | 'tack_id' | 'tack_type' | 'quality'
> {
  readonly seller: string;
  readonly shop_name: string | null;
  readonly name: Horse['name'] | null;
  readonly breed: Horse['breed'] | null;
  readonly sex: Horse['sex'] | null;
  readonly genotype: Horse['genotype'] | null;
  readonly traits: Horse['traits'] | null;
  readonly mane_style: Horse['mane_style'];
  readonly aptitude: Horse['aptitude'] | null;
  readonly born_at: Date | null;
  readonly level: number | null;
  readonly starts_day: Horse['starts_day'] | null;
  readonly wins: number;
  readonly maker: string | null;
  readonly maker_id: Tack['maker_id'] | null;
}

export interface LotFilter {
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
}

export type LotOrder = 'newest' | 'price' | 'dearest' | 'level' | 'youngest' | 'quality';

/** The index column, and whether the highest comes first. */
const ORDERS = {
  newest: ['id', true],
  price: ['price', false],
  dearest: ['price', true],
  level: ['level', true],
  youngest: ['born_at', true],
  quality: ['quality', true],
} as const satisfies Record<LotOrder, readonly [keyof Listing, boolean]>;

interface LotsPage {
  readonly order: LotOrder;
  readonly after?: { readonly value: number; readonly id: string } | undefined;
  readonly limit: number;
}

const CONDITIONS: {
  readonly [Key in keyof Required<Omit<LotFilter, 'type'>>]: readonly [
    column: keyof Listing,
    operator: '=' | '>=' | '<=',
  ];
} = {
  id: ['id', '='],
  seller: ['seller_id', '='],
  breed: ['breed', '='],
  sex: ['sex', '='],
  colour: ['colour', '='],
  minLevel: ['level', '>='],
  maxLevel: ['level', '<='],
  bornFrom: ['born_at', '>='],
  bornUntil: ['born_at', '<='],
  tackType: ['tack_type', '='],
  minQuality: ['quality', '>='],
  maxQuality: ['quality', '<='],
  minPrice: ['price', '>='],
  maxPrice: ['price', '<='],
};

/**
 * Planned for the values asked for, so that each search uses the index of its narrowest filter, or walks that of its
 * order, which holds all of a listing (decision 60). Only the page's horses and tack are read.
 */
export async function findLots(db: Db, filter: LotFilter, page: LotsPage): Promise<LotRow[]> {
  const [column, isDown] = ORDERS[page.order];
  const direction = isDown ? 'desc' : 'asc';
  let found = db
    .selectFrom('listings')
    .select(['id', 'seller_id', 'horse_id', 'tack_id', 'price', 'listed_at'])
    .select(['tack_type', 'quality', 'born_at', 'level'])
    .where('kind', filter.type === undefined ? '<>' : '=', filter.type ?? 'rescue');
  for (const [key, [asked, operator]] of Object.entries(CONDITIONS)) {
    const value = filter[key as keyof typeof CONDITIONS];
    if (value !== undefined) found = found.where(sql.ref(asked), operator, value);
  }
  if (page.after !== undefined) {
    const { id, value } = page.after;
    const place = column === 'born_at' ? new Date(value) : value;
    const compare = sql.raw(isDown ? '<' : '>');
    found =
      column === 'id'
        ? found.where('id', '<', id)
        : found.where(sql<boolean>`(${sql.ref(column)}, id) ${compare} (${place}, ${id}::uuid)`);
  }
  if (column !== 'id') found = found.orderBy(column, direction);
  return db
    .selectFrom(found.orderBy('id', direction).limit(page.limit).as('lot'))
    .innerJoin('players as seller', 'seller.id', 'lot.seller_id')
    .leftJoin('shown_profiles as profile', 'profile.player_id', 'lot.seller_id')
    .leftJoin('horses as horse', 'horse.id', 'lot.horse_id')
    .leftJoin('horse_standings as done', (join) =>
      join
        .onRef('done.horse_id', '=', 'lot.horse_id')
        .on('done.season', '=', ALL_TIME)
        .on('done.division', '=', EVERY_DIVISION),
    )
    .leftJoin('tack as piece', 'piece.id', 'lot.tack_id')
    .leftJoin('players as maker', 'maker.id', 'piece.maker_id')
    .select(['lot.id', 'lot.seller_id', 'lot.horse_id', 'lot.tack_id', 'lot.price', 'lot.listed_at'])
    .select(['lot.tack_type', 'lot.quality', 'lot.born_at', 'lot.level'])
    .select([
      'horse.name',
      'horse.breed',
      'horse.sex',
      'horse.genotype',
      'horse.traits',
      'horse.mane_style',
      'horse.aptitude',
    ])
    .select(['horse.starts_day', 'seller.username as seller', 'profile.shop_name'])
    .select(['maker.username as maker', 'piece.maker_id'])
    .select(sql<number>`coalesce(done.wins, 0)`.as('wins'))
    .orderBy(`lot.${column}`, direction)
    .orderBy('lot.id', direction)
    .execute();
}
