import type { ReplyOf } from '../../api/call.ts';
import { useRead } from '../../api/read.ts';

export type Boxes = ReplyOf<'GET /api/stable/boxes'>;

export function useBoxes() {
  return useRead('GET /api/stable/boxes', {}, { refetchOnMount: true });
}
