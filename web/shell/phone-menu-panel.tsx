import { useUser } from '../accounts/session.ts';
import { ChatButton } from '../chat/chat-button.tsx';
import { PremiumButton } from '../premium/premium-button.tsx';
import { inDigits } from '../ui/coins.tsx';
import { formatXp, LogOutButton, NavLink, type BarLink } from './bar-parts.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

interface PhoneMenuPanelProps {
  readonly links: readonly BarLink[];
  readonly onClose: () => void;
  readonly onPremium: () => void;
}

export default function PhoneMenuPanel({ links, onClose, onPremium }: PhoneMenuPanelProps) {
  const user = useUser();
  return (
    <>
      <p>
        Level {inDigits(user.level)}: {formatXp(user)}
      </p>
      <nav aria-label="Menu">
        {links.map((link) => (
          <NavLink key={link.href} {...link} />
        ))}
      </nav>
      <ChatButton className="nav-item" isGuest={user.guestUntil !== null} onPress={onClose} />
      <div>
        <PremiumButton user={user} onPress={onPremium} />
        <ThemeSwitch />
        <LogOutButton />
      </div>
    </>
  );
}
