import { Suspense, useDeferredValue } from 'react';
import { useLocation } from 'wouter';
import { useSession, useToken } from '../accounts/session.ts';
import { readToken } from '../api/token.ts';
import { fetchHorsesAhead } from '../horses/fetch-horses.ts';
import { fetchFrameAhead } from '../today/fetch-frame.ts';
import { lazily } from '../ui/loading/lazily.tsx';
import { Failed } from '../ui/loaded.tsx';
import { Toaster } from '../ui/toaster/toaster.tsx';
import { Tooltips } from '../ui/tooltips.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Landing, OPEN_PAGES } from './page-table.ts';
import { pageAt, preload } from './preload.ts';
import { Spinner } from './spinner.tsx';

const Frame = lazily(() => import('./frame.tsx'));
const VisitorFrame = lazily(() => import('./visitor-frame.tsx'));
/** Where pages are developed, every component stands on one, and many horses on others; the build leaves them out. */
const Components =
  import.meta.env.DEV && window.location.pathname === '/components'
    ? lazily(() => import('../gallery/components/components.tsx'))
    : undefined;
const Sheets =
  import.meta.env.DEV && window.location.pathname.startsWith('/sheets')
    ? lazily(() => import('../gallery/sheets/sheets.tsx'))
    : undefined;
const Developed = Components ?? Sheets;
fetchAhead();

export function App() {
  const token = useToken();
  return (
    <>
      <ErrorBoundary key={token ?? 'visitor'}>
        <Suspense fallback={<Spinner />}>{Developed ? <Developed /> : <Inside />}</Suspense>
      </ErrorBoundary>
      <Toaster />
      <Tooltips />
    </>
  );
}

/** A visitor sees the open pages, and the landing page at every other address; a player, the game. */
function Inside() {
  const session = useSession();
  // Drawn in pieces, so that the page answers meanwhile: what an answer changes is otherwise drawn in one go.
  const is = useDeferredValue(session.is);
  if (is === 'visitor') return <Open />;
  if (is === 'player') return <Frame />;
  if (session.is !== 'unreachable') return <Spinner />;
  return (
    <main className="wrap page">
      <h1 className="title">Fetlock cannot be reached</h1>
      <Failed error={session.error} again={session.again} />
    </main>
  );
}

function Open() {
  const [path] = useLocation();
  const open = pageAt(path, OPEN_PAGES);
  if (!open) return <Landing />;
  return (
    <VisitorFrame>
      <open.Page />
    </VisitorFrame>
  );
}

/** What will be drawn is on its way while the server is still being asked who is here. */
function fetchAhead(): void {
  if (readToken() === null) {
    preload(window.location.pathname, OPEN_PAGES);
    return;
  }
  preload(window.location.pathname);
  // If it fails, drawing it tries again and says so.
  Frame.load().catch(() => undefined);
  // Starting the program is long enough for one task. The frame has been asked for already (public/early.js).
  setTimeout(() => {
    if (readToken() === null) return;
    fetchFrameAhead();
    fetchHorsesAhead(window.location.pathname);
  });
}
