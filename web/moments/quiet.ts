import { useEffect } from 'react';
import { isDialogOpen } from '../ui/open-dialogs.ts';

/** Pause after the last key or press, so that a card does not catch input meant for the page. */
const STILL_MS = 1_500;
const POLL_MS = 300;

/** Nobody listened before this code loaded, so a key may have just been pressed. */
let lastTouch = Date.now();
/** This page shows its results itself. */
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
  /** The last press closed the previous card, so no pause is needed. */
  readonly followsCard: boolean;
  readonly onQuiet: () => void;
}

/**
 * Waits until the player does not type, press or read a dialog, on a page that does not show results itself. Returns a
 * function that stops.
 */
export function whenQuiet({ followsCard, onQuiet }: Wishes): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = () => clearInterval(timer);
  const check = (isQuiet: boolean) => {
    if (!isQuiet) return;
    stop();
    onQuiet();
  };
  timer = setInterval(() => check(isQuietNow()), POLL_MS);
  check(followsCard ? isFree() : isQuietNow());
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
