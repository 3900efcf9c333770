import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useIsGuest, useLogOut } from '../accounts/session.ts';
import { formatBadge, useUnreadLetters } from '../mail/unread.ts';
import { IconButton } from '../ui/button.tsx';
import { counted, inDigits } from '../ui/coins.tsx';
import { Link } from '../ui/link.tsx';
import { lazyDialog } from '../ui/loading/lazy-dialog.tsx';

const GuestLeavesDialog = lazyDialog(() => import('./guest-leaves-dialog.tsx'), { ahead: false });

export interface BarLink {
  readonly href: string;
  readonly label: string;
  readonly isCurrent: (path: string) => boolean;
}

export function NavLink({ href, label, isCurrent }: BarLink) {
  const [path] = useLocation();
  const unread = useUnreadLetters();
  return (
    <Link className="nav-item" href={href} aria-current={isCurrent(path) ? 'page' : undefined}>
      {label}
      {href === '/mail' && unread > 0 && <UnreadCount count={unread} />}
    </Link>
  );
}

export function LogOutButton() {
  const [, go] = useLocation();
  const logOut = useLogOut(() => go('/'));
  const isGuest = useIsGuest();
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <>
      <IconButton
        label={logOut.busy ? 'Logging out…' : 'Log out'}
        disabled={logOut.busy}
        onClick={() => (isGuest ? setIsLeaving(true) : logOut.run())}
      >
        <LogOut className="icon" aria-hidden />
      </IconButton>
      {isLeaving && (
        <GuestLeavesDialog
          busy={logOut.busy}
          onLeave={() => logOut.run()}
          onClose={() => setIsLeaving(false)}
        />
      )}
    </>
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

export interface Experience {
  readonly xp: number;
  readonly xpToNextLevel: number;
}

/** "4,049 / 6,000 xp". */
export function formatXp({ xp, xpToNextLevel }: Experience): string {
  return `${inDigits(xp)} / ${inDigits(xpToNextLevel)} xp`;
}
