import type { ReplyOf } from '../api/call.ts';
import { usePages } from '../api/read.ts';
import type { Board } from './board-address.ts';

export type RankedPlayer = ReplyOf<'GET /api/leaderboards/players'>[number];
export type RankedHorse = ReplyOf<'GET /api/leaderboards/horses'>[number];
export type RankedBreeder = ReplyOf<'GET /api/leaderboards/breeders'>[number];
export type Champion = ReplyOf<'GET /api/leaderboards/show-winners'>[number];

export type Houses = ReplyOf<'GET /api/leaderboards/house-stables'>['houses'];

export interface BoardQuery extends Pick<Board, 'when' | 'division'> {
  /** Null: as usual. */
  readonly houses: Houses | null;
}

/** Leaderboards change without notice. */
const REFETCH_ON_MOUNT = { refetchOnMount: true } as const;

const queryOf = ({ when, division, houses }: BoardQuery) => ({
  query: { when, ...(division !== null && { division }), ...(houses !== null && { houses }) },
});

export function useTopPlayers(wanted: BoardQuery) {
  return usePages('GET /api/leaderboards/players', queryOf(wanted), REFETCH_ON_MOUNT);
}

export function useTopHorses(wanted: BoardQuery) {
  return usePages('GET /api/leaderboards/horses', queryOf(wanted), REFETCH_ON_MOUNT);
}

export function useTopBreeders(wanted: BoardQuery) {
  return usePages('GET /api/leaderboards/breeders', queryOf(wanted), REFETCH_ON_MOUNT);
}

export function useChampions(wanted: BoardQuery) {
  return usePages('GET /api/leaderboards/show-winners', queryOf(wanted), REFETCH_ON_MOUNT);
}
