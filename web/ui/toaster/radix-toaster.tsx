import { CircleCheck, CircleX, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { IconButton } from '../button.tsx';
import { Link } from '../link.tsx';
import { closeTopDialog } from '../open-dialogs.ts';
import { keepRoom } from './toast-room.ts';
import { closeToast, currentToast, onToastChange, SHOWN_MS } from '../toasts.ts';

/** docs/rules/screens.md#notices-and-tips */
const SWIPE_PX = 50;

const isFocused = () => document.activeElement?.closest('.toasts') !== null;

/** Where notices appear: one at a time, swiped away to the right, reached with F8. */
export default function RadixToaster() {
  const toast = useSyncExternalStore(onToastChange, currentToast);
  const bad = toast?.variant === 'destructive';
  return (
    <Radix.Provider duration={SHOWN_MS} swipeDirection="right" swipeThreshold={SWIPE_PX} label="Notice">
      {toast && (
        <Radix.Root
          key={toast.id}
          className={bad ? 'toast is-bad' : 'toast'}
          // A failure interrupts; good news waits until the reader has finished.
          role={bad ? 'alert' : 'status'}
          type={bad ? 'foreground' : 'background'}
          onOpenChange={(open) => !open && closeToast(toast.id)}
          onEscapeKeyDown={(event) => {
            // A notice lies above a dialog, so that Escape would reach it first. The reader means the dialog, unless
            // the focus is on the notice.
            if (!isFocused() && closeTopDialog()) event.preventDefault();
          }}
          asChild
        >
          <div>
            {bad ? <CircleX className="icon" aria-hidden /> : <CircleCheck className="icon" aria-hidden />}
            <div className="words">
              <Radix.Title className="what">{toast.title}</Radix.Title>
              {toast.description !== undefined && <Radix.Description>{toast.description}</Radix.Description>}
              {toast.link && (
                <Radix.Action altText={toast.link.words} asChild>
                  <Link className="link" href={toast.link.href}>
                    {toast.link.words}
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
      {/* No list: one notice at a time, which is a status or an alert and no item. */}
      <Radix.Viewport className="toasts" hotkey={['F8']} label="Notices ({hotkey})" asChild>
        <div ref={keepRoom} />
      </Radix.Viewport>
    </Radix.Provider>
  );
}
