import { checkResult } from '../../../../game/shows/check-result.ts';
import type { CheckedResult, ToldEntry, ToldShow } from '../../../../game/shows/check-result.ts';

/** A show with all its entries; what comes back is what its rules make of them. */
export interface ToCheck {
  readonly show: ToldShow;
  readonly entries: readonly ToldEntry[];
}

// Thousands of entries take a second or more on a phone: here they hold up nothing.
globalThis.addEventListener('message', ({ data: { show, entries } }: MessageEvent<ToCheck>) => {
  const checked: CheckedResult = checkResult(show, entries);
  globalThis.postMessage(checked);
});
