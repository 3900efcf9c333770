/** Lets dialogs leave room for the notice. */
export function reserveRoom(toasts: HTMLElement | null): (() => void) | undefined {
  if (toasts === null) return undefined;
  const { style } = document.documentElement;
  const watcher = new ResizeObserver(() => style.setProperty('--toast-height', `${toasts.offsetHeight}px`));
  watcher.observe(toasts);
  return () => watcher.disconnect();
}
