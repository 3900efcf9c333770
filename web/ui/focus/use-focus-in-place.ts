import { useLayoutEffect, useRef } from 'react';
import type { FocusEvent } from 'react';

/**
 * Keeps the focus in a list whose rows may leave it: when the control that has it goes, the one that now stands in its
 * place takes it, or the last; the list itself takes it once no row is left. `controls` selects one in each row. What
 * it gives back is spread over the list.
 */
export function useFocusInPlace<Part extends HTMLElement>(controls: string) {
  const ref = useRef<Part>(null);
  const place = useRef(-1);
  const all = () => [...(ref.current?.querySelectorAll<HTMLElement>(controls) ?? [])];
  // React tells of no blur when the control with the focus is removed: its place is still known.
  useLayoutEffect(() => {
    if (place.current < 0 || document.activeElement !== document.body) return;
    const left = all();
    const heir = left[Math.min(place.current, left.length - 1)] ?? ref.current;
    heir?.focus({ preventScroll: true });
  });
  return {
    ref,
    tabIndex: -1,
    onFocus: ({ target }: FocusEvent) => {
      place.current = target instanceof HTMLElement ? all().indexOf(target) : -1;
    },
    onBlur: () => {
      place.current = -1;
    },
  };
}
