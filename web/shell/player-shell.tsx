import { lazy, Suspense, useEffect, useState } from 'react';
import { Route, Switch } from 'wouter';
import { useUser } from '../accounts/session.ts';
import { DeviceNotice } from '../devices/device-notice.tsx';
import { Today } from '../today/today.tsx';
import { keepFocus } from '../ui/focus/keep-focus.ts';
import { lazily } from '../ui/loading/lazily.tsx';
import { Footer } from './footer.tsx';
import { Header, PhoneBar } from './header.tsx';
import { MainPart, SETTLED_MS, SkipLink } from './main-part.tsx';
import { NotFound, PAGES, preloadOnIntent } from './page-table.ts';

export default function PlayerShell() {
  const { emailConfirmed } = useUser();
  useEffect(preloadOnIntent, []);
  useEffect(keepFocus, []);
  return (
    <>
      <SkipLink />
      <Header />
      <DeviceNotice />
      {!emailConfirmed && (
        <Suspense>
          <ConfirmNotice />
        </Suspense>
      )}
      <Today />
      <MainPart>
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
      </MainPart>
      <Footer forPlayer />
      <PhoneBar />
      <LiveLater />
    </>
  );
}

const ConfirmNotice = lazily(() => import('../accounts/confirm-notice.tsx'));

const RETRY_MS = 10_000;

const Live = lazy(function load(): Promise<typeof import('./live.tsx')> {
  return import('./live.tsx').catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return load();
  });
});

/** Loaded after the page. */
function LiveLater() {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSettled(true), SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    isSettled && (
      <Suspense>
        <Live />
      </Suspense>
    )
  );
}
