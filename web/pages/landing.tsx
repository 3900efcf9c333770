import { Suspense, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { LoginForm } from '../accounts/login-form.tsx';
import { RegisterForm } from '../accounts/register-form.tsx';
import { Brand } from '../shell/brand.tsx';
import { Footer } from '../shell/footer.tsx';
import { ThemeSwitch } from '../shell/theme-switch.tsx';
import { Promises } from '../landing/promises.tsx';
import { SampleReel } from '../landing/sample-reel.tsx';
import { WorldNewsBelow } from '../news/world-news-below.tsx';
import { Button } from '../ui/button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Tabs } from '../ui/forms/tabs.tsx';
import { Below } from '../ui/loading/below.tsx';
import { lazily } from '../ui/loading/lazily.tsx';

const GATE_ROOM = <div className="landing-gate" />;

type Tab = 'login' | 'register';

/** Written by the server (server/public-pages/serve-visitors.ts). */
const HAS_REALMS = 'realms' in document.documentElement.dataset;
const VisitorGate = lazily(() => import('./gate/visitor-gate.tsx'));
const OtherRealm = lazily(() => import('../realms/other-realm.tsx'));

export default function Landing() {
  const [search] = useSearchParams();
  const [tab, setTab] = useState<Tab>(search.has('register') ? 'register' : 'login');
  const entry = useRef<HTMLDivElement>(null);

  function openRegister() {
    setTab('register');
    // Focuses the first field after the tab has rendered.
    requestAnimationFrame(() => entry.current?.querySelector<HTMLInputElement>('form input')?.focus());
  }

  return (
    <>
      <header className="wrap top hero-top">
        <Brand />
        <div className="top-end">
          <ThemeSwitch />
        </div>
      </header>
      <main>
        <div className="hero">
          <div className="wrap hero-in">
            <div className="hero-say">
              <PageHeading title="Fetlock">A line of horses with your name on it.</PageHeading>
              <p>
                Breed for colour, care for what you breed, and show against riders all over the world. Free to
                play.
              </p>
              <Button variant="main" onClick={openRegister}>
                Start your stable
              </Button>
            </div>
            <SampleReel />
            <div className="auth" ref={entry}>
              <Tabs
                label="Come in"
                value={tab}
                onChange={setTab}
                tabs={[
                  { value: 'login', label: 'Login', panel: <LoginForm /> },
                  { value: 'register', label: 'Register', panel: <RegisterForm /> },
                ]}
              />
              {HAS_REALMS && (
                <Suspense>
                  <OtherRealm />
                </Suspense>
              )}
            </div>
          </div>
        </div>
        <Below now={false} meanwhile={GATE_ROOM}>
          <Suspense fallback={GATE_ROOM}>
            <VisitorGate
              heading={<h2 className="title">Three horses wait at the gate</h2>}
              onRegister={openRegister}
            />
          </Suspense>
        </Below>
        <Promises />
        <div className="wrap landing-world">
          <WorldNewsBelow isVisitor isWide />
        </div>
      </main>
      <Footer />
    </>
  );
}
