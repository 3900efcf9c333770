import { SEARCH_TEXT_MAX } from '../../game/search/search-text.ts';
import { BODY_KEYS, bodyWordsIn, HEIGHT_BOUNDS } from '../ui/forms/body-search.ts';

/** Filters have the same names as in the calls. */
export const CATEGORY_KEYS = {
  players: ['username', 'level'],
  horses: ['name', 'breedId', 'gender', 'forSale', 'minLevel', 'minAge', ...BODY_KEYS],
  tack: ['type', 'minQuality', 'forSale'],
  shops: ['playerName', 'shopName'],
} as const;

export type Category = keyof typeof CATEGORY_KEYS;
export type FindKey = (typeof CATEGORY_KEYS)[Category][number];
/** As in the address; omits empty values. */
export type Filters = Readonly<Partial<Record<FindKey, string>>>;

export interface FindSearch {
  /** False before the first search. */
  readonly hasSearched: boolean;
  readonly filters: Filters;
}

/** In the address of a search without filters. */
const ALL = 'all';

export const NOT_SEARCHED: FindSearch = { hasSearched: false, filters: {} };

export function isCategory(text: string): text is Category {
  return Object.hasOwn(CATEGORY_KEYS, text);
}

export function searchIn(category: Category, parameters: URLSearchParams): FindSearch {
  const filters = filtersFrom(category, (key) => parameters.get(key) ?? '');
  return { hasSearched: parameters.has(ALL) || Object.keys(filters).length > 0, filters };
}

/** Drops empty values and corrects numbers. */
export function filtersFrom(category: Category, valueOf: (key: FindKey) => string): Filters {
  const given = CATEGORY_KEYS[category].map((key) => [key, cleaned(key, valueOf(key).trim())] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== ''));
}

export function addressOfFind(category: Category, { hasSearched, filters }: FindSearch): string {
  const query = new URLSearchParams(Object.entries(filters)).toString();
  if (query !== '') return `/find/${category}?${query}`;
  return hasSearched ? `/find/${category}?${ALL}=1` : `/find/${category}`;
}

/** The calls' `least` and `most`. */
export const NUMBERS: Readonly<Partial<Record<FindKey, readonly [least: number, most: number]>>> = {
  level: [1, 10_000],
  minLevel: [1, 10_000],
  minAge: [0, 10_000],
  minQuality: [0, 200],
  minHeight: HEIGHT_BOUNDS,
  maxHeight: HEIGHT_BOUNDS,
};

function cleaned(key: FindKey, value: string): string {
  if (key === 'body') return bodyWordsIn(value).join();
  const bounds = NUMBERS[key];
  if (bounds === undefined) return value.slice(0, SEARCH_TEXT_MAX).trim();
  const [least, most] = bounds;
  const number = Math.floor(Number(value));
  return value === '' || Number.isNaN(number) ? '' : String(Math.min(most, Math.max(least, number)));
}
