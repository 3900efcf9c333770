import { Suspense, useEffect } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { fetchWaiting } from '../ui/loading/later.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

const MAIN_ID = 'main';

/** After this time a page is drawn and read, and what it may lead to is fetched. */
export const SETTLED_MS = 1_500;

/** The first stop of the Tab key: past the header, to the page. */
export function SkipLink() {
  return (
    <a
      className="skip"
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        // Keeps the address: "#main" would be an entry of the history.
        event.preventDefault();
        document.getElementById(MAIN_ID)?.focus();
      }}
    >
      Skip to content
    </a>
  );
}

/** The page of the address, which may fail or load without touching what stands around it. */
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
  // Going back within a page is no arrival.
  wentBack = window.location.pathname !== currentPath;
});

/** Runs once for each address; its key is the path. */
function Arrival() {
  useEffect(() => {
    currentPath = window.location.pathname;
    // A new page starts at its top; the browser itself restores the position on going back.
    if (!wentBack) window.scrollTo(0, 0);
    wentBack = false;
    const timer = setTimeout(fetchWaiting, SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
