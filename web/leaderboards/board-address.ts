import { DIVISIONS, type Division } from '../../game/leaderboards/leaderboards.ts';

export const LISTS = ['players', 'horses', 'breeders', 'show-winners'] as const;
export type List = (typeof LISTS)[number];
export type When = 'ever' | 'season';

export interface Board {
  readonly list: List;
  readonly when: When;
  /** Null: all. */
  readonly division: Division | null;
}

/** Unreadable parts become defaults. */
export function boardIn(parameters: URLSearchParams): Board {
  const division = parameters.get('division');
  return {
    list: LISTS.find((list) => list === parameters.get('list')) ?? 'players',
    when: parameters.get('when') === 'season' ? 'season' : 'ever',
    division: DIVISIONS.find((one) => one === division) ?? null,
  };
}

export function addressOfBoard({ list, when, division }: Board): string {
  const query = new URLSearchParams({
    ...(list !== 'players' && { list }),
    ...(when !== 'ever' && { when }),
    ...(division !== null && { division }),
  }).toString();
  return query === '' ? '/leaderboards' : `/leaderboards?${query}`;
}
