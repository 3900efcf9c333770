import { useLocation, useSearch } from 'wouter';

/** A dialog of the market that leads back to this page once it is closed, also after a reload. */
export function useBuyAddress(ware: 'feed' | 'treats' | 'tack' | 'materials'): string {
  const [path] = useLocation();
  const search = useSearch();
  const back = search === '' ? path : `${path}?${search}`;
  return `/market?${new URLSearchParams({ buy: ware, back })}`;
}

/** The page that such an address leads back to; null if it names none of this site. */
export function wayBack(search: URLSearchParams): string | null {
  const back = search.get('back');
  return back !== null && /^\/(?![/\\])/.test(back) ? back : null;
}
