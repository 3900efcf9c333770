import { useEffect } from 'react';
import { isDialogOpen } from '../ui/open-dialogs.ts';

/** After the last key or press; a card that comes must not take what was meant for the page. */
const STILL_MS = 1_500;
const LOOK_EVERY_MS = 300;

/** Before this code came nobody listened: a key may have been pressed just now. */
let lastTouch = Date.now();
/** It tells its results itself. */
const SHOW_PAGE = /^\/shows\/[^/]+\/?$/;
const EVENTS = ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const;

/** `whenQuiet` hears keys and presses while this is mounted. */
export function useTouches(): void {
  useEffect(() => {
    const note = () => {
      lastTouch = Date.now();
    };
    for (const event of EVENTS) window.addEventListener(event, note, { capture: true, passive: true });
    return () => {
      for (const event of EVENTS) window.removeEventListener(event, note, { capture: true });
    };
  }, []);
}

interface Wishes {
  /** What the card needs: it is quiet only after this came. */
  readonly load: () => Promise<unknown>;
  /** The last press closed the card before: it need not have been a while ago. */
  readonly followsCard: boolean;
  readonly onQuiet: () => void;
}

/** Waits until nobody types, presses or reads a dialog, on a page that tells no result itself. Returns how to stop. */
export function whenQuiet({ load, followsCard, onQuiet }: Wishes): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    clearInterval(timer);
  };
  const look = (isQuiet: boolean) => {
    if (!isQuiet) return;
    stop();
    onQuiet();
  };
  const begin = () => {
    if (isStopped) return;
    timer = setInterval(() => look(isQuietNow()), LOOK_EVERY_MS);
    look(followsCard ? isFree() : isQuietNow());
  };
  // Without its code the moment comes again at the next visit.
  load().then(begin, () => undefined);
  return stop;
}

function isQuietNow(): boolean {
  return Date.now() - lastTouch >= STILL_MS && isFree();
}

function isFree(): boolean {
  return !(document.hidden || isDialogOpen() || isTyping() || SHOW_PAGE.test(window.location.pathname));
}

const FIELDS =
  'input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable=true]';

function isTyping(): boolean {
  return document.activeElement?.matches(FIELDS) ?? false;
}
