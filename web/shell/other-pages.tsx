import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter';
import type { PageKey } from '../../contract/vitals.ts';
import { readToken } from '../api/token.ts';
import { lazily } from '../ui/loading/lazily.tsx';
import { CHECKOUT, Landing } from './first-page.ts';
import { NotFound, pageAt, PAGES, VISITOR_PAGES } from './page-table.ts';

const VisitorShell = lazily(() => import('./visitor-shell.tsx'));

export function PlayerPages() {
  return (
    <Switch>
      {PAGES.map(({ path, Page }) => (
        <Route key={path} path={path}>
          <Page />
        </Route>
      ))}
      <Route>
        <NotFound />
      </Route>
    </Switch>
  );
}

/** Visitors can log in where a page is open to players alone. Where there is none, logging in leads Home. */
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

/** What the page at a path is called where no id may be told. */
export function pageKey(path: string): PageKey {
  if (CHECKOUT.test(path)) return '/checkout/:id';
  if (readToken() === null) return pageAt(path, VISITOR_PAGES)?.path ?? 'landing';
  return path === '/' ? '/' : (pageAt(path, PAGES)?.path ?? 'not found');
}
