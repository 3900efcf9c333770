import { useLayoutEffect, useRef } from 'react';

/** When a focused control is replaced, focuses the first one in this part. Spread the result over the part. */
export function usePartFocus<Part extends HTMLElement>() {
  const ref = useRef<Part>(null);
  const hasFocus = useRef(false);
  // React fires no blur for a removed control.
  useLayoutEffect(() => {
    if (!hasFocus.current || document.activeElement !== document.body) return;
    const next = ref.current?.querySelector<HTMLElement>('button:enabled, a[href]');
    next?.focus({ preventScroll: true });
    // Scrolls as little as possible; `focus` would centre it.
    next?.scrollIntoView({ block: 'nearest' });
  });
  return {
    ref,
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: () => {
      hasFocus.current = false;
    },
  };
}
