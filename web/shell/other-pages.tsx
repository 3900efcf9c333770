import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter';
import type { PageKey } from '../../contract/vitals.ts';
import { isClosedToGuests } from '../accounts/closed-to-guests.ts';
import { useIsGuest } from '../accounts/session.ts';
import { readToken } from '../api/token.ts';
import { lazily } from '../ui/loading/lazily.tsx';
import { CHECKOUT, Landing } from './first-page.ts';
import { NotFound, pageAt, PAGES, VISITOR_PAGES } from './page-table.ts';

const VisitorShell = lazily(() => import('./visitor-shell.tsx'));
const KeepPage = lazily(() => import('../pages/keep-page.tsx'));

export function PlayerPages() {
  const isGuest = useIsGuest();
  return (
    <Switch>
      {PAGES.map(({ path, Page }) => (
        <Route key={path} path={path}>
          {isGuest && isClosedToGuests(path) ? <KeepPage page={path} /> : <Page />}
        </Route>
      ))}
      <Route>
        <NotFound />
      </Route>
    </Switch>
  );
}

/** At addresses for players only, visitors can log in. Unknown addresses lead to `/`. */
export function VisitorPages() {
  const [path] = useLocation();
  const search = useSearch();
  const open = pageAt(path, VISITOR_PAGES);
  if (!open && !isForPlayers(path)) return <Redirect to={search === '' ? '/' : `/?${search}`} replace />;
  if (!open) return <Landing />;
  return (
    <VisitorShell>
      <Route path={open.path}>
        <open.Page />
      </Route>
    </VisitorShell>
  );
}

const isForPlayers = (path: string) =>
  CHECKOUT.test(path) || pageAt(path.replace(/\/$/, ''), PAGES) !== undefined;

export const loadPlayerPage = (path: string) => (pageAt(path, PAGES)?.Page ?? NotFound).load();

export async function loadVisitorPage(path: string): Promise<void> {
  const open = pageAt(path, VISITOR_PAGES);
  await (open ? Promise.all([VisitorShell.load(), open.Page.load()]) : Landing.load());
}

/** Name of the page at a path, without ids. */
export function pageKey(path: string): PageKey {
  if (CHECKOUT.test(path)) return '/checkout/:id';
  if (readToken() === null) return pageAt(path, VISITOR_PAGES)?.path ?? 'landing';
  return path === '/' ? '/' : (pageAt(path, PAGES)?.path ?? 'not found');
}
