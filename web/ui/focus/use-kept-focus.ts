import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus within a part whose controls give way to others: the first of those takes it. What it gives back is
 * spread over the part.
 */
export function useKeptFocus<Part extends HTMLElement>() {
  const ref = useRef<Part>(null);
  const held = useRef(false);
  // React keeps quiet about a focus that goes with its control: who held it before then holds it still.
  useLayoutEffect(() => {
    if (!held.current || document.activeElement !== document.body) return;
    ref.current?.querySelector<HTMLElement>('button:enabled, a[href]')?.focus({ preventScroll: true });
  });
  return {
    ref,
    onFocus: () => {
      held.current = true;
    },
    onBlur: () => {
      held.current = false;
    },
  };
}
