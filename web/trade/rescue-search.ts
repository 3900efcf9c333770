import { BODY_KEYS, bodyWordsIn, HEIGHT_BOUNDS } from '../ui/forms/body-search.ts';

const RESCUE_KEYS = ['breed', 'sex', 'color', 'minLevel', 'maxLevel', ...BODY_KEYS] as const;
type RescueKey = (typeof RESCUE_KEYS)[number];
/** As in the address; empty values are left out. */
export type RescueSearch = Readonly<Partial<Record<RescueKey, string>>>;

export const RESCUES = '/market/rescue-horses';

/** Drops empty values and invalid levels. */
export function rescuesIn(parameters: URLSearchParams): RescueSearch {
  return searchOf((key) => parameters.get(key) ?? '');
}

export function searchOf(valueOf: (key: RescueKey) => string): RescueSearch {
  const given = RESCUE_KEYS.map((key) => [key, cleaned(key, valueOf(key).trim())] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== ''));
}

export function addressOfRescues(search: RescueSearch): string {
  const query = new URLSearchParams(Object.entries(search)).toString();
  return query === '' ? RESCUES : `${RESCUES}?${query}`;
}

const BOUNDS: Readonly<Partial<Record<RescueKey, readonly [least: number, most: number]>>> = {
  minLevel: [1, 10_000],
  maxLevel: [1, 10_000],
  minHeight: HEIGHT_BOUNDS,
  maxHeight: HEIGHT_BOUNDS,
};

function cleaned(key: RescueKey, value: string): string {
  if (key === 'body') return bodyWordsIn(value).join();
  const bounds = BOUNDS[key];
  if (bounds === undefined) return value;
  const [least, most] = bounds;
  const number = Math.floor(Number(value));
  return value === '' || Number.isNaN(number) ? '' : String(Math.min(most, Math.max(least, number)));
}
