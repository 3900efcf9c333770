import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';
import type { WireInput } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/contract.ts';
import type { PageKey } from '../../../contract/vitals.ts';
import { signIn } from '../../api/token.ts';
import { pageKey } from '../other-pages.tsx';
import type { Thrown } from './start-vitals.ts';

type Body = WireInput<Calls['POST /api/vitals']>['body'];
type Figure = Body['figures'][number];
type PageError = Body['errors'][number];

/** The page from an instant on. */
interface Stay {
  readonly since: number;
  readonly page: PageKey;
}

const MOST_FIGURES = 6;
const MOST_ERRORS = 5;
const NAVIGATIONS = ['popstate', 'pushState', 'replaceState'] as const;

/** Sends the figures whenever the tab is hidden, because code may never run afterwards. */
export function watchVitals(thrown: readonly Thrown[]): void {
  const pageOf = watchPages();
  const figures: Figure[] = [];
  const measured = new Set<string>();
  const report = (metric: Metric) => {
    // Reports the first value only: the server's histogram cannot remove one.
    if (measured.has(metric.id)) return;
    measured.add(metric.id);
    const figure = figureOf(metric, pageOf(metric.entries[0]?.startTime ?? metric.navigationStartTime ?? 0));
    if (figure) figures.push(figure);
  };
  onLCP(report);
  onINP(report);
  onCLS(report);

  let counted = 0;
  const sent = new Set<string>();
  const newErrors = (): PageError[] => {
    const found: PageError[] = [];
    for (const { error, at } of thrown.slice(counted)) {
      const read = readError(error, pageOf(at));
      if (read === undefined || sent.size >= MOST_ERRORS) continue;
      const name = `${read.name} ${read.location}`;
      if (sent.has(name)) continue;
      sent.add(name);
      found.push(read);
    }
    counted = thrown.length;
    return found;
  };

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    const body: Body = { figures: figures.splice(0).slice(0, MOST_FIGURES), errors: newErrors() };
    if (body.figures.length + body.errors.length === 0) return;
    const route: keyof Calls = 'POST /api/vitals';
    // A beacon outlives the page.
    const json = new Blob([JSON.stringify(body)], { type: 'application/json' });
    navigator.sendBeacon(route.slice('POST '.length), json);
  });
}

/** Returns a function that finds the page at an instant of this visit. */
function watchPages(): (at: number) => PageKey {
  const [document] = performance.getEntriesByType('navigation');
  const begun = document === undefined ? window.location.pathname : new URL(document.name).pathname;
  const stays: Stay[] = [{ since: 0, page: pageKey(begun) }];
  const note = () => {
    const page = pageKey(window.location.pathname);
    if (page !== stays.at(-1)?.page) stays.push({ since: performance.now(), page });
  };
  note();
  for (const event of NAVIGATIONS) window.addEventListener(event, note);
  signIn.listen(note);
  return (at) => (stays.findLast(({ since }) => since <= at) ?? stays[0])?.page ?? 'not found';
}

function figureOf({ name, value, rating, navigationType }: Metric, page: PageKey): Figure | undefined {
  if (name === 'FCP' || name === 'TTFB' || navigationType === 'soft-navigation') return undefined;
  return { metric: name, value, rating, page, navigation: navigationType };
}

const OWN_FILE = /\/assets\/([\w-]+\.js:\d+:\d+)/;
const EXTENSION = /-extension:\/\//;

/** Undefined for errors of browser extensions and for events without an error. */
function readError(error: unknown, page: PageKey): PageError | undefined {
  if (error === undefined || error === null) return undefined;
  if (!(error instanceof Error)) return { name: 'other', page, location: null };
  const { name, stack = '' } = error;
  if (EXTENSION.test(stack)) return undefined;
  return { name: name.slice(0, 60), page, location: OWN_FILE.exec(stack)?.[1] ?? null };
}
