import { STUD_FEE_MAX } from '../../../game/breeding/breeding.ts';

/** What may be asked of a list of studs, by its name in the address. */
export const SEARCH_KEYS = [
  'colour',
  'pattern',
  'discipline',
  'breed',
  'max_fee',
  'search',
  'order',
] as const;
export type SearchKey = (typeof SEARCH_KEYS)[number];
export type MateSearch = Readonly<Partial<Record<SearchKey, string>>>;

/** Reads an address; what is empty is not asked for. */
export function searchIn(parameters: URLSearchParams): MateSearch {
  const given = SEARCH_KEYS.map((key) => [key, parameters.get(key)?.trim() ?? ''] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== ''));
}

/** Whoever asks for a coat wants the likeliest first; who does not, the best foal. */
export function usualOrder({ colour, pattern }: MateSearch): string {
  return colour === undefined && pattern === undefined ? 'aptitude' : 'coat';
}

export function orderOf(search: MateSearch): string {
  return search.order ?? usualOrder(search);
}

/** An address with these wishes, as short as it can be. */
export function addressOfSearch(path: string, search: MateSearch): string {
  const query = new URLSearchParams(Object.entries(search)).toString();
  return query === '' ? path : `${path}?${query}`;
}

/** A fee as it was typed: whole coins in what a fee may be; undefined for what is none. */
export function feeTyped(typed: string): string | undefined {
  const fee = Math.floor(Number(typed));
  if (typed.trim() === '' || Number.isNaN(fee)) return undefined;
  return String(Math.min(STUD_FEE_MAX, Math.max(0, fee)));
}
