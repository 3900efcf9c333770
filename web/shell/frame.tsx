import { Suspense, useEffect } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { Today } from '../today/today.tsx';
import { keepFocus } from '../ui/focus/keep-focus.ts';
import { Arrival } from './arrival.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Footer } from './footer.tsx';
import { Header, PhoneBar } from './header.tsx';
import { NotFound, PAGES } from './page-table.ts';
import { preloadOnIntent } from './preload.ts';
import { LiveLater } from './live-later.tsx';
import { MAIN_ID, SkipLink } from './skip-link.tsx';

/** The signed-in player's game: what stands round every page, and the page of the address. */
export default function Frame() {
  const [path] = useLocation();
  useEffect(preloadOnIntent, []);
  useEffect(keepFocus, []);
  return (
    <>
      <SkipLink />
      <Header />
      <Today />
      <main id={MAIN_ID} tabIndex={-1}>
        <Arrival key={`to ${path}`} />
        <ErrorBoundary key={path}>
          <Suspense fallback={<div className="page-wait" />}>
            <Switch>
              {PAGES.map(({ path, Page }) => (
                <Route key={path} path={path}>
                  <Page />
                </Route>
              ))}
              <Route>
                <NotFound />
              </Route>
            </Switch>
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
      <PhoneBar />
      <LiveLater />
    </>
  );
}
