import { Suspense, useEffect, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { fetchWaiting } from '../ui/loading/lazy-dialog.tsx';
import { SETTLED_MS } from '../ui/loading/when-idle.ts';
import { ErrorBoundary } from './error-boundary.tsx';

const MAIN_ID = 'main';

/** First Tab stop. */
export function SkipLink() {
  return (
    <a
      className="skip"
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        // Keeps "#main" out of the history.
        event.preventDefault();
        document.getElementById(MAIN_ID)?.focus();
      }}
    >
      Skip to content
    </a>
  );
}

export function MainPart({ children }: { readonly children: ReactNode }) {
  const [path] = useLocation();
  return (
    <main id={MAIN_ID} tabIndex={-1}>
      <Arrival key={`to ${path}`} />
      <ErrorBoundary key={path}>
        <Suspense fallback={<div className="page-wait" />}>{children}</Suspense>
      </ErrorBoundary>
    </main>
  );
}

let currentPath = window.location.pathname;
let wentBack = false;
window.addEventListener('popstate', () => {
  // Going back within a page is no new arrival.
  wentBack = window.location.pathname !== currentPath;
});

/** Keyed by path: runs once per address. */
function Arrival() {
  useEffect(() => {
    currentPath = window.location.pathname;
    // After going back, the browser restores the position.
    if (!wentBack) window.scrollTo(0, 0);
    wentBack = false;
    const timer = setTimeout(fetchWaiting, SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
