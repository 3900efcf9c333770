import { useEffect } from 'react';
import { Tasks } from '../today/lazy-tasks.ts';
import { lazily } from '../ui/loading/lazily.tsx';
import { persistently } from '../ui/loading/persistently.ts';
import { SETTLED_MS } from '../ui/loading/when-idle.ts';
import { whileOnline } from '../ui/loading/while-online.ts';

/** At `/`. */
export const Home = lazily(() => import('../pages/home/home.tsx'));
export const Landing = lazily(() => import('../pages/landing.tsx'));

/** All other addresses. The list is long, so `/` loads it after its own page (`early.js`). */
const otherPages = persistently(() => import('./other-pages.tsx'));
export const PlayerPages = lazily(async () => ({ default: (await otherPages()).PlayerPages }));
export const VisitorPages = lazily(async () => ({ default: (await otherPages()).VisitorPages }));

/** A page without a shell. */
export const CHECKOUT = /^\/checkout\/[^/]+$/;

type Who = 'player' | 'visitor';

/** Fetches what `/` does not need, once the page has settled. */
export function useOthersAhead(who: Who): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      whileOnline(() => loadOthers(who)).catch(() => undefined);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [who]);
}

async function loadOthers(who: Who): Promise<void> {
  await (who === 'player' ? Promise.all([PlayerPages.load(), Tasks.load()]) : VisitorPages.load());
}

/** Following the link retries. */
export function preload(path: string, who: Who): void {
  whileOnline(() => loadPage(path, who)).catch(() => undefined);
}

async function loadPage(path: string, who: Who): Promise<void> {
  const isPlayer = who === 'player';
  if (path === '/') {
    await (isPlayer ? Home : Landing).load();
    return;
  }
  const { loadPlayerPage, loadVisitorPage } = await otherPages();
  await Promise.all([loadOthers(who), (isPlayer ? loadPlayerPage : loadVisitorPage)(path)]);
}

/** When a link is hovered or focused. */
export function preloadOnIntent(): () => void {
  document.addEventListener('pointerover', preloadTarget, { passive: true });
  document.addEventListener('focusin', preloadTarget);
  return () => {
    document.removeEventListener('pointerover', preloadTarget);
    document.removeEventListener('focusin', preloadTarget);
  };
}

function preloadTarget({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (link instanceof HTMLAnchorElement && link.origin === window.location.origin)
    preload(link.pathname, 'player');
}
