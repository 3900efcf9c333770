import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { SETTLED_MS } from './when-idle.ts';

interface DeferredProps {
  /** True loads at once. */
  readonly now?: boolean;
  /** Keeps the space. */
  readonly meanwhile?: ReactNode;
  readonly children: ReactNode;
}

/** Loaded once the page has settled. */
export function Deferred({ now = false, meanwhile = null, children }: DeferredProps) {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSettled(true), SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSettled || now ? <Suspense fallback={meanwhile}>{children}</Suspense> : meanwhile;
}
