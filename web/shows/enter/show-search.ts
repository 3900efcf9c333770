import { isPlayerShowDiscipline } from '../../../game/shows/disciplines.ts';
import type { PlayerShowDiscipline } from '../../../game/shows/disciplines.ts';

export const MIN_LEVEL = 1;
export const MAX_LEVEL = 1000;

/** What of the shows that a horse may enter is looked at; it stands in the address. */
export interface ShowSearch {
  /** Undefined until changed: the list holds only what the horse may enter anyway (docs/rules/shows.md#classes). */
  readonly minLevel: number | undefined;
  readonly discipline: PlayerShowDiscipline | undefined;
  /** Only shows that the player created. */
  readonly own: boolean;
}

export const ALL_SHOWS: ShowSearch = { minLevel: undefined, discipline: undefined, own: false };

/** Reads an address; what it does not say, or says wrongly, is not asked for. */
export function searchIn(parameters: URLSearchParams): ShowSearch {
  const discipline = parameters.get('discipline') ?? '';
  return {
    minLevel: levelTyped(parameters.get('min_level') ?? ''),
    discipline: isPlayerShowDiscipline(discipline) ? discipline : undefined,
    own: parameters.get('created_by') === 'me',
  };
}

/** The page of a horse with these wishes, as short as it can be. */
export function addressOfSearch(horseId: string, { minLevel, discipline, own }: ShowSearch): string {
  const query = new URLSearchParams({
    ...(minLevel !== undefined && { min_level: String(minLevel) }),
    ...(discipline !== undefined && { discipline }),
    ...(own && { created_by: 'me' }),
  }).toString();
  const path = `/shows/enter/${horseId}`;
  return query === '' ? path : `${path}?${query}`;
}

/** A level as it was typed: a whole number in what a level may be; undefined for what is none. */
export function levelTyped(typed: string): number | undefined {
  const level = Math.floor(Number(typed));
  if (typed.trim() === '' || Number.isNaN(level)) return undefined;
  return Math.min(MAX_LEVEL, Math.max(MIN_LEVEL, level));
}
