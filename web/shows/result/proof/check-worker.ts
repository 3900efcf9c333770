import { checkResult } from '../../../../game/shows/check-result.ts';
import type { CheckedResult, ToldEntry, ToldShow } from '../../../../game/shows/check-result.ts';

export interface CheckRequest {
  readonly show: ToldShow;
  readonly entries: readonly ToldEntry[];
}

// Thousands of entries take a second or more on a phone.
globalThis.addEventListener('message', ({ data: { show, entries } }: MessageEvent<CheckRequest>) => {
  const checked: CheckedResult = checkResult(show, entries);
  globalThis.postMessage(checked);
});
