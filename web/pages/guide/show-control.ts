/** Marks a control that the guide shows: `data-guide="feed"`. */
const controlOf = (name: string) =>
  document.querySelector<HTMLElement>(`[data-guide='${name}']:not(:disabled)`);

const SIGNS = ['pointerdown', 'keydown'] as const;

/**
 * Moves the focus to a control, on another page once `go` has led there and the control is shown. Whatever the player
 * does meanwhile ends the search.
 */
export function showControl(name: string, go: () => void): void {
  const here = controlOf(name);
  if (here) {
    focusOn(here);
    return;
  }
  const watch = new MutationObserver(() => {
    const control = controlOf(name);
    if (!control) return;
    stop();
    // After the focus of the new page's heading.
    setTimeout(() => focusOn(control));
  });
  const stop = () => {
    watch.disconnect();
    for (const sign of SIGNS) document.removeEventListener(sign, stop, true);
  };
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  go();
  // After the press itself.
  setTimeout(() => {
    for (const sign of SIGNS) document.addEventListener(sign, stop, true);
  });
}

/** Seen by whoever uses a mouse, too, until the focus moves on. */
function focusOn(control: HTMLElement): void {
  // Folded on phones.
  control.closest('details')?.setAttribute('open', '');
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  control.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' });
  control.focus({ preventScroll: true });
  control.dataset['shown'] = '';
  control.addEventListener('blur', () => delete control.dataset['shown'], { once: true });
}
