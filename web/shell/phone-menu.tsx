import { Menu } from 'lucide-react';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { useUser } from '../accounts/session.ts';
import { CHAT_BUTTON, useNewChat } from '../chat/chat-button.tsx';
import { lazily } from '../ui/loading/lazily.tsx';
import { persistently } from '../ui/loading/persistently.ts';
import { SETTLED_MS } from '../ui/loading/when-idle.ts';
import type { BarLink } from './bar-parts.tsx';

const PhoneMenuPanel = lazily(persistently(() => import('./phone-menu-panel.tsx')));

interface PhoneMenuProps {
  readonly links: readonly BarLink[];
  readonly onPremium: () => void;
}

/** Closed by a press outside, by Escape, and by what is chosen in it. */
export function PhoneMenu({ links, onPremium }: PhoneMenuProps) {
  const [open, setOpen] = useState(false);
  const hasNews = useNewChat(useUser().guestUntil !== null);
  const menu = useId();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => void PhoneMenuPanel.load(), SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
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
          <Suspense fallback={<p role="status">Loading…</p>}>
            <PhoneMenuPanel
              links={links}
              onClose={close}
              onPremium={() => {
                close();
                onPremium();
              }}
            />
          </Suspense>
        )}
      </div>
    </div>
  );
}

function focusButton(): void {
  document.getElementById(CHAT_BUTTON)?.focus();
}
