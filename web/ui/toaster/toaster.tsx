import { lazy, useEffect } from 'react';
import { Deferred } from '../loading/deferred.tsx';
import { Link } from '../link.tsx';
import { reserveRoom } from './toast-room.ts';
import { useStore } from '../store.ts';
import { closeToast, SHOWN_MS, shownToast } from '../toasts.ts';

// Offline, this import fails, yet the notice must appear.
const RadixToaster = lazy(() => import('./radix-toaster.tsx').catch(() => ({ default: PlainToast })));

/** Loaded after the page, or with the first notice. */
export function Toaster() {
  const toast = useStore(shownToast);
  return (
    <Deferred now={toast !== undefined} meanwhile={<PlainToast />}>
      <RadixToaster />
    </Deferred>
  );
}

function PlainToast() {
  const toast = useStore(shownToast);
  const id = toast?.id;
  useEffect(() => {
    if (id === undefined) return undefined;
    const timer = setTimeout(() => closeToast(id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id]);
  if (!toast) return null;
  const bad = toast.variant === 'destructive';
  return (
    <div className="toasts" ref={reserveRoom}>
      <div className={bad ? 'toast is-bad' : 'toast'} role={bad ? 'alert' : 'status'}>
        <div className="toast-text">
          <p className="what">{toast.title}</p>
          <p>{toast.description}</p>
          {toast.link && (
            <Link className="link" href={toast.link.href}>
              {toast.link.label}
            </Link>
          )}
        </div>
      </div>
    </div>
  );
}
