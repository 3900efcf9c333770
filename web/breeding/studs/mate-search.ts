import { STUD_FEE_MAX } from '../../../game/breeding/breeding.ts';
import { HEALTH_GENES } from '../../../game/horses/genetics/health.ts';
import { HEALTH_LOCI } from '../../../game/horses/genetics/loci.ts';
import { BODY_KEYS, bodyWordsIn, formatBodySearch, HEIGHT_BOUNDS } from '../../ui/forms/body-search.ts';
import { capitalised } from '../../ui/text.ts';

export const SEARCH_KEYS = [
  'colour',
  'pattern',
  ...BODY_KEYS,
  'discipline',
  'breed',
  'without',
  'maxFee',
  'search',
  'order',
] as const;
export type SearchKey = (typeof SEARCH_KEYS)[number];
export type MateSearch = Readonly<Partial<Record<SearchKey, string>>>;

/** Drops empty values. */
export function searchIn(parameters: URLSearchParams): MateSearch {
  const given = SEARCH_KEYS.map((key) => [key, cleaned(key, parameters.get(key)?.trim() ?? '')] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== ''));
}

function cleaned(key: SearchKey, value: string): string {
  if (key === 'without') return formatWithout(value) === undefined ? '' : [...lociIn(value)].join();
  if (key === 'body') return bodyWordsIn(value).join();
  return key === 'minHeight' || key === 'maxHeight' ? (heightTyped(value) ?? '') : value;
}

const lociIn = (without: string) => new Set(without.split(',').map((locus) => locus.trim()));

/** "Tested without GBED or HERDA"; undefined unless all are genes of the health test. */
export function formatWithout(without: string): string | undefined {
  const loci = lociIn(without);
  const known = HEALTH_LOCI.filter((locus) => loci.has(locus)).map((locus) => HEALTH_GENES[locus].code);
  return known.length === loci.size ? `Tested without ${known.join(' or ')}` : undefined;
}

/** Whole centimetres, clamped; undefined if no number. */
export function heightTyped(typed: string): string | undefined {
  const [least, most] = HEIGHT_BOUNDS;
  return clamped(typed, least, most);
}

function clamped(typed: string, least: number, most: number): string | undefined {
  const number = Math.floor(Number(typed));
  if (typed.trim() === '' || Number.isNaN(number)) return undefined;
  return String(Math.min(most, Math.max(least, number)));
}

/** "Palomino, neck set high": what is wished of a foal, undefined if nothing is. */
export function formatWish(search: MateSearch): string | undefined {
  const parts = [search.colour, search.pattern, formatBodySearch(search)].filter(
    (word) => word !== undefined,
  );
  return parts.length === 0 ? undefined : capitalised(parts.join(', '));
}

/** What is likeliest as wished first, if anything is wished, else best aptitude. */
export function usualOrder(search: MateSearch): string {
  return formatWish(search) === undefined ? 'aptitude' : 'wish';
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
  return clamped(typed, 0, STUD_FEE_MAX);
}
