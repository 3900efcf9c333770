import { useEffect, type ReactNode } from 'react';
import { buttonLook } from '../ui/button.tsx';
import { keepFocus } from '../ui/focus/keep-focus.ts';
import { Link } from '../ui/link.tsx';
import { Brand } from './brand.tsx';
import { Footer } from './footer.tsx';
import { MainPart, SkipLink } from './main-part.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

export default function VisitorShell({ children }: { readonly children: ReactNode }) {
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
      <MainPart>{children}</MainPart>
      <Footer />
    </>
  );
}
