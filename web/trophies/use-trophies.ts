import type { ReplyOf } from '../api/call.ts';
import { useRead } from '../api/read.ts';

export type Trophies = ReplyOf<'GET /api/horses/:id/trophies'>;
export type ScoredStart = Trophies['scores'][number];
export type Album = ReplyOf<'GET /api/players/:id/album'>;
export type AlbumSlot = Album['slots'][number];

/** Others' horses and albums change without notice. */
const REFETCH_ON_MOUNT = { refetchOnMount: true } as const;

export function useTrophies(horseId: string) {
  return useRead('GET /api/horses/:id/trophies', { params: { id: horseId } }, REFETCH_ON_MOUNT);
}

export function useAlbum(playerId: string) {
  return useRead('GET /api/players/:id/album', { params: { id: playerId } }, REFETCH_ON_MOUNT);
}

/** The colour that the player wants to breed next. */
export function useWish(enabled: boolean) {
  return useRead('GET /api/album/wish', {}, { enabled });
}
