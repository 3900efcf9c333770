import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Within this distance the list still counts as at the end. */
const END_PX = 40;

interface Anchor {
  readonly id: string;
  readonly top: number;
}

/** Keeps the list at the end as messages come; when scrolled up, keeps the reader's position. */
export function useScroll(newestId: string | undefined, ownCount: number) {
  const box = useRef<HTMLDivElement>(null);
  const anchor = useRef<Anchor | null>(null);
  /** The newest message at the time of scrolling up; null at the end. */
  const [leftAt, setLeftAt] = useState<string | null>(null);
  const isAway = useRef(false);
  const lastTop = useRef(0);

  const reposition = useCallback(() => {
    const list = box.current;
    if (!list) return;
    // The player scrolled up; scroll events come a moment later.
    if (!isAway.current && list.scrollTop < lastTop.current - 1 && !isAtEnd(list)) {
      isAway.current = true;
      anchor.current = anchorOf(list);
    }
    const anchored = anchor.current && list.querySelector(`[data-message="${anchor.current.id}"]`);
    if (!isAway.current) list.scrollTop = list.scrollHeight;
    else if (anchored && anchor.current) list.scrollTop += topIn(list, anchored) - anchor.current.top;
    lastTop.current = list.scrollTop;
  }, []);

  const onScroll = () => {
    const list = box.current;
    if (!list) return;
    // Scroll events come late: the list may have moved to a new end meanwhile.
    const isUp = list.scrollTop < lastTop.current;
    isAway.current = !isAtEnd(list) && (isUp || isAway.current);
    lastTop.current = list.scrollTop;
    setLeftAt((before) => (isAway.current ? (before ?? newestId ?? null) : null));
    anchor.current = anchorOf(list);
  };

  const toEnd = useCallback(() => {
    isAway.current = false;
    setLeftAt(null);
    reposition();
  }, [reposition]);

  // Always shows the player's own message.
  const own = useRef(ownCount);
  useLayoutEffect(() => {
    if (ownCount > own.current) toEnd();
    own.current = ownCount;
  }, [ownCount, toEnd]);

  useLayoutEffect(reposition);

  // Pictures and cards load later, and the panel changes its height.
  useLayoutEffect(() => {
    const list = box.current;
    if (!list) return undefined;
    const watch = new ResizeObserver(reposition);
    watch.observe(list);
    for (const child of list.children) watch.observe(child);
    return () => watch.disconnect();
  }, [reposition]);

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
