import { checkResult } from '../../../game/shows/proof/check-result.ts';
import type { ResultCheck, PublishedEntry, PublishedShow } from '../../../game/shows/proof/check-result.ts';

/** A show with all its entries; what comes back is what its rules make of them. */
export interface ToCheck {
  readonly show: PublishedShow;
  readonly entries: readonly PublishedEntry[];
}

// Thousands of entries take a second or more on a phone: here they hold up nothing.
globalThis.addEventListener('message', ({ data: { show, entries } }: MessageEvent<ToCheck>) => {
  const checked: ResultCheck = checkResult(show, entries);
  globalThis.postMessage(checked);
});
