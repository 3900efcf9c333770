import { isDiscipline, type Discipline } from '../../../game/shows/disciplines.ts';

export const MIN_LEVEL = 1;
export const MAX_LEVEL = 1000;

export interface ShowSearch {
  /** Default: only eligible shows (docs/rules/shows.md#classes). */
  readonly minLevel: number | undefined;
  readonly discipline: Discipline | undefined;
  readonly own: boolean;
}

export const ALL_SHOWS: ShowSearch = { minLevel: undefined, discipline: undefined, own: false };

/** Drops unreadable values. */
export function searchIn(parameters: URLSearchParams): ShowSearch {
  const discipline = parameters.get('discipline') ?? '';
  return {
    minLevel: levelTyped(parameters.get('min_level') ?? ''),
    discipline: isDiscipline(discipline) ? discipline : undefined,
    own: parameters.get('createdBy') === 'me',
  };
}

export function addressOfSearch(horseId: string, { minLevel, discipline, own }: ShowSearch): string {
  const query = new URLSearchParams({
    ...(minLevel !== undefined && { min_level: String(minLevel) }),
    ...(discipline !== undefined && { discipline }),
    ...(own && { createdBy: 'me' }),
  }).toString();
  const path = `/shows/enter/${horseId}`;
  return query === '' ? path : `${path}?${query}`;
}

/** Clamped; undefined if no number. */
export function levelTyped(typed: string): number | undefined {
  const level = Math.floor(Number(typed));
  if (typed.trim() === '' || Number.isNaN(level)) return undefined;
  return Math.min(MAX_LEVEL, Math.max(MIN_LEVEL, level));
}
