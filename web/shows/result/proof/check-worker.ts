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

// On a phone, thousands of entries take a second or more.
globalThis.addEventListener('message', ({ data: { show, entries } }: MessageEvent<CheckRequest>) => {
  const checked: ResultCheck = checkResult(show, entries);
  globalThis.postMessage(checked);
});
