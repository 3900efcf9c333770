import type { ReplyOf } from '../../api/call.ts';
import { useRead } from '../../api/read.ts';

export type Boxes = ReplyOf<'GET /api/stable/boxes'>;

export function useBoxes({ enabled = true }: { readonly enabled?: boolean } = {}) {
  return useRead('GET /api/stable/boxes', {}, { refetchOnMount: true, enabled });
}
