const RESCUE_KEYS = ['breed', 'sex', 'color', 'minLevel', 'maxLevel'] as const;
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

const HIGHEST = 10_000;

function cleaned(key: RescueKey, value: string): string {
  if (key !== 'minLevel' && key !== 'maxLevel') return value;
  const level = Math.floor(Number(value));
  return value === '' || Number.isNaN(level) ? '' : String(Math.min(HIGHEST, Math.max(1, level)));
}
