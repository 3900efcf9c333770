import { DIVISIONS } from '../../game/leaderboards/leaderboards.ts';
import type { Division } from '../../game/leaderboards/leaderboards.ts';

export const LISTS = ['players', 'horses', 'breeders', 'show-winners'] as const;
export type List = (typeof LISTS)[number];
export type When = 'ever' | 'season';

/** What of the leaderboards is looked at. */
export interface Board {
  readonly list: List;
  readonly when: When;
  /** Null for all. */
  readonly division: Division | null;
}

/** Reads an address; what it does not say, or says wrongly, is what the page begins with. */
export function boardIn(parameters: URLSearchParams): Board {
  const division = parameters.get('division');
  return {
    list: LISTS.find((list) => list === parameters.get('list')) ?? 'players',
    when: parameters.get('when') === 'season' ? 'season' : 'ever',
    division: DIVISIONS.find((one) => one === division) ?? null,
  };
}

/** The address of a board, as short as it can be. */
export function addressOfBoard({ list, when, division }: Board): string {
  const query = new URLSearchParams({
    ...(list !== 'players' && { list }),
    ...(when !== 'ever' && { when }),
    ...(division !== null && { division }),
  }).toString();
  return query === '' ? '/leaderboards' : `/leaderboards?${query}`;
}
