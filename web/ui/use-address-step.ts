import { useLocation } from 'wouter';

/** Kept with a step of the history: the page it was taken on. */
export interface StepState {
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
