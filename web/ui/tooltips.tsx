import { useEffect, useState } from 'react';
import { watchTooltips } from './watch-tooltips.ts';
import type { Tip } from './watch-tooltips.ts';

/** Pixels between a button and its words. */
const GAP = 6;
/** Where less room is left under a button, its words stand above. */
const ROOM = 64;

/** What an icon button does, in words beside it. Hidden from screen readers, which know it by its label. */
export function Tooltips() {
  const [tip, setTip] = useState<Tip>();
  useEffect(() => watchTooltips(setTip), []);
  if (!tip) return null;
  const { top, bottom, left, width } = tip.at;
  const middle = `${left + width / 2}px`;
  const beside =
    bottom + ROOM > window.innerHeight ? { bottom: window.innerHeight - top + GAP } : { top: bottom + GAP };
  return (
    <span
      className="tooltip"
      aria-hidden
      // Under the middle of the button, as far as the window allows.
      style={{
        ...beside,
        left: middle,
        translate: `max(8px - ${middle}, min(-50%, 100vw - 8px - ${middle} - 100%))`,
      }}
    >
      {tip.words}
    </span>
  );
}
