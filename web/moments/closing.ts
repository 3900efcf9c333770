interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const CLOSING_KEYS: readonly string[] = ['Escape', 'Enter', 'Backspace'];

/**
 * Letters, space and a few others, also to end a reveal: the rest belong to the browser, the device or a screen
 * reader. Enter and space press a focused control.
 */
export function closesCard({ key, ctrlKey, metaKey, altKey }: PressedKey, isOnControl: boolean): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  if (isOnControl && (key === 'Enter' || key === ' ')) return false;
  return CLOSING_KEYS.includes(key) || /^.$/u.test(key);
}

export function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.matches('a, button');
}

/** The second press of two quick ones was meant for the card before. */
const FRESH_MS = 400;

/** A card that came just now takes no key or press to close it. */
export function isFresh(since: number): boolean {
  return Date.now() - since < FRESH_MS;
}
