import { useEffect, useRef } from 'react';

/** Whether the player asks for pages that hold still. */
export function isStill(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Scrolls along with a list, so that its `nth` row is in sight, until the player scrolls. For the list's own `ref`. */
export function useFollowed<List extends HTMLElement>(nth: number) {
  const list = useRef<List>(null);
  const left = useRef(false);
  useEffect(() => {
    const leave = () => {
      left.current = true;
    };
    window.addEventListener('wheel', leave, { passive: true });
    window.addEventListener('touchmove', leave, { passive: true });
    return () => {
      window.removeEventListener('wheel', leave);
      window.removeEventListener('touchmove', leave);
    };
  }, []);
  useEffect(() => {
    if (left.current) return;
    list.current?.children[nth]?.scrollIntoView({
      block: 'nearest',
      behavior: isStill() ? 'instant' : 'smooth',
    });
  }, [nth]);
  return list;
}
