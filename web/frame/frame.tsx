import { lazy, Suspense, useEffect, useState } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { Today } from '../today/today.tsx';
import { keepFocus } from '../ui/keep-focus.ts';
import { Arrival } from './arrival.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Footer } from './footer.tsx';
import { Header, PhoneBar } from './header.tsx';
import { NotFound, PAGES } from './page-table.ts';
import { preloadOnIntent } from './preload.ts';
import { MAIN_ID, SkipLink } from './skip-link.tsx';

const LOAD_AGAIN_MS = 10_000;

/** What keeps a page fresh comes once it stands; where it cannot be had now, it comes when it can. */
const Live = lazy(function load(): Promise<typeof import('./live.tsx')> {
  return import('./live.tsx').catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, LOAD_AGAIN_MS));
    return load();
  });
});

/** The signed-in player's game: what stands round every page, and the page of the address. */
export default function Frame() {
  const [path] = useLocation();
  const [stands, setStands] = useState(false);
  useEffect(preloadOnIntent, []);
  useEffect(keepFocus, []);
  return (
    <>
      <SkipLink />
      <Header />
      <Today />
      <main id={MAIN_ID} tabIndex={-1}>
        <Arrival key={`to ${path}`} onSettled={() => setStands(true)} />
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
      {stands && (
        <Suspense>
          <Live />
        </Suspense>
      )}
    </>
  );
}
