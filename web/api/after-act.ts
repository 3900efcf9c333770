/* What an act needs once its answer is there. A page fetches it once it has settled, so an act seldom waits for it. */
export { announceWaiting } from './announce-waiting.ts';
export { EVERYTHING, refresh, refreshAfter } from './refresh.ts';
