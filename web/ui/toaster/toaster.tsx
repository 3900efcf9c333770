import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from '../link.tsx';
import { reserveRoom } from './toast-room.ts';
import { useStore } from '../store.ts';
import { closeToast, SHOWN_MS, shownToast } from '../toasts.ts';

// Offline, this import fails, yet the notice must appear.
const RadixToaster = lazy(() => import('./radix-toaster.tsx').catch(() => ({ default: PlainToast })));

/** Loaded after the page, or with the first notice. */
const SETTLED_MS = 2_000;

export function Toaster() {
  const toast = useStore(shownToast);
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!settled && !toast) return null;
  return (
    <Suspense fallback={<PlainToast />}>
      <RadixToaster />
    </Suspense>
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
