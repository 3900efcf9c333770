interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const CLOSING_KEYS: readonly string[] = ['Escape', 'Enter', 'Backspace'];

/**
 * Letters, space and a few others, which also end a reveal; all other keys belong to the browser, the device or a
 * screen reader. Enter and space press a focused control.
 */
export function closesCard({ key, ctrlKey, metaKey, altKey }: PressedKey, isOnControl: boolean): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  if (isOnControl && (key === 'Enter' || key === ' ')) return false;
  return CLOSING_KEYS.includes(key) || /^.$/u.test(key);
}

export function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.matches('a, button');
}

/** A quick second press was meant for the previous card. */
const FRESH_MS = 400;

/** A card this new ignores keys and presses that would close it. */
export function isFresh(since: number): boolean {
  return Date.now() - since < FRESH_MS;
}
