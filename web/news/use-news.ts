import type { NewsTopic } from '../../game/news/news.ts';
import type { ReplyOf } from '../api/call.ts';
import { usePages, useRead } from '../api/read.ts';

export type NewsItem = ReplyOf<'GET /api/news'>[number];
export type SinceLastVisit = ReplyOf<'GET /api/news/since-last-visit'>;

const REFETCH_ON_MOUNT = { refetchOnMount: true } as const;

export function useNews(topic: NewsTopic | undefined) {
  return usePages('GET /api/news', { query: { ...(topic && { topic }) } }, REFETCH_ON_MOUNT);
}

export function useSinceLastVisit({ enabled = true }: { readonly enabled?: boolean } = {}) {
  return useRead('GET /api/news/since-last-visit', {}, { ...REFETCH_ON_MOUNT, enabled });
}

export function useReadMarker() {
  return useRead('GET /api/news/state', {}, REFETCH_ON_MOUNT);
}
