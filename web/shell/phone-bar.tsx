import { useLocation } from 'wouter';
import { useUser } from '../accounts/session.ts';
import { useUnreadLetters } from '../mail/unread.ts';
import { Link } from '../ui/link.tsx';
import { phoneLinks } from './bar-links.ts';

/** At the bottom, within reach of the thumb: what the stage puts forward. */
export function PhoneBar() {
  const [path] = useLocation();
  const unread = useUnreadLetters();
  const { stage, guestUntil } = useUser();
  return (
    <nav className="phone-bar only-phone" aria-label="Main">
      {phoneLinks(stage, guestUntil !== null).map(({ href, label, Icon, isCurrent }) => (
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

function UnreadMark() {
  return (
    <>
      <span className="unread-mark" aria-hidden />
      <span className="sr">, unread letters</span>
    </>
  );
}
