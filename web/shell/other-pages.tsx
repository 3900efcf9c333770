import { Route, Switch, useLocation } from 'wouter';
import { lazily } from '../ui/loading/lazily.tsx';
import { Landing } from './first-page.ts';
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

/** Visitors can log in where no page is open to them. */
export function VisitorPages() {
  const [path] = useLocation();
  const open = pageAt(path, VISITOR_PAGES);
  if (!open) return <Landing />;
  return (
    <VisitorShell>
      <Route path={open.path}>
        <open.Page />
      </Route>
    </VisitorShell>
  );
}

export const loadPlayerPage = (path: string) => (pageAt(path, PAGES)?.Page ?? NotFound).load();

export async function loadVisitorPage(path: string): Promise<void> {
  const open = pageAt(path, VISITOR_PAGES);
  await (open ? Promise.all([VisitorShell.load(), open.Page.load()]) : Landing.load());
}
