import {
  Bell,
  Coins,
  Ellipsis,
  Hammer,
  House,
  LogOut,
  Mail,
  Search,
  Store,
  Tag,
  Warehouse,
} from 'lucide-react';
import { useLocation } from 'wouter';
import { useLogOut, useUser } from '../accounts/session.ts';
import { useRead } from '../api/read.ts';
import { ChatButton } from '../chat/chat-button.tsx';
import { GameDay } from '../calendar/game-day.tsx';
import { formatBadge, useUnreadLetters } from '../mail/unread.ts';
import { PremiumButton } from '../premium/premium-button.tsx';
import { IconButton } from '../ui/button.tsx';
import { counted, inCoins, inDigits } from '../ui/coins.tsx';
import { Link } from '../ui/link.tsx';
import { Meter } from '../ui/meter.tsx';
import { Brand } from './brand.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const LINKS = [
  { href: '/', label: 'Home', Icon: House, isCurrent: (path: string) => path === '/' },
  {
    href: '/stable',
    label: 'Stable',
    Icon: Warehouse,
    isCurrent: (path: string) => /^\/(?:stable|horses|shows|created-shows|stud-requests)(?:\/|$)/.test(path),
  },
  {
    href: '/market',
    label: 'Market',
    Icon: Store,
    isCurrent: (path: string) => /^\/(?:market|shop)(?:\/|$)/.test(path),
  },
  {
    href: '/guild-work',
    label: 'Work',
    Icon: Hammer,
    isCurrent: (path: string) => path.startsWith('/guild-work'),
  },
  { href: '/my-shop', label: 'Shop', Icon: Tag, isCurrent: (path: string) => path === '/my-shop' },
  { href: '/find', label: 'Find', Icon: Search, isCurrent: (path: string) => /^\/find(?:\/|$)/.test(path) },
  { href: '/mail', label: 'Mail', Icon: Mail, isCurrent: (path: string) => path === '/mail' },
] as const;

/** Last link in the phone's bar, which has room for five. */
const MORE = {
  href: '/more',
  label: 'More',
  Icon: Ellipsis,
  isCurrent: (path: string) =>
    /^\/(?:more|news|my-shop|find|mail|leaderboards|economy|lab|help|account)(?:\/|$)/.test(path),
} as const;

const PHONE_LINKS = [...LINKS.slice(0, 4), MORE];

export function Header() {
  const [path, go] = useLocation();
  const logOut = useLogOut(() => go('/'));
  const unread = useUnreadLetters();
  const user = useUser();
  return (
    <header>
      <div className="wrap top">
        <Brand />
        <nav className="nav only-wide" aria-label="Main">
          {LINKS.map(({ href, label, isCurrent }) => (
            <Link key={href} href={href} aria-current={isCurrent(path) ? 'page' : undefined}>
              {label}
              {href === '/mail' && unread > 0 && <UnreadCount count={unread} />}
            </Link>
          ))}
        </nav>
        <div className="top-end">
          <PremiumButton user={user} />
          <NewsBell />
          <ChatButton />
          <ThemeSwitch />
          <IconButton
            label={logOut.busy ? 'Logging out…' : 'Log out'}
            disabled={logOut.busy}
            onClick={() => logOut.run()}
          >
            <LogOut className="icon" aria-hidden />
          </IconButton>
        </div>
      </div>
      <StatusBar />
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

/** At the bottom, within reach of the thumb. */
export function PhoneBar() {
  const [path] = useLocation();
  const unread = useUnreadLetters();
  return (
    <nav className="phone-bar only-phone" aria-label="Main">
      {PHONE_LINKS.map(({ href, label, Icon, isCurrent }) => (
        <Link key={href} href={href} aria-current={isCurrent(path) ? 'page' : undefined}>
          <Icon className="icon" aria-hidden />
          {label}
          {href === '/more' && <span className="sr"> places</span>}
          {href === '/more' && unread > 0 && <UnreadMark />}
        </Link>
      ))}
    </nav>
  );
}

function UnreadCount({ count }: { readonly count: number }) {
  return (
    <>
      <span className="unread-count" aria-hidden>
        {formatBadge(count)}
      </span>
      <span className="sr">, {counted(count, 'unread letter')}</span>
    </>
  );
}

function UnreadMark() {
  return (
    <>
      <span className="unread-mark" aria-hidden />
      <span className="sr">, unread letters</span>
    </>
  );
}

function StatusBar() {
  const user = useUser();
  const [, go] = useLocation();
  const xp = `${inDigits(user.xp)} / ${inDigits(user.xpToNextLevel)} xp`;
  return (
    <div className="almanac">
      <div className="wrap">
        <GameDay />
        <p className="xp">
          <span>
            <span className="level-word">Level</span> <b>{inDigits(user.level)}</b>
          </span>
          <Meter label="Experience" value={user.xp} max={user.xpToNextLevel} valueText={xp} />
          <span className="xp-text text-muted">{xp}</span>
        </p>
        <button
          type="button"
          className="purse"
          aria-label={`${inCoins(user.coins)}: open the goldsmith's books`}
          onClick={() => go('/goldsmith')}
        >
          <Coins className="icon coin" aria-hidden />
          {inDigits(user.coins)}
        </button>
      </div>
    </div>
  );
}
