import { lazy, Suspense, useDeferredValue } from 'react';
import { useLocation } from 'wouter';
import { useSession, useToken } from '../accounts/session.ts';
import { call } from '../api/call.ts';
import { keyOf, queryClient, readPagesAhead } from '../api/read.ts';
import { readToken } from '../api/token.ts';
import { Deferred } from '../ui/loading/deferred.tsx';
import { lazily } from '../ui/loading/lazily.tsx';
import { persistently } from '../ui/loading/persistently.ts';
import { Failed } from '../ui/query.tsx';
import { Toaster } from '../ui/toaster/toaster.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { CHECKOUT, Landing, preload, useOthersAhead, VisitorPages } from './first-page.ts';
import { Spinner } from './spinner.tsx';

const PlayerShell = lazily(() => import('./player-shell.tsx'));
const Suspended = lazily(persistently(() => import('./suspended.tsx')));
const Tooltips = lazy(persistently(() => import('../ui/tooltips.tsx')));
const Checkout = lazily(() => import('../pages/checkout.tsx'));
/** Not in production builds. */
const Components =
  import.meta.env.DEV && window.location.pathname === '/components'
    ? lazily(() => import('../gallery/components/components.tsx'))
    : undefined;
const Sheets =
  import.meta.env.DEV && window.location.pathname.startsWith('/sheets')
    ? lazily(() => import('../gallery/sheets/sheets.tsx'))
    : undefined;
const Backdrops =
  import.meta.env.DEV && window.location.pathname === '/backdrops'
    ? lazily(() => import('../gallery/backdrops/backdrops.tsx'))
    : undefined;
const Gallery = Components ?? Sheets ?? Backdrops;
startAhead();

export function App() {
  const token = useToken();
  return (
    <>
      <ErrorBoundary key={token ?? 'visitor'}>
        <Suspense fallback={<Spinner />}>{Gallery ? <Gallery /> : <Inside />}</Suspense>
      </ErrorBoundary>
      <Toaster />
      <Deferred>
        <Tooltips />
      </Deferred>
    </>
  );
}

/** Visitors see the public pages, else the landing page. */
function Inside() {
  const session = useSession();
  const [path] = useLocation();
  // Deferred, so rendering yields to input.
  const is = useDeferredValue(session.is);
  // At once, so that nothing of the previous page stays readable.
  if (session.is === 'suspended') return <Suspended sentence={session.sentence} />;
  if (is === 'visitor') return <Open />;
  if (is === 'player') return CHECKOUT.test(path) ? <Checkout /> : <PlayerShell />;
  if (session.is !== 'unreachable') return <Spinner />;
  return (
    <main className="wrap page">
      <h1 className="title">Fetlock cannot be reached</h1>
      <Failed error={session.error} onRetry={session.retry} />
    </main>
  );
}

function Open() {
  const [path] = useLocation();
  useOthersAhead('visitor');
  return path === '/' ? <Landing /> : <VisitorPages />;
}

/** Fetches code and data while the session loads. */
function startAhead(): void {
  if (readToken() === null) {
    preload(window.location.pathname, 'visitor');
    return;
  }
  preload(window.location.pathname, 'player');
  // Rendering retries, and reports a failure.
  PlayerShell.load().catch(() => undefined);
  // In its own task, because starting up takes long enough.
  setTimeout(() => {
    if (readToken() === null) return;
    fetchAhead();
  });
}

/** Moves early answers into the cache while the page's code loads. */
function fetchAhead(): void {
  // Arriving later, these would push the page down.
  void queryClient.prefetchQuery({
    queryKey: keyOf('GET /api/shell'),
    queryFn: () => call('GET /api/shell'),
  });
  if (window.early?.addresses.includes('/api/horses')) readPagesAhead('GET /api/horses', {});
}
