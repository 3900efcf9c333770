import {
  checkResult,
  type ResultCheck,
  type PublishedEntry,
  type PublishedShow,
} from '../../../../game/shows/proof/check-result.ts';

export interface CheckRequest {
  readonly show: PublishedShow;
  readonly entries: readonly PublishedEntry[];
}

// Thousands of entries take a second or more on a phone.
globalThis.addEventListener('message', ({ data: { show, entries } }: MessageEvent<CheckRequest>) => {
  const checked: ResultCheck = checkResult(show, entries);
  globalThis.postMessage(checked);
});
