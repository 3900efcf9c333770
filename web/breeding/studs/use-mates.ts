import type { InputOf, ReplyOf } from '../../api/call.ts';
import { usePages } from '../../api/read.ts';
import { orderOf, type MateSearch } from './mate-search.ts';

export type StudForMare = ReplyOf<'GET /api/horses/:id/mates'>[number];
type Query = NonNullable<InputOf<'GET /api/horses/:id/mates'>['query']>;

export function useMates(mareId: string, search: MateSearch) {
  // The server explains invalid values.
  const query = { ...search, order: orderOf(search) } as Query;
  return usePages('GET /api/horses/:id/mates', { params: { id: mareId }, query }, { refetchOnMount: true });
}
