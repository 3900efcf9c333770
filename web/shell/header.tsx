import { Bell, Coins } from 'lucide-react';
import { Suspense, useState, type CSSProperties } from 'react';
import { useLocation } from 'wouter';
import { useUser } from '../accounts/session.ts';
import { useRead } from '../api/read.ts';
import { CHAT_BUTTON, ChatButton } from '../chat/chat-button.tsx';
import { GameDay } from '../calendar/game-day.tsx';
import { PremiumButton } from '../premium/premium-button.tsx';
import { inCoins, inDigits } from '../ui/coins.tsx';
import { Link } from '../ui/link.tsx';
import { lazily } from '../ui/loading/lazily.tsx';
import { lazyDialog } from '../ui/loading/lazy-dialog.tsx';
import { usePhone } from '../ui/use-phone.ts';
import { formatXp, LogOutButton, NavLink, type Experience } from './bar-parts.tsx';
import { LINKS, phoneLinks } from './bar-links.ts';
import { Brand } from './brand.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const KeepSign = lazily(() => import('./keep-sign.tsx'));
const PremiumDialog = lazyDialog(() => import('../premium/premium-dialog.tsx'), { ahead: false });

/** One bar. A phone shows date, level, purse and news, and has the rest in its menu. */
export function Header() {
  const [path] = useLocation();
  const isPhone = usePhone();
  const user = useUser();
  const [seesPremium, setSeesPremium] = useState(false);
  const isGuest = user.guestUntil !== null;
  const openPremium = () => setSeesPremium(true);
  const inBar = phoneLinks(user.stage, isGuest);
  return (
    <header className="bar-top">
      <div className="wrap">
        <Brand />
        {!isPhone && (
          <div className="nav">
            <nav aria-label="Main">
              {LINKS.map((link) => (
                <NavLink key={link.href} {...link} />
              ))}
            </nav>
            <ChatButton id={CHAT_BUTTON} className="nav-item" isGuest={isGuest} />
          </div>
        )}
        {isGuest && (
          <div className="keep-slot">
            <Suspense>
              <KeepSign />
            </Suspense>
          </div>
        )}
        <div className="bar-end">
          <GameDay />
          <Level {...user} />
          <Purse coins={user.coins} />
          {!isPhone && <PremiumButton user={user} onPress={openPremium} />}
          <NewsBell />
          {isPhone ? (
            <PhoneMenu
              key={path}
              links={LINKS.filter(({ href }) => inBar.every((link) => link.href !== href))}
              onPremium={openPremium}
            />
          ) : (
            <>
              <ThemeSwitch />
              <LogOutButton />
            </>
          )}
        </div>
      </div>
      {seesPremium && <PremiumDialog user={user} onClose={() => setSeesPremium(false)} />}
    </header>
  );
}

function NewsBell() {
  const [path] = useLocation();
  const { data } = useRead('GET /api/shell', {});
  const unread = data?.unreadNews ?? 0;
  return (
    <Link
      className="btn btn-plain btn-icon bell"
      href="/news"
      aria-current={path === '/news' ? 'page' : undefined}
      aria-label={unread > 0 ? `News: ${unread > 99 ? 'more than 99' : unread} unread` : 'News'}
    >
      <Bell className="icon" aria-hidden />
      {unread > 0 && <span className="bell-count">{unread > 99 ? '99+' : unread}</span>}
    </Link>
  );
}

/** A ring that fills around the level. */
function Level({ level, xp, xpToNextLevel }: Experience & { readonly level: number }) {
  const text = formatXp({ xp, xpToNextLevel });
  return (
    <p className="level">
      <span
        className="level-ring"
        role="meter"
        aria-label="Experience"
        aria-valuemin={0}
        aria-valuemax={xpToNextLevel}
        aria-valuenow={Math.min(xp, xpToNextLevel)}
        aria-valuetext={text}
        style={{ '--share': Math.min(1, xp / xpToNextLevel) } as CSSProperties}
      />
      <b>
        <span className="sr">Level </span>
        {inDigits(level)}
      </b>
      <span className="only-wide text-muted">{text}</span>
    </p>
  );
}

function Purse({ coins }: { readonly coins: number }) {
  const [, go] = useLocation();
  return (
    <button
      type="button"
      className="purse"
      aria-label={`${inCoins(coins)}: open the goldsmith's books`}
      onClick={() => go('/goldsmith')}
    >
      <Coins className="icon coin" aria-hidden />
      {inDigits(coins)}
    </button>
  );
}
