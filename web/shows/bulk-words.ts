import type { ReplyOf } from '../api/call.ts';
import { counted, inDigits } from '../ui/coins.tsx';
import type { ToastWords } from '../ui/toasts.ts';

type Done = Pick<
  ReplyOf<'POST /api/shows/bulk-enter'>,
  'successCount' | 'totalXP' | 'totalCost' | 'refusals'
>;

/** What came of entering several shows at once, and why the first of those that refused did. */
export function bulkWords(
  horseName: string,
  { successCount, totalXP, totalCost, refusals }: Done,
): ToastWords {
  const why = refusals[0]?.message ?? '';
  if (successCount === 0) return { title: 'No Show Entered', description: why, variant: 'destructive' };
  const done = `${horseName} is entered in ${counted(successCount, 'show')}: ${inDigits(totalXP)} XP for ${counted(totalCost, 'coin')}.`;
  return { title: 'Bulk Entry Complete!', description: `${done} ${why}`.trim() };
}
