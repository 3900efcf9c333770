interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** They move about, scroll, or belong to the browser. */
const OTHER_KEYS = /^(?:Tab|Shift|Control|Alt|AltGraph|Meta|CapsLock|F\d+|Arrow.*|Page.*|Home|End)$/;

/** Any key closes a card, but for those that do something else; Enter and space press a control. */
export function closesCard({ key, ctrlKey, metaKey, altKey }: PressedKey, isOnControl: boolean): boolean {
  if (ctrlKey || metaKey || altKey || OTHER_KEYS.test(key)) return false;
  return !(isOnControl && (key === 'Enter' || key === ' '));
}

/** The second press of two quick ones was meant for the card before. */
const FRESH_MS = 400;

/** A card that came just now takes no key or press to close it. */
export function isFresh(since: number): boolean {
  return Date.now() - since < FRESH_MS;
}
