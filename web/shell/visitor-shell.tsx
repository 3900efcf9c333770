import { useEffect, type ReactNode } from 'react';
import { buttonClass } from '../ui/button.tsx';
import { recoverFocus } from '../ui/focus/recover-focus.ts';
import { Link } from '../ui/link.tsx';
import { Brand } from './brand.tsx';
import { Footer } from './footer.tsx';
import { MainPart, SkipLink } from './main-part.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

export default function VisitorShell({ children }: { readonly children: ReactNode }) {
  useEffect(recoverFocus, []);
  return (
    <>
      <SkipLink />
      <header className="visitor-top">
        <div className="wrap top">
          <Brand />
          <div className="top-end">
            <ThemeSwitch />
            <Link className={buttonClass()} href="/">
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
