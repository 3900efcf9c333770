import { useEffect, useState } from 'react';
import { isDialogOpen } from '../ui/open-dialogs.ts';

/** After the last key or press; a card that comes must not take what was meant for the page. */
const STILL_MS = 1_500;
const LOOK_EVERY_MS = 300;

let lastTouch = 0;
/** It tells its results itself. */
const SHOW_PAGE = /^\/shows\/[^/]+\/?$/;
const EVENTS = ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const;

/** True once nobody types, presses or reads a dialog, on a page that tells no result itself. */
export function useQuiet(isWaiting: boolean): boolean {
  const [isQuiet, setIsQuiet] = useState(false);
  useEffect(() => {
    const note = () => {
      lastTouch = Date.now();
    };
    for (const event of EVENTS) window.addEventListener(event, note, { capture: true, passive: true });
    return () => {
      for (const event of EVENTS) window.removeEventListener(event, note, { capture: true });
    };
  }, []);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const look = () => setIsQuiet(isQuietNow());
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => {
      clearInterval(timer);
      setIsQuiet(false);
    };
  }, [isWaiting]);
  return isQuiet;
}

function isQuietNow(): boolean {
  if (document.hidden || isDialogOpen() || isTyping()) return false;
  return Date.now() - lastTouch >= STILL_MS && !SHOW_PAGE.test(window.location.pathname);
}

const FIELDS =
  'input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable=true]';

function isTyping(): boolean {
  return document.activeElement?.matches(FIELDS) ?? false;
}
