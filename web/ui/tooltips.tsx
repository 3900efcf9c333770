import { useEffect, useState } from 'react';

/** Px. */
const GAP = 6;
/** With less room below (px), the tooltip goes above. */
const ROOM = 64;

/** Screen readers read the button's label. */
export default function Tooltips() {
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
      // Clamped to the window.
      style={{
        ...beside,
        left: middle,
        translate: `max(8px - ${middle}, min(-50%, 100vw - 8px - ${middle} - 100%))`,
      }}
    >
      {tip.label}
    </span>
  );
}

interface Tip {
  readonly label: string;
  /** In window coordinates. */
  readonly at: DOMRect;
}

/** docs/rules/screens.md#notices-and-tips */
const OPENS_AFTER_MS = 700;
/** A tooltip opens at once this soon after another. */
const SKIPS_WITHIN_MS = 300;
/** Time to move from button to tooltip. */
const GRACE_MS = 100;

const BUTTON = '.btn-icon';

/**
 * Shows after the pointer rests on an icon button, or on keyboard focus; hides when the pointer leaves both, or on
 * Escape. Returns a function that stops.
 */
function watchTooltips(show: (tip: Tip | undefined) => void): () => void {
  let over: Element | null = null;
  let isShown = false;
  let closedAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const open = (button: Element) => {
    clearTimeout(timer);
    if (!button.isConnected) return;
    isShown = true;
    show({ label: button.getAttribute('aria-label') ?? '', at: button.getBoundingClientRect() });
  };
  const close = () => {
    clearTimeout(timer);
    if (!isShown) return;
    isShown = false;
    closedAt = performance.now();
    show(undefined);
  };
  const onPointer = ({ target, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse' || !(target instanceof Element)) return;
    if (target.closest('.tooltip')) {
      clearTimeout(timer);
      return;
    }
    const button = target.closest(BUTTON);
    if (button === over) return;
    over = button;
    clearTimeout(timer);
    if (button === null) {
      timer = setTimeout(close, GRACE_MS);
      return;
    }
    const skips = isShown || performance.now() - closedAt < SKIPS_WITHIN_MS;
    timer = setTimeout(() => open(button), skips ? 0 : OPENS_AFTER_MS);
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches(`${BUTTON}:focus-visible`)) open(target);
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  };

  // Loaded after the page, perhaps with a button already focused.
  if (document.activeElement?.matches(`${BUTTON}:focus-visible`)) open(document.activeElement);
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('pointerover', onPointer, { signal });
  document.addEventListener('focusin', onFocus, { signal });
  document.addEventListener('keydown', onKey, { signal });
  for (const gone of ['focusout', 'click', 'scroll'] as const) {
    document.addEventListener(gone, close, { signal, capture: true });
  }
  return () => {
    clearTimeout(timer);
    listening.abort();
  };
}
