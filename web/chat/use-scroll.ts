import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Scrolled less far up still counts as at the end. */
const END_PX = 40;

interface Anchor {
  readonly id: string;
  readonly top: number;
}

/** Stays at the end as messages come; scrolled up, what is read stays in its place. */
export function useScroll(newestId: string | undefined, ownCount: number) {
  const box = useRef<HTMLDivElement>(null);
  const anchor = useRef<Anchor | null>(null);
  /** The newest message when the player scrolled up; null at the end. */
  const [leftAt, setLeftAt] = useState<string | null>(null);
  const isAway = useRef(false);
  const lastTop = useRef(0);

  const keep = useCallback(() => {
    const list = box.current;
    if (!list) return;
    // Scrolled up, which is told a moment later.
    if (!isAway.current && list.scrollTop < lastTop.current - 1 && !isAtEnd(list)) {
      isAway.current = true;
      anchor.current = anchorOf(list);
    }
    const held = anchor.current && list.querySelector(`[data-message="${anchor.current.id}"]`);
    if (!isAway.current) list.scrollTop = list.scrollHeight;
    else if (held && anchor.current) list.scrollTop += topIn(list, held) - anchor.current.top;
    lastTop.current = list.scrollTop;
  }, []);

  const onScroll = () => {
    const list = box.current;
    if (!list) return;
    // Told of late: the end may have moved on by itself.
    const isUp = list.scrollTop < lastTop.current;
    isAway.current = !isAtEnd(list) && (isUp || isAway.current);
    lastTop.current = list.scrollTop;
    setLeftAt((before) => (isAway.current ? (before ?? newestId ?? null) : null));
    anchor.current = anchorOf(list);
  };

  const toEnd = useCallback(() => {
    isAway.current = false;
    setLeftAt(null);
    keep();
  }, [keep]);

  // One's own message is always shown.
  const own = useRef(ownCount);
  useLayoutEffect(() => {
    if (ownCount > own.current) toEnd();
    own.current = ownCount;
  }, [ownCount, toEnd]);

  useLayoutEffect(keep);

  // Pictures and cards come later, and the panel changes its height.
  useLayoutEffect(() => {
    const list = box.current;
    if (!list) return undefined;
    const watch = new ResizeObserver(keep);
    watch.observe(list);
    for (const child of list.children) watch.observe(child);
    return () => watch.disconnect();
  }, [keep]);

  return { box, onScroll, leftAt, toEnd };
}

const isAtEnd = ({ scrollHeight, scrollTop, clientHeight }: Element) =>
  scrollHeight - scrollTop - clientHeight <= END_PX;

const topIn = (list: Element, item: Element) =>
  item.getBoundingClientRect().top - list.getBoundingClientRect().top;

/** The first message in sight. */
function anchorOf(list: Element): Anchor | null {
  for (const item of list.querySelectorAll<HTMLElement>('[data-message]')) {
    const top = topIn(list, item);
    if (top + item.offsetHeight > 0) return { id: item.dataset['message'] ?? '', top };
  }
  return null;
}
