import type { ReplyOf } from '../api/call.ts';
import { useRead } from '../api/read.ts';

export type FirstStep = ReplyOf<'GET /api/first-steps'>[number];

export function useFirstSteps() {
  return useRead('GET /api/first-steps', {}, { refetchOnMount: true });
}
