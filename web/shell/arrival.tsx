import { useEffect } from 'react';
import { fetchWaiting } from '../ui/loading/later.tsx';

/** A page is drawn and read before what it may lead to is fetched. */
export const SETTLED_MS = 1_500;

let here = window.location.pathname;
let wentBack = false;
window.addEventListener('popstate', () => {
  // Within a page one goes back without arriving anywhere.
  wentBack = window.location.pathname !== here;
});

/** What a new address asks for, whatever page it is; its key is the path. */
export function Arrival() {
  useEffect(() => {
    here = window.location.pathname;
    // A new page starts at its top; going back returns to where one was, which is the browser's own work.
    if (!wentBack) window.scrollTo(0, 0);
    wentBack = false;
    const timer = setTimeout(fetchWaiting, SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
