import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useUser } from '../accounts/session.ts';
import { useRead } from '../api/read.ts';
import { chatIsColumn, chatIsOpen } from '../chat/chat-open.ts';
import { DeviceNotice } from '../devices/device-notice.tsx';
import { Advertisement } from '../premium/ads/advertisement.tsx';
import { profileIsOpen } from '../profile/profile-open.ts';
import { Today } from '../today/today.tsx';
import { recoverFocus } from '../ui/focus/recover-focus.ts';
import { Deferred } from '../ui/loading/deferred.tsx';
import { lazily } from '../ui/loading/lazily.tsx';
import { persistently } from '../ui/loading/persistently.ts';
import { useStore } from '../ui/store.ts';
import { Home, PlayerPages, preloadOnIntent, useOthersAhead } from './first-page.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { MainPart, SkipLink } from './main-part.tsx';
import { PhoneBar } from './phone-bar.tsx';

/** Pages with a block of their own for the one advertisement of a page. */
const WITH_AD = /^\/(?:market|find)$/;

export default function PlayerShell() {
  useEffect(preloadOnIntent, []);
  useOthersAhead('player');
  useEffect(recoverFocus, []);
  const user = useUser();
  const [path] = useLocation();
  const isProfileOpen = useStore(profileIsOpen);
  const hasAd = WITH_AD.test(path) || (path === '/' && isProfileOpen);
  return (
    <>
      <SkipLink />
      <Header />
      <DeviceNotice />
      <Leaving />
      {!user.emailConfirmed && user.guestUntil === null && (
        <Suspense>
          <ConfirmNotice />
        </Suspense>
      )}
      <Today />
      <WithChat>
        <MainPart>{path === '/' ? <Home /> : <PlayerPages />}</MainPart>
        {!hasAd && <Advertisement slot="footer" seen={user.advertisements} />}
        <Footer forPlayer />
      </WithChat>
      <PhoneBar />
      <Deferred>
        <Live />
        <Moments />
        <PremiumCheck user={user} />
      </Deferred>
    </>
  );
}

/** Reserves the column's space from the start, so that nothing moves when it appears. */
function WithChat({ children }: { readonly children: ReactNode }) {
  const isOpen = useStore(chatIsOpen);
  const hasColumn = useStore(chatIsColumn) && isOpen;
  return (
    <div className={hasColumn ? 'with-chat' : undefined}>
      <div>{children}</div>
      <Deferred now={isOpen} meanwhile={hasColumn && <div className="chat" />}>
        <ChatPart />
      </Deferred>
    </div>
  );
}

function Leaving() {
  const shell = useRead('GET /api/shell', {}).data;
  return (
    shell !== undefined &&
    shell.deletesAt !== null && (
      <Suspense>
        <LeavingNotice deletesAt={shell.deletesAt} accountStaysAt={shell.accountStaysAt} />
      </Suspense>
    )
  );
}

const LeavingNotice = lazily(persistently(() => import('../accounts/leaving-notice.tsx')));
const ConfirmNotice = lazily(persistently(() => import('../accounts/confirm-notice.tsx')));

const Live = lazy(persistently(() => import('./live.tsx')));
const Moments = lazy(persistently(() => import('../moments/host.tsx')));
const PremiumCheck = lazy(persistently(() => import('../premium/premium-check.tsx')));
const ChatPart = lazy(persistently(() => import('./chat-part.tsx')));
