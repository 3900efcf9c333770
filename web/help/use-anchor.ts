import { useEffect } from 'react';

/** Scrolls to the address's anchor, now and when it changes. */
export function useAnchor(): void {
  useEffect(() => {
    function jump() {
      // The page may load after the browser looked for the anchor.
      const named = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
      named?.scrollIntoView();
      named?.focus({ preventScroll: true });
    }
    jump();
    window.addEventListener('hashchange', jump);
    return () => window.removeEventListener('hashchange', jump);
  });
}
