import { PAGES } from './page-table.ts';

/** Fetches the code of a page as soon as the pointer or the focus rests on a link to it. */
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
  if (link instanceof HTMLAnchorElement && link.origin === window.location.origin) preload(link.pathname);
}

interface Preloadable {
  readonly path: string;
  readonly Page: { readonly load: () => Promise<unknown> };
}

/** The page at an address, of those that whoever is here may see. */
export function pageAt<Row extends { readonly path: string }>(path: string, pages: readonly Row[]) {
  return pages.find((row) => new RegExp(`^${row.path.replace(/:\w+/, '[^/]+')}$`).test(path));
}

/** Fetches the code of the page at an address; `pages` are those that whoever is here may see. */
export function preload(path: string, pages: readonly Preloadable[] = PAGES): void {
  const page = pageAt(path, pages);
  // If it fails now, following the link tries again and says so.
  page?.Page.load().catch(() => undefined);
}
