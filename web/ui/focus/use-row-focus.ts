import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/**
 * When a focused row's control disappears, focuses the one now in its place, else the last, else the list. `controls`
 * selects one per row. Spread the result over the list.
 */
export function useRowFocus<Part extends HTMLElement>(controls: string) {
  const ref = useRef<Part>(null);
  const index = useRef(-1);
  const all = () => [...(ref.current?.querySelectorAll<HTMLElement>(controls) ?? [])];
  // React fires no blur for a removed control.
  useLayoutEffect(() => {
    if (index.current < 0 || document.activeElement !== document.body) return;
    const left = all();
    const heir = left[Math.min(index.current, left.length - 1)] ?? ref.current;
    heir?.focus({ preventScroll: true });
  });
  return {
    ref,
    tabIndex: -1,
    onFocus: ({ target }: FocusEvent) => {
      index.current = target instanceof HTMLElement ? all().indexOf(target) : -1;
    },
    onBlur: () => {
      index.current = -1;
    },
  };
}
