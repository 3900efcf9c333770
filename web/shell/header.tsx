import { LogOut } from 'lucide-react';
import { useLocation } from 'wouter';
import { useLogOut } from '../accounts/session.ts';
import { IconButton } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { Brand } from './brand.tsx';
import { PLACES } from './places.ts';
import { StatusBar } from './status-bar.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** What stands above every page of a signed-in player. */
export function Header() {
  const [path, go] = useLocation();
  const logOut = useLogOut(() => go('/'));
  return (
    <header>
      <div className="wrap top">
        <Brand />
        <nav className="nav only-wide" aria-label="Main">
          {PLACES.map(({ href, label, holds }) => (
            <Link key={href} href={href} aria-current={holds(path) ? 'page' : undefined}>
              {label}
            </Link>
          ))}
        </nav>
        <div className="top-end">
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

/** On phones the navigation lies at the bottom, under the thumb. */
export function PhoneBar() {
  const [path] = useLocation();
  return (
    <nav className="phone-bar only-phone" aria-label="Main">
      {PLACES.map(({ href, label, Icon, holds }) => (
        <Link key={href} href={href} aria-current={holds(path) ? 'page' : undefined}>
          <Icon className="icon" aria-hidden />
          {label}
        </Link>
      ))}
    </nav>
  );
}
