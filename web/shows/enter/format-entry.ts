import type { Chances } from '../../../game/shows/chances.ts';
import { isHopeless } from '../../../game/shows/hopeless.ts';
import type { ReplyOf } from '../../api/call.ts';
import { counted, inDigits } from '../../ui/coins.tsx';
import type { ToastContent } from '../../ui/toasts.ts';

type Done = Pick<
  ReplyOf<'POST /api/shows/bulk-enter'>,
  'successCount' | 'totalXP' | 'totalCost' | 'refusals'
>;

export function formatBulkEntry(
  horseName: string,
  { successCount, totalXP, totalCost, refusals }: Done,
): ToastContent {
  const why = refusals[0]?.message ?? '';
  if (successCount === 0) return { title: 'No Show Entered', description: why, variant: 'destructive' };
  const done = `${horseName} is entered in ${counted(successCount, 'show')}: ${inDigits(totalXP)} XP for ${counted(totalCost, 'coin')}.`;
  return { title: 'Bulk Entry Complete!', description: `${done} ${why}`.trim() };
}

/** "Win 12%, prize 64%". */
export function formatChances({ win, prize }: Chances): string {
  return `Win ${percent(win)}, prize ${percent(prize)}`;
}

/** Wins below this are rare: then a prize is the better hope. */
const WORTH_A_WIN = 0.1;

/** "Win 31%"; where that is unlikely, "Prize 28%". */
export function formatHope({ win, prize }: Pick<Chances, 'win' | 'prize'>): string {
  return win < WORTH_A_WIN ? `Prize ${percent(prize)}` : `Win ${percent(win)}`;
}

/** Advice if only last places are likely; otherwise null. */
export function formatHopeless(chances: Pick<Chances, 'prize'>): string | null {
  return isHopeless(chances) ? 'Too strong a field now: train, rest, or wear better tack first' : null;
}

function percent(chance: number): string {
  if (chance > 0 && chance < 0.01) return 'under 1%';
  if (chance < 1 && chance > 0.99) return 'over 99%';
  return `${Math.round(chance * 100)}%`;
}
