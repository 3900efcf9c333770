/** For Radix's `onCloseAutoFocus`: returns to the dialog's opener, else to the page. */
export function returnFocus(event: Event, opener: Element | null): void {
  event.preventDefault();
  // A new page has already focused its heading.
  if (document.activeElement !== document.body) return;
  if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) opener.focus();
  // Does not scroll: a new page starts at its top.
  else document.querySelector('main')?.focus({ preventScroll: true });
}
