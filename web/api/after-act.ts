/* Work after an act. A chunk of its own, which a page fetches once it has settled, so an act seldom waits for it. */
export { announceWaiting } from './announce-waiting.ts';
export { EVERYTHING, refresh, refreshAfter } from './refresh.ts';
