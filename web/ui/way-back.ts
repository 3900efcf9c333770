import { useLocation, useSearch } from 'wouter';
import type { StepState } from './use-address-step.ts';

/** A dialog of the market that leads back to this page once it is closed, also after a reload. */
export function useBuyAddress(ware: 'feed' | 'treats' | 'tack' | 'materials'): string {
  const [path] = useLocation();
  const search = useSearch();
  const back = search === '' ? path : `${path}?${search}`;
  return `/market?${new URLSearchParams({ buy: ware, back })}`;
}

/** What the history keeps with a link to such an address, so that closing the dialog takes the step back. */
export function stepTo(address: string): StepState | undefined {
  const back = wayBack(new URLSearchParams(address.split('?')[1]));
  return back === null ? undefined : { over: back };
}

/** The page that such an address leads back to; null if it names none of this site. */
export function wayBack(search: URLSearchParams): string | null {
  const back = search.get('back');
  return back !== null && /^\/(?![/\\])/.test(back) ? back : null;
}
