import { Menu } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useUser } from '../accounts/session.ts';
import { CHAT_BUTTON, ChatButton, useNewChat } from '../chat/chat-button.tsx';
import { PremiumButton } from '../premium/premium-button.tsx';
import { inDigits } from '../ui/coins.tsx';
import { formatXp, LogOutButton, NavLink, type BarLink } from './bar-parts.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

interface PhoneMenuProps {
  readonly links: readonly BarLink[];
  readonly onPremium: () => void;
}

/** Closed by a press outside, by Escape, and by what is chosen in it. */
export function PhoneMenu({ links, onPremium }: PhoneMenuProps) {
  const [open, setOpen] = useState(false);
  const user = useUser();
  const isGuest = user.guestUntil !== null;
  const hasNews = useNewChat(isGuest);
  const menu = useId();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    const onPointer = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      focusButton();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);
  function close() {
    setOpen(false);
    // What was pressed goes away with the menu.
    focusButton();
  }
  return (
    <div ref={root}>
      <button
        type="button"
        id={CHAT_BUTTON}
        className="btn btn-plain btn-icon chat-button"
        aria-label={hasNews ? 'Menu, new chat messages' : 'Menu'}
        aria-expanded={open}
        aria-controls={menu}
        onClick={() => setOpen(!open)}
      >
        <Menu className="icon" aria-hidden />
        {hasNews && <span className="chat-mark" />}
      </button>
      <div className="bar-menu" id={menu} hidden={!open}>
        {open && (
          <>
            <p>
              Level {inDigits(user.level)}: {formatXp(user)}
            </p>
            <nav aria-label="Menu">
              {links.map((link) => (
                <NavLink key={link.href} {...link} />
              ))}
            </nav>
            <ChatButton className="nav-item" isGuest={isGuest} onPress={close} />
            <div>
              <PremiumButton
                user={user}
                onPress={() => {
                  close();
                  onPremium();
                }}
              />
              <ThemeSwitch />
              <LogOutButton />
            </div>
          </>
        )}
      </div>
    </div>
  );
}

function focusButton(): void {
  document.getElementById(CHAT_BUTTON)?.focus();
}
