const KEY = 'moments';
const OFF = 'off';

/** A setting of this device. */
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
    // Without storage the choice cannot be kept.
  }
}
