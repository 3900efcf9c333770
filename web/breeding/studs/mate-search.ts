import { STUD_FEE_MAX } from '../../../game/breeding/breeding.ts';

export const SEARCH_KEYS = ['colour', 'pattern', 'discipline', 'breed', 'maxFee', 'search', 'order'] as const;
export type SearchKey = (typeof SEARCH_KEYS)[number];
export type MateSearch = Readonly<Partial<Record<SearchKey, string>>>;

/** Drops empty values. */
export function searchIn(parameters: URLSearchParams): MateSearch {
  const given = SEARCH_KEYS.map((key) => [key, parameters.get(key)?.trim() ?? ''] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== ''));
}

/** Likeliest coat first if one is searched for, else best aptitude. */
export function usualOrder({ colour, pattern }: MateSearch): string {
  return colour === undefined && pattern === undefined ? 'aptitude' : 'coat';
}

export function orderOf(search: MateSearch): string {
  return search.order ?? usualOrder(search);
}

export function addressOfSearch(path: string, search: MateSearch): string {
  const query = new URLSearchParams(Object.entries(search)).toString();
  return query === '' ? path : `${path}?${query}`;
}

/** Whole coins, clamped; undefined if no number. */
export function feeTyped(typed: string): string | undefined {
  const fee = Math.floor(Number(typed));
  if (typed.trim() === '' || Number.isNaN(fee)) return undefined;
  return String(Math.min(STUD_FEE_MAX, Math.max(0, fee)));
}
