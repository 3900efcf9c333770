import { PAIR_FREE_FROM } from '../../../game/market/pair-limit.ts';
import { BODY_KEYS, bodyWordsIn, HEIGHT_BOUNDS } from '../../ui/forms/body-search.ts';

const HORSE_KEYS = [
  'breed',
  'sex',
  'color',
  'minLevel',
  'maxLevel',
  'minAge',
  'maxAge',
  ...BODY_KEYS,
  'minPrice',
  'maxPrice',
] as const;
const TACK_KEYS = ['tackType', 'minQuality', 'maxQuality', 'minPrice', 'maxPrice'] as const;

export type FilterKey = (typeof HORSE_KEYS)[number] | (typeof TACK_KEYS)[number];
/** `mine`: the reader's horses and tack. */
export type ListingType = 'horse' | 'tack' | 'mine';

/** As in the address; omits empty values and filters of other types. */
export interface ListingSearch {
  readonly type: ListingType;
  readonly seller?: string;
  readonly sort?: string;
  /** Default: pictures. */
  readonly view?: 'table';
  /** Only what the reader can buy. Default: true for new players, outside of a single player's shop. */
  readonly canBuy?: boolean;
  readonly filters: Readonly<Partial<Record<FilterKey, string>>>;
}

export const MARKETPLACE = '/marketplace';

export const ORDERS = {
  horse: {
    newest: 'Newest first',
    price: 'Cheapest first',
    dearest: 'Dearest first',
    level: 'Highest level',
    youngest: 'Youngest first',
  },
  tack: {
    newest: 'Newest first',
    price: 'Cheapest first',
    dearest: 'Dearest first',
    quality: 'Best quality',
  },
  mine: {
    newest: 'Newest first',
    price: 'Cheapest first',
    dearest: 'Dearest first',
  },
} as const satisfies Record<ListingType, Readonly<Record<string, string>>>;

const KEYS: Readonly<Record<ListingType, readonly FilterKey[]>> = {
  horse: HORSE_KEYS,
  tack: TACK_KEYS,
  mine: [],
};
const keysOf = (type: ListingType): readonly FilterKey[] => KEYS[type];

export function listingSearchIn(parameters: URLSearchParams): ListingSearch {
  const requested = parameters.get('type');
  const type = requested === 'tack' || requested === 'mine' ? requested : 'horse';
  const seller = parameters.get('seller');
  const sort = parameters.get('sort');
  return {
    type,
    ...(seller !== null && seller !== '' && { seller }),
    ...(sort !== null && sort !== 'newest' && Object.hasOwn(ORDERS[type], sort) && { sort }),
    ...(parameters.get('view') === 'table' && { view: 'table' }),
    ...(type !== 'mine' && canBuyIn(parameters.get('canBuy'))),
    filters: filtersFrom(type, (key) => parameters.get(key) ?? ''),
  };
}

function canBuyIn(text: string | null): Pick<ListingSearch, 'canBuy'> {
  return text === 'true' || text === 'false' ? { canBuy: text === 'true' } : {};
}

export function filtersFrom(
  type: ListingType,
  valueOf: (key: FilterKey) => string,
): ListingSearch['filters'] {
  const given = keysOf(type).map((key) => [key, cleaned(key, valueOf(key).trim())] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== ''));
}

export function addressOfListings({ type, seller, sort, view, canBuy, filters }: ListingSearch): string {
  const query = new URLSearchParams();
  if (seller !== undefined) query.set('seller', seller);
  if (type !== 'horse') query.set('type', type);
  for (const [key, value] of Object.entries(filters)) query.set(key, value);
  if (sort !== undefined) query.set('sort', sort);
  if (view !== undefined) query.set('view', view);
  if (canBuy !== undefined) query.set('canBuy', String(canBuy));
  return query.size === 0 ? MARKETPLACE : `${MARKETPLACE}?${query}`;
}

interface Reader {
  readonly id: string;
  readonly level: number;
}

/** Always false in a single player's shop, which shows everything. */
export function isBuyableOnly(
  { type, seller, canBuy }: ListingSearch,
  { level }: Pick<Reader, 'level'>,
): boolean {
  return type !== 'mine' && (canBuy ?? (level < PAIR_FREE_FROM && seller === undefined));
}

/** The query of the call. */
export function queryOf(search: ListingSearch, reader: Reader) {
  const { type, seller, sort, filters } = search;
  const order = sort !== undefined && { sort };
  if (type === 'mine') return { seller: reader.id, ...order };
  const canBuy = isBuyableOnly(search, reader) && ({ canBuy: 'true' } as const);
  return { type, ...(seller !== undefined && { seller }), ...order, ...filters, ...canBuy };
}

const BOUNDS: Readonly<Partial<Record<FilterKey, readonly [least: number, most: number]>>> = {
  minLevel: [1, 10_000],
  maxLevel: [1, 10_000],
  minAge: [0, 100],
  maxAge: [0, 100],
  minHeight: HEIGHT_BOUNDS,
  maxHeight: HEIGHT_BOUNDS,
  minQuality: [0, 200],
  maxQuality: [0, 200],
  minPrice: [1, 10_000_000],
  maxPrice: [1, 10_000_000],
};

function cleaned(key: FilterKey, value: string): string {
  if (key === 'body') return bodyWordsIn(value).join();
  const bounds = BOUNDS[key];
  if (bounds === undefined || value === '') return value;
  const number = Math.floor(Number(value));
  return Number.isNaN(number) ? '' : String(Math.min(bounds[1], Math.max(bounds[0], number)));
}

/** "2 filters"; "Filters" if there are none. */
export function formatFilterCount({ filters }: ListingSearch): string {
  const count = Object.keys(filters).length;
  return count === 0 ? 'Filters' : `Filters: ${count} set`;
}
