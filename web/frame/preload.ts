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

/** Fetches the code of the page at an address. */
export function preload(path: string): void {
  const page = PAGES.find((row) => new RegExp(`^${row.path.replace(/:\w+/, '[^/]+')}$`).test(path));
  // If it fails now, following the link tries again and says so.
  page?.load().catch(() => undefined);
}
