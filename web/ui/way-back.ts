import { useLocation, useSearch } from 'wouter';

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

/** Kept with a step of the history: the page it was taken on. */
interface StepState {
  readonly over?: string;
}

interface AddressStep {
  readonly open: (address: string) => void;
  readonly close: () => void;
}

/**
 * What opens over a page and stands in its address. Closing it takes its step of the history back, so that "Back" then
 * leaves the page; for whoever came straight to it from elsewhere, the page takes its place.
 */
export function useAddressStep(page: string): AddressStep {
  const [, go] = useLocation();
  return {
    open(address) {
      const state: StepState = { over: page };
      go(address, { state });
    },
    close() {
      const state = window.history.state as StepState | null;
      if (state?.over === page) window.history.back();
      else go(page, { replace: true });
    },
  };
}
