import { CircleCheck, CircleX, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { helpLinkFor } from '../../api/refusal-help.ts';
import { IconButton } from '../button.tsx';
import { Link } from '../link.tsx';
import { closeTopDialog } from '../open-dialogs.ts';
import { reserveRoom } from './toast-room.ts';
import { useStore } from '../store.ts';
import { closeToast, SHOWN_MS, shownToast } from '../toasts.ts';

/** docs/rules/screens.md#notices-and-tips */
const SWIPE_PX = 50;

const isFocused = () => document.activeElement?.closest('.toasts') !== null;

export default function RadixToaster() {
  const toast = useStore(shownToast);
  const bad = toast?.variant === 'destructive';
  const link = toast?.link ?? helpLinkFor(toast?.refusal ?? null);
  return (
    <Radix.Provider duration={SHOWN_MS} swipeDirection="right" swipeThreshold={SWIPE_PX} label="Notice">
      {toast && (
        <Radix.Root
          key={toast.id}
          className={bad ? 'toast is-bad' : 'toast'}
          // Failures interrupt screen readers; good news waits.
          role={bad ? 'alert' : 'status'}
          type={bad ? 'foreground' : 'background'}
          onOpenChange={(open) => !open && closeToast(toast.id)}
          onEscapeKeyDown={(event) => {
            // Escape reaches the notice before the dialog below. Closes the dialog instead, unless the notice has the
            // focus.
            if (!isFocused() && closeTopDialog()) event.preventDefault();
          }}
          asChild
        >
          <div>
            {bad ? <CircleX className="icon" aria-hidden /> : <CircleCheck className="icon" aria-hidden />}
            <div className="toast-text">
              <Radix.Title className="what">{toast.title}</Radix.Title>
              {toast.description !== undefined && <Radix.Description>{toast.description}</Radix.Description>}
              {link && (
                <Radix.Action altText={link.label} asChild>
                  <Link className="link" href={link.href}>
                    {link.label}
                  </Link>
                </Radix.Action>
              )}
            </div>
            <Radix.Close asChild>
              <IconButton label="Dismiss">
                <X className="icon" aria-hidden />
              </IconButton>
            </Radix.Close>
          </div>
        </Radix.Root>
      )}
      {/* A single notice, not a list. */}
      <Radix.Viewport className="toasts" hotkey={['F8']} label="Notices ({hotkey})" asChild>
        <div ref={reserveRoom} />
      </Radix.Viewport>
    </Radix.Provider>
  );
}
