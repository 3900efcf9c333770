const STOPS = 'a[href], button, input, select, textarea, [tabindex="0"]';

/** Makes scrolling areas without focusable content focusable. Returns a function that stops. */
export function reachScrolling(body: HTMLElement): () => void {
  const update = () => {
    const needsStop = body.scrollHeight > body.clientHeight && body.querySelector(STOPS) === null;
    if (needsStop) body.tabIndex = 0;
    else body.removeAttribute('tabindex');
  };
  const size = new ResizeObserver(update);
  size.observe(body);
  const content = new MutationObserver(update);
  content.observe(body, { childList: true, subtree: true });
  return () => {
    size.disconnect();
    content.disconnect();
  };
}
