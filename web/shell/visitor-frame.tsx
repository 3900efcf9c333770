import { Suspense, useEffect } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { buttonLook } from '../ui/button.tsx';
import { keepFocus } from '../ui/focus/keep-focus.ts';
import { Link } from '../ui/link.tsx';
import { Arrival } from './arrival.tsx';
import { Brand } from './brand.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Footer } from './footer.tsx';
import { MAIN_ID, SkipLink } from './skip-link.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** What stands round a page that visitors see as well. */
export default function VisitorFrame({ children }: { readonly children: ReactNode }) {
  const [path] = useLocation();
  useEffect(keepFocus, []);
  return (
    <>
      <SkipLink />
      <header className="visitor-top">
        <div className="wrap top">
          <Brand />
          <div className="top-end">
            <ThemeSwitch />
            <Link className={buttonLook()} href="/">
              Log in or register
            </Link>
          </div>
        </div>
      </header>
      <main id={MAIN_ID} tabIndex={-1}>
        <Arrival key={`to ${path}`} />
        <ErrorBoundary key={path}>
          <Suspense fallback={<div className="page-wait" />}>{children}</Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
    </>
  );
}
