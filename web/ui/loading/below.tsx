import { useEffect, useRef, useState, type ReactNode } from 'react';
import { SETTLED_MS } from './when-idle.ts';

/** Px of the window's foot where a glimpse of the part does not count. */
const GLIMPSE = 160;
/** Signs that the player continues. */
const SIGNS = ['scroll', 'wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

interface BelowProps {
  /** True loads at once. */
  readonly now: boolean;
  /** Keeps the space. */
  readonly meanwhile?: ReactNode;
  /** May load its own code. */
  readonly children: ReactNode;
}

/**
 * A part that the first view does not need. Loads when the window shows more than a glimpse of it, when the player
 * continues, or when the page has settled.
 */
export function Below({ now, meanwhile = null, children }: BelowProps) {
  const room = useRef<HTMLDivElement>(null);
  const [isDue, setDue] = useState(now);
  useEffect(
    () => (isDue || room.current === null ? undefined : onDue(room.current, () => setDue(true))),
    [isDue],
  );
  return isDue ? children : <div ref={room}>{meanwhile}</div>;
}

/** Acts once. Returns a function that stops. */
function onDue(element: Element, act: () => void): () => void {
  const due = () => {
    stop();
    act();
  };
  const watcher = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) due();
    },
    { rootMargin: `0px 0px -${GLIMPSE}px 0px` },
  );
  const timer = setTimeout(due, SETTLED_MS);
  const listening = new AbortController();
  function stop() {
    watcher.disconnect();
    clearTimeout(timer);
    listening.abort();
  }
  watcher.observe(element);
  for (const sign of SIGNS)
    window.addEventListener(sign, due, { signal: listening.signal, passive: true, capture: true });
  return stop;
}
