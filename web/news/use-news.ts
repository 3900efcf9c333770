import type { NewsTopic } from '../../game/news/news.ts';
import type { ReplyOf } from '../api/call.ts';
import { usePages, useRead } from '../api/read.ts';

export type NewsItem = ReplyOf<'GET /api/news'>[number];
export type SinceLastVisit = ReplyOf<'GET /api/news/since-last-visit'>;

const EVERY_VISIT = { everyVisit: true } as const;

export function useNews(topic: NewsTopic | undefined) {
  return usePages('GET /api/news', { query: { ...(topic && { topic }) } }, EVERY_VISIT);
}

export function useSinceLastVisit() {
  return useRead('GET /api/news/since-last-visit', {}, EVERY_VISIT);
}

export function useReading() {
  return useRead('GET /api/news/reading', {}, EVERY_VISIT);
}
