import { useLocation, useSearch } from 'wouter';

/** A market dialog; its address names the page to return to, so it survives a reload. */
export function useBuyAddress(item: 'feed' | 'treats' | 'tack' | 'materials'): string {
  const [path] = useLocation();
  const search = useSearch();
  const back = search === '' ? path : `${path}?${search}`;
  return `/market?${new URLSearchParams({ buy: item, back })}`;
}

/** Lets closing the dialog go back in the history. */
export function stepTo(address: string): StepState | undefined {
  const back = wayBack(new URLSearchParams(address.split('?')[1]));
  return back === null ? undefined : { over: back };
}

/** Null unless a path on this site: prevents open redirects. */
export function wayBack(search: URLSearchParams): string | null {
  const back = search.get('back');
  return back !== null && /^\/(?![/\\])/.test(back) ? back : null;
}

interface StepState {
  readonly over?: string;
}

interface AddressStep {
  readonly open: (address: string) => void;
  readonly close: () => void;
}

/**
 * For dialogs with their own address. Closing goes back in the history if opened from `page`; otherwise replaces the
 * address.
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
