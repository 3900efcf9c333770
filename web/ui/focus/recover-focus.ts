/** Gives other code time to place the focus first. */
const OTHERS_FIRST_MS = 100;

/**
 * When a focused control disappears after use, focuses the heading above it, so that Tab does not restart at the top of
 * the document. Returns a function that stops.
 */
export function recoverFocus(): () => void {
  let focused: Element | undefined;
  let around: readonly Element[] = [];

  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    focused = target;
    around = partsAround(target);
  };
  // The player dropped the focus on purpose, by clicking outside all controls.
  const onBlur = ({ target }: FocusEvent) =>
    setTimeout(() => {
      if (target === focused && focused && isFocusable(focused) && focused !== document.activeElement)
        focused = undefined;
    });
  const isLost = () => focused !== undefined && !isFocusable(focused) && isNowhere();
  const watch = new MutationObserver(() => {
    if (!isLost()) return;
    setTimeout(() => {
      if (isLost()) focusHeadingOf(around);
    }, OTHERS_FIRST_MS);
  });

  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', onBlur);
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden'] });
  return () => {
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('focusout', onBlur);
    watch.disconnect();
  };
}

const isFocusable = (element: Element) => element.isConnected && !element.matches(':disabled, [hidden] *');
const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

/** Innermost first. */
function partsAround(element: Element): Element[] {
  const parts: Element[] = [];
  for (let part = element.closest(PART); part; part = part.parentElement?.closest(PART) ?? null) {
    parts.push(part);
  }
  return parts;
}

const PART = 'section, aside, main';

function focusHeadingOf(parts: readonly Element[]): void {
  for (const part of parts) {
    const heading = part.isConnected ? part.querySelector<HTMLElement>('h1, h2, h3') : null;
    if (heading === null) continue;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return;
  }
}
