import { worldNow } from '../api/world-clock.ts';

const OPENED = worldNow();
/** Of the page, the last time. */
let hidden = OPENED;
let back = OPENED;

document.addEventListener('visibilitychange', () => {
  if (document.hidden) hidden = worldNow();
  else back = worldNow();
});

/** Before the page was opened, or while it was hidden last. */
export function wasAway(instant: string): boolean {
  const at = new Date(instant);
  return at < OPENED || (at >= hidden && at < back);
}
