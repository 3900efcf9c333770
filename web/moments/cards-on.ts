const KEY = 'moments';
const OFF = 'off';

/** Of this device. */
export function cardsAreOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== OFF;
  } catch {
    return true;
  }
}

export function turnCards(on: boolean): void {
  try {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
  } catch {
    // Without storage there is no choice to keep.
  }
}
